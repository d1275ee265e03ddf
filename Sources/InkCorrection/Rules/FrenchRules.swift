// The rules of French.

import InkText

/// The rules of French.
struct FrenchRules: LanguageRules {
  var code: String { "fr" }
  var isTypedWithoutMarks: Bool { true }
  var knownSlips: Set<String> { Self.knownSlips }
  var elidedWords: Set<String> { Self.elidedWords }
  var smallWords: Set<String> { SmallWords.french }
  var paradigms: [Paradigm] { Paradigm.french }
  var prefixes: [String] { ["anti", "auto", "dé", "multi", "pré", "re", "ré", "sur"] }

  private static let knownSlips = KnownSlips.french
    .union(Misspellings.french.slips).union(FrenchElisions.table.slips)
  private static let elidedWords: Set = ["c", "d", "j", "l", "m", "n", "qu", "s", "t"]
  private static let borrowedEndings = BorrowedVerbs.Endings([
    "er", "e", "é", "ée", "és", "ées", "ent", "ez", "ons", "ait", "aient", "ant",
  ])

  func respelledForms(_ word: String) -> [String] {
    Misspellings.french.forms(of: word) + FrenchElisions.table.forms(of: word)
  }

  func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? {
    // A capital inside a sentence marks a proper name: Mme Daccord.
    beginsSentence || LetterCase.of(typed) != .title ? FrenchElisions.elided(typed) : nil
  }

  func isBorrowedVerb(_ typed: String) -> Bool { Self.borrowedEndings.isVerb(typed) }
}
