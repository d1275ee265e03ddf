// Short words that a list has but hardly anybody writes: beside a common word they are slips.

import InkLexicon
import InkModel
import InkText

extension Model {
  /// Whether a listed word in small letters is so short and rare that it may be a slip of a common word, if the
  /// sentence wants that one: tat, bre, yb. Lists have such words as abbreviations, as names and as words of other
  /// languages. Never a word that the user or the document has used. At the start of a sentence one with a capital as
  /// well, unless it is a name with that capital: Jga, beside JGA.
  ///
  /// Costs one look-up per pack.
  func isRareAndShort(_ typed: String, isAtStart: Bool = false, in document: DocumentModel?)
    -> Bool
  {
    let word = isAtStart && LetterCase.of(typed) == .title ? typed.lowercased() : typed
    guard isLeftToLists(word, ofLetters: letterCounts, in: document),
      word == typed || userWords.words(ofText: typed).isEmpty
    else { return false }
    let scores = packs.compactMap { Self.score(of: word, or: typed, in: $0) }
    return scores.max().map { $0 < mayBeSlipBelow } ?? false
  }

  /// Whether nobody but a list can speak for a word in small letters of so many letters: neither the user nor the
  /// document has ever used it, and no language has it among its further words.
  func isLeftToLists(
    _ typed: String, ofLetters counts: ClosedRange<Int>, in document: DocumentModel?
  ) -> Bool {
    counts.contains(typed.unicodeScalars.count) && LetterCase.of(typed) == .lower
      && typed.isLettersOnly && userWords.words(ofText: typed).isEmpty
      && userNgrams?.number(of: typed) == nil && document?.sightings(of: typed) ?? 0 == 0
      && !hasLanguage { $0.isFurther(typed) }
  }

  /// Returns ln P(the word in small letters, or as typed): of a name that is next to nothing.
  private static func score(of word: String, or typed: String, in pack: LanguagePack) -> Score? {
    pack.withFile { file in
      guard let id = pack.id(of: word, in: file), let known = pack.words.word(id, in: file)
      else { return nil }
      let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
      let share =
        known.surfaces.isEmpty
        ? 1
        : known.surfaces.lazy.filter { $0.form == word || $0.form == typed }
          .reduce(0) { $0 + Double($1.probability) }
      return Score(rawValue: unigrams.score(of: id)) + Logarithm.score(max(share, minimumShare))
    }
  }
}

/// One letter alone is a name of something; long words are seldom near another one by chance.
private let letterCounts = 2...5
private let mayBeSlipBelow = Score.once(in: 100_000)
/// Nearly every name has been written in small letters somewhere.
private let minimumShare = 0.01
