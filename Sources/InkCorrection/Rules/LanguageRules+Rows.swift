// One row a language: in what it differs from most.

import InkText

extension LanguageRules {
  /// The languages that have rules of their own, by their codes.
  static let rows = Dictionary(
    uniqueKeysWithValues: [
      english, german, luxembourgish, swedish, french, spanish, portuguese, italian, catalan,
    ].map { ($0.code, $0) })

  private static let english = LanguageRules(
    code: "en", hasMarks: false, listHasSlips: false, listHasRunOnWords: true,
    keepsSmallWordsAtEnds: true, hasOlderSpellings: false, hasApostropheInGenitive: true,
    knownSlips: KnownSlips.english, formEndings: OwnWords.englishEndings,
    furtherWords: Set(
      wordsOf: """
        cwtch cwtches nisse nisser poitin signin signins signout signouts stollen stook stooked stooks tfstate wifie
        wifies
        """),
    respelledForms: EnglishMisspellings.forms,
    formsOfIrregularWords: { word, _ in EnglishIrregularForms.forms(of: word) },
    tellsApart: EnglishSpelling.isVariant,
    contractions: { typed, previous, beginsSentence in
      beginsSentence || !EnglishContractions.mayBeName(typed, behind: previous)
        ? EnglishContractions.contraction(of: typed, behind: previous) : nil
    },
    capitalizedNames: EnglishNames.name,
    pronouns: { EnglishPronoun.capital(of: $0, in: $1) })

  private static let german = LanguageRules(
    code: "de", writesNounsWithCapitals: true, knownSlips: KnownSlips.german,
    borrowedEndings: .init(
      [
        "en", "e", "t", "et", "st", "est", "te", "ten", "tet", "test", "end", "ende", "enden",
      ], ofParticiplesBehind: "ge"),
    furtherWords: ["isch", "nomal"],
    respelledForms: { Umlauts.forms(of: $0) },
    // Of what is a word nothing else is meant: nouns and other verbs have the endings of the rule, Fahrten, gesteht.
    formsOfIrregularWords: { $1 ? [] : GermanIrregularForms.forms(of: $0) },
    tellsApart: { GermanEndings.tellApart($0, $1) || Umlauts.isVariant($0, of: $1) })

  private static let luxembourgish = LanguageRules(code: "lb", writesNounsWithCapitals: true)

  private static let swedish = LanguageRules(
    code: "sv", knownSlips: KnownSlips.swedish,
    borrowedEndings: .init(["a", "ar", "ade", "at", "ades", "as", "ande"]))

  private static let french = LanguageRules(
    code: "fr", isTypedWithoutMarks: true, knownSlips: KnownSlips.french,
    borrowedEndings: .init([
      "er", "e", "é", "ée", "és", "ées", "ent", "ez", "ons", "ait", "aient", "ant",
    ]))

  private static let spanish = LanguageRules(
    code: "es", isTypedWithoutMarks: true, knownSlips: KnownSlips.spanish,
    borrowedEndings: .init(["ear", "eo", "ea", "ean", "eó", "eamos", "eado", "eada", "eando"]))

  private static let portuguese = LanguageRules(
    code: "pt", isTypedWithoutMarks: true, knownSlips: KnownSlips.portuguese,
    borrowedEndings: .init([
      "ar", "ear", "ou", "eou", "amos", "ado", "ada", "ando", "eado", "eando",
    ]))

  private static let italian = LanguageRules(code: "it", isTypedWithoutMarks: true)

  private static let catalan = LanguageRules(code: "ca", isTypedWithoutMarks: true)
}
