// The rules of English.

import InkText

/// The rules of English.
struct EnglishRules: LanguageRules {
  var code: String { "en" }
  var hasMarks: Bool { false }
  var listHasSlips: Bool { false }
  var listHasRunOnWords: Bool { true }
  var keepsSmallWordsAtEnds: Bool { true }
  var hasOlderSpellings: Bool { false }
  var hasApostropheInGenitive: Bool { true }
  var knownSlips: Set<String> { KnownSlips.english }
  var formEndings: Set<String> { OwnWords.englishEndings }
  var furtherWords: Set<String> { Self.furtherWords }
  var smallWords: Set<String> { SmallWords.english }
  var separateWords: Set<String> { SmallWords.englishSeparate }
  var prefixes: [String] { Self.prefixes }
  var paradigms: [Paradigm] { Paradigm.english }
  var verbsOfThings: Set<String> { EnglishPronoun.otherVerbs }
  var wordsToldByNext: Set<String> { EnglishNextWord.words }
  var wordsToldAtStart: Set<String> { EnglishNextWord.wordsAtStart }

  private static let prefixes = [
    "anti", "auto", "micro", "mini", "mis", "multi", "non", "pre", "pseudo", "re",
    "semi", "sub", "super", "un",
  ]

  private static let furtherWords =
    generalWords.union(commands).union(abbreviations).union(exclamations)

  private static let generalWords = Set(
    wordsOf: "elven idxs iff signin signins signout signouts stollen")

  /// Of the commands that every Debian system has, those that the list lacks and that are near a common word.
  private static let commands = Set(
    wordsOf: """
      addpart blockdev delpart findfs lsns mesg rbash rgrep sdiff setarch shuf stdbuf
      """)

  private static let abbreviations = Set(
    wordsOf: """
      dept excl hrs incl lbs mgr mins mos pls plz ppl qty secs soln tbsp thx tmrw tsp tsps vol wk yrs
      """)

  private static let exclamations = Set(
    wordsOf: "ciao eek hmm hola huh meh nah ow oy psst tsk ugh ya yay yep yum")

  var verbsOfSaying: Set<String> { Self.verbsOfSaying }

  private static let verbsOfSaying: Set = [
    "added", "answered", "asked", "cried", "exclaimed", "laughed", "muttered", "nodded", "replied",
    "said", "says",
    "shouted", "shrugged", "sighed", "smiled", "thought", "told", "whispered", "wrote",
  ]

  func respelledForms(_ word: String) -> [String] { EnglishMisspellings.forms(of: word) }

  func irregularForms(of word: String, isKnown: Bool) -> [String] {
    EnglishIrregularForms.forms(of: word)
  }

  func mayBeGenitive(_ word: String) -> Bool { EnglishIrregularForms.mayBeGenitive(word) }

  func mayChange(_ typed: String, into meant: String) -> Bool {
    !EnglishSpelling.isVariant(typed, of: meant)
  }

  func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? {
    if beginsSentence { return EnglishContractions.contraction(beginning: typed) }
    if EnglishContractions.mayBeName(typed, behind: previous) { return nil }
    return EnglishContractions.contraction(of: typed, behind: previous)
  }

  func contraction(ofParts first: String, _ mark: Unicode.Scalar, _ second: String) -> String? {
    EnglishContractions.contraction(ofParts: first, mark, second)
  }

  func homophones(of word: String, behind previous: String?) -> [String] {
    EnglishHomophones.others(of: word, behind: previous)
  }

  func meant(by word: String, behind before: [String], before next: String) -> ToldWord? {
    EnglishNextWord.meant(by: word, behind: before, before: next)
  }

  func capitalizedName(of typed: String) -> String? { EnglishNames.name(of: typed) }

  func pronoun(of word: WordEnd, in text: Text) -> String? {
    EnglishPronoun.capital(of: word, in: text)
  }
}
