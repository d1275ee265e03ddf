// The values that are the rules of languages.

import Testing

@testable import InkCorrection

@Suite struct LanguageRulesTests {
  @Test(arguments: ["ca", "de", "en", "es", "fr", "it", "lb", "pt", "sv", "vi"])
  func `the rules of a language are set up once, whatever its region`(code: String) {
    #expect(languageRules(of: code).code == code)
    #expect(languageRules(of: code) === languageRules(of: code + "-ZZ"))
  }

  @Test func `a language without rules of its own has those that hold in most`() {
    let rules = languageRules(of: "xx-YY")
    #expect(rules.code == "xx")
    #expect(rules.knownSlips.isEmpty && rules.words.small.isEmpty && rules.words.names.isEmpty)
    #expect(rules.writing.hasMarks && !rules.writing.capitalizesNouns)
    #expect(rules.respelledForms(of: "recieve") == [] && rules.capitalizedName(of: "paris") == nil)
    #expect(languageRules(of: nil).code == "")
  }

  @Test(arguments: [
    ("de", "standart"), ("en", "definatly"), ("es", "exelente"), ("fr", "daccord"),
    ("fr", "parmis"), ("sv", "altid"),
  ])
  func `a misspelling is a known slip of its language alone`(language: String, word: String) {
    #expect(languageRules(of: language).knownSlips.contains(word))
    for other in ["de", "en", "es", "fr", "pt", "sv", "vi"] where other != language {
      #expect(!languageRules(of: other).knownSlips.contains(word))
    }
  }

  @Test func `a slip is in one list alone, and is no word that is meant as it is`() {
    let lists: [(Misspellings, Set<String>)] = [
      (.english, KnownSlips.english), (.french.adding(FrenchElisions.table), KnownSlips.french),
      (.german, KnownSlips.german), (.spanish, KnownSlips.spanish),
      (.swedish, KnownSlips.swedish), (.portuguese, KnownSlips.portuguese),
      (.vietnamese, ForcedReplacements.vietnamese.slips),
      (.german, ForcedReplacements.german.slips),
      (.spanish, ForcedReplacements.spanish.slips),
      (.portuguese, ForcedReplacements.portuguese.slips),
      (.swedish, ForcedReplacements.swedish.slips),
    ]
    for (misspellings, slips) in lists {
      #expect(misspellings.slips(besides: []).intersection(slips) == [])
    }
    let french = Misspellings.french.slips(besides: [])
    #expect(FrenchElisions.table.slips(besides: []).intersection(french) == [])
    #expect(KnownSlips.french.union(french).intersection(FrenchElisions.splits.keys) == [])
    for (splits, slips) in [
      (ForcedReplacements.german, KnownSlips.german), (.spanish, KnownSlips.spanish),
      (.swedish, KnownSlips.swedish), (.portuguese, KnownSlips.portuguese),
    ] {
      #expect(splits.slips.intersection(slips) == [])
    }
    let english = Misspellings.english.slips(besides: KnownSlips.english)
    #expect(EnglishWords.further.intersection(english) == [])
  }

  @Test(arguments: [
    Misspellings.english, .french, .german, .spanish, .swedish, .portuguese, .vietnamese,
    FrenchElisions.table,
  ])
  func `a misspelling resembles what is meant, so that no word of the list is missing`(
    misspellings: Misspellings
  ) {
    for typed in misspellings.slips(besides: []) {
      for meant in misspellings.forms(of: typed) {
        let difference = Array(typed).difference(from: Array(meant)).count
        #expect(1...6 ~= difference, "\(typed) for \(meant)")
      }
    }
  }

  @Test(arguments: [
    ("de", "garnicht"), ("es", "porfavor"), ("fr", "biensûr"), ("pt", "denovo"), ("sv", "ettpar"),
    ("vi", "chổ"),
  ])
  func `what is always put right is a known slip of its language`(language: String, word: String) {
    let rules = languageRules(of: language)
    #expect(rules.joinedWords.slips.contains(word))
    #expect(rules.knownSlips.isSuperset(of: rules.joinedWords.slips))
  }

  @Test func `a name gets its capital in the plural as well`() {
    let rules = languageRules(of: "en")
    #expect(rules.capitalizedName(of: "italians") == "Italians")
    #expect(rules.capitalizedName(of: "Italian") == nil)
  }
}
