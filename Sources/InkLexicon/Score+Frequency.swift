// How often words are written: the scale of what is common and what is rare, as "once in so many words".

extension Score {
  /// Returns ln P of a word that is written once in so many words, regardless of context.
  ///
  /// What counts as common or as rare depends on what is asked of a word, so each question has its own threshold, set
  /// by what it changed in texts. Where several came out alike they share one of the frequencies below; how many words
  /// are that frequent was counted in the English pack, which has 233,700, and is similar in the others. Thresholds
  /// named `…From` are for words written that often or more, those named `…Below` for words written less often.
  package static func once(in words: Double) -> Score { Logarithm.score(1 / words) }

  /// That of words of which 1,200 are as frequent or more so.
  package static let ofBasicWords = once(in: 8_000)
  /// Of which 4,800 are.
  package static let ofCommonWords = once(in: 36_000)
  /// Of which 7,000 are.
  package static let ofEverydayWords = once(in: 60_000)
  /// Of which 23,600 are.
  package static let ofFamiliarWords = once(in: 440_000)
  /// Of which 39,700 are, so that most words of the pack are rarer.
  package static let ofRareWords = once(in: 1_200_000)
}
