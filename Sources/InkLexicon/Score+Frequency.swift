// How often words are written: the scale of what is common and what is rare, as "once in so many words".

extension Score {
  /// Returns ln P of a word that is written once in so many words, regardless of context.
  ///
  /// What counts as common or as rare depends on what is asked of a word, so each question has thresholds of its own.
  /// Those named `…From` are for words written that often or more, those named `…Below` for words written less often.
  package static func once(in words: Double) -> Score { Logarithm.score(1 / words) }
}
