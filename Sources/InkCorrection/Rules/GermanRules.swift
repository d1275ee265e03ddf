// The rules of German.

/// The rules of German.
struct GermanRules: LanguageRules {
  var code: String { "de" }
  var mayLoseMarks: Bool { false }
  var writesNounsWithCapitals: Bool { true }
  var continuesSalutations: Bool { true }
  var knownSlips: Set<String> { Self.knownSlips }
  var furtherWords: Set<String> { Self.furtherWords }
  var smallWords: Set<String> { SmallWords.german }
  var separateWords: Set<String> { SmallWords.germanSeparate }
  var prefixes: [String] { ["mehr", "nicht"] }
  var paradigms: [Paradigm] { Paradigm.german }
  var furtherEndings: [String] { ["e", "s"] }

  private static let knownSlips = KnownSlips.german.union(Misspellings.german.slips)
  private static let furtherWords: Set = ["isch", "nomal"]
  private static let borrowedEndings = BorrowedVerbs.Endings(
    ["en", "e", "t", "et", "st", "est", "te", "ten", "tet", "test", "end", "ende", "enden"],
    ofParticiplesBehind: "ge")

  func respelledForms(_ word: String) -> [String] {
    Umlauts.forms(of: word) + Misspellings.german.forms(of: word)
  }

  // A known word means nothing else, since nouns and other verbs have regular endings: Fahrten, gesteht.
  func irregularForms(of word: String, isKnown: Bool) -> [String] {
    isKnown ? [] : GermanIrregularForms.forms(of: word)
  }

  func mayChange(_ typed: String, into meant: String) -> Bool {
    !GermanEndings.tellApart(typed, meant) && !Umlauts.isVariant(typed, of: meant)
  }

  func isBorrowedVerb(_ typed: String) -> Bool { Self.borrowedEndings.isVerb(typed) }
}
