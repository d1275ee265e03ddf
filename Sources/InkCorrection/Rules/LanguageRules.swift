// The home of what holds in one language: its forms, its spellings, its contractions, its well-known slips.

package import InkText

/// What the grammar and the spelling of one language say about typed words.
///
/// A language without rules here has those that hold in most. Looked up once a place, and for the words of a pack.
package struct LanguageRules: Sendable, Equatable {
  /// The primary subtag of its BCP 47 tag, in small letters; empty where no language is known.
  package let code: String

  /// The rules of a language by its BCP 47 tag; those of no language in particular for nil.
  package init(of tag: String?) { code = primaryLanguage(of: tag) }

  /// Whether its words have letters with marks: those of all languages but English.
  var hasMarks: Bool { code != "en" }

  /// Whether it is often typed without the marks of its letters.
  var isTypedWithoutMarks: Bool { ["ca", "es", "fr", "it", "pt"].contains(code) }

  /// Whether its list of words has slips as well, which that of English hardly does.
  var listHasSlips: Bool { code != "en" }

  /// Whether texts are written in spellings of other times that are a letter or two from those of today.
  var hasOlderSpellings: Bool { code != "en" }

  /// Whether its nouns begin with capitals, so that a capital inside a sentence is no sign of a name.
  var writesNounsWithCapitals: Bool { code == "de" || code == "lb" }

  /// Whether its genitives have an apostrophe, which is often left out.
  var hasApostropheInGenitive: Bool { code == "en" }

  /// What a word may stand for that is spelled on a keyboard without the letters of the language; see ``Umlauts``.
  func respelledForms(of word: String) -> [String] {
    code == "de" ? Umlauts.forms(of: word) : []
  }

  /// The forms of irregular words that may be meant by a word, as language models know it, that is made by the rule.
  ///
  /// - Parameters:
  ///   - word: The word, whether it is one or not.
  ///   - isKnown: Whether it is one: of German then nothing is meant, as nouns and other verbs have the endings of the
  ///     rule: Fahrten, gesteht.
  /// - Returns: The forms, the preterite before the participle; none for nearly all words.
  func irregularForms(of word: String, isKnown: Bool = false) -> [String] {
    switch code {
    case "en": EnglishIrregularForms.forms(of: word)
    case "de": isKnown ? [] : GermanIrregularForms.forms(of: word)
    default: []
    }
  }

  /// Whether one of its words may become another one without being asked for, as far as two forms or two spellings of
  /// one word go; both as language models know them.
  func mayChange(_ typed: String, into meant: String) -> Bool {
    switch code {
    case "en": !EnglishSpelling.isVariant(typed, of: meant)
    case "de": !GermanEndings.tellApart(typed, meant) && !Umlauts.isVariant(typed, of: meant)
    default: true
    }
  }

  /// The contraction of a word typed without its apostrophe; see ``EnglishContractions``.
  ///
  /// - Parameters:
  ///   - typed: The word as it is typed.
  ///   - previous: The word before, as language models know it.
  ///   - capitalIsUninformative: Whether it begins a sentence, where its capital is none of a name.
  /// - Returns: The contraction in the case of the typed word; nil if it is none.
  package func contraction(
    of typed: String, behind previous: String?, capitalIsUninformative: Bool
  ) -> String? {
    if code != "en" || !capitalIsUninformative && EnglishContractions.mayBeName(typed) {
      return nil
    }
    return EnglishContractions.contraction(of: typed, behind: previous)
  }

  /// A pronoun that is always a capital, where one stands in small letters: I. See ``EnglishPronoun``.
  package func pronoun(of word: WordEnd, in text: Text) -> String? {
    code == "en" ? EnglishPronoun.capital(of: word, in: text) : nil
  }

  /// Whether a word is an English verb with an ending of this language: committet.
  package func isBorrowedVerb(_ typed: String) -> Bool { BorrowedVerbs.contains(typed, in: code) }

  /// Well-known slips of its words that are common words of other languages, so that these do not excuse them: wich,
  /// which is German.
  var knownSlips: Set<String> { code == "en" ? Self.englishSlips : [] }

  private static let englishSlips = Set(
    wordsOf: "abou adn adress adresses dont frist hav thier valu wich")
}
