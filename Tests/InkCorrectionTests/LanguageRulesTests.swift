// The values that are the rules of languages.

import InkText
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
    #expect(!rules.isKnownSlip("teh") && rules.words.small.isEmpty && rules.words.names.count == 0)
    #expect(rules.writing.hasMarks && !rules.writing.capitalizesNouns)
    #expect(rules.respelledForms(of: "recieve") == [] && rules.capitalizedName(of: "paris") == nil)
    #expect(languageRules(of: nil).code == "")
  }

  @Test(arguments: [
    ("de", "standart"), ("en", "definatly"), ("es", "exelente"), ("fr", "daccord"),
    ("fr", "parmis"), ("sv", "altid"),
  ])
  func `a misspelling is a known slip of its language alone`(language: String, word: String) {
    #expect(languageRules(of: language).isKnownSlip(word))
    for other in ["de", "en", "es", "fr", "pt", "sv", "vi"] where other != language {
      #expect(!languageRules(of: other).isKnownSlip(word))
    }
  }

  @Test func `a slip is in one list alone, and is no word that is meant as it is`() {
    let known = (
      english: Set(wordsOf: KnownSlips.english), french: Set(wordsOf: KnownSlips.french),
      german: Set(wordsOf: KnownSlips.german), spanish: Set(wordsOf: KnownSlips.spanish),
      swedish: Set(wordsOf: KnownSlips.swedish), portuguese: Set(wordsOf: KnownSlips.portuguese)
    )
    let lists: [(Misspellings, Set<String>)] = [
      (.english, known.english), (.french.adding(FrenchElisions.table), known.french),
      (.german, known.german), (.spanish, known.spanish),
      (.swedish, known.swedish), (.portuguese, known.portuguese),
      (.vietnamese, ForcedReplacements.vietnamese.slips),
      (.german, ForcedReplacements.german.slips),
      (.spanish, ForcedReplacements.spanish.slips),
      (.portuguese, ForcedReplacements.portuguese.slips),
      (.swedish, ForcedReplacements.swedish.slips),
    ]
    for (misspellings, slips) in lists {
      #expect(slips.intersection(misspellings.table.keys) == [])
    }
    let french = Set(Misspellings.french.table.keys)
    #expect(french.intersection(FrenchElisions.table.table.keys) == [])
    #expect(known.french.union(french).intersection(FrenchElisions.splits.keys) == [])
    for (splits, slips) in [
      (ForcedReplacements.german, known.german), (.spanish, known.spanish),
      (.swedish, known.swedish), (.portuguese, known.portuguese),
    ] {
      #expect(splits.slips.intersection(slips) == [])
    }
    let english = known.english.union(Misspellings.english.table.keys)
    #expect(EnglishWords.further.intersection(english) == [])
  }

  @Test(arguments: [
    Misspellings.english, .french, .german, .spanish, .swedish, .portuguese, .vietnamese,
    FrenchElisions.table,
  ])
  func `a misspelling resembles what is meant, so that no word of the list is missing`(
    misspellings: Misspellings
  ) {
    for (typed, meant) in misspellings.table {
      let difference = Array(typed).difference(from: Array(meant)).count
      #expect(1...6 ~= difference, "\(typed) for \(meant)")
    }
  }

  @Test(arguments: [
    ("de", "garnicht"), ("es", "porfavor"), ("fr", "biensûr"), ("pt", "denovo"), ("sv", "ettpar"),
    ("vi", "chổ"),
  ])
  func `what is always put right is a known slip of its language`(language: String, word: String) {
    let rules = languageRules(of: language)
    #expect(rules.joinedWords.slips.contains(word))
    #expect(rules.joinedWords.slips.allSatisfy(rules.isKnownSlip))
  }

  @Test func `a name gets its capital in the plural as well`() {
    let rules = languageRules(of: "en")
    #expect(rules.capitalizedName(of: "italians") == "Italians")
    #expect(rules.capitalizedName(of: "Italian") == nil)
  }
}
