// A small word that was typed twice: the the.

import InkCorrection
import InkLexicon
import InkText

extension TypingCorrector {
  /// One word in place of two, if it was typed twice and never follows itself, as "that" and "had" do. Costs a
  /// comparison for nearly all words.
  mutating func repeatedWord(in document: inout Document) -> TypingCorrection? {
    guard let pair, pair.isRepetition,
      let judge = judge(of: pair, in: &document),
      judge.place.language.rules.words.neverRepeated.contains(pair.second)
    else { return nil }
    return correction(of: pair, to: pair.made?.text ?? pair.first, by: judge)
  }
}

extension TypedPair {
  /// Whether both are the same word.
  fileprivate var isRepetition: Bool { normalizedWord(made?.text ?? first) == second }
}
