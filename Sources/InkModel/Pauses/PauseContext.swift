// P(word | history, pause) in one pack.

import InkLexicon
import InkText

/// The probabilities in a pack of the words after some words and a pause. With P(w | h) by the n-grams, and q(w) =
/// P(w | comma) of the listed words:
///
///     P'(w) = λ P(w | h) g(w) / Z + (1 - λ) q(w)     of a listed word
///     P'(w) = λ P(w | h) / Z                         of each other word, before its first letter
///     P'(w) = (λ / Z + (1 - λ) r) P(w | h)           of each other word with a prefix; r makes the sum 1
///     g(w) = √(q(w) / P(w)), or (q(w) / P(w))² if it is below 1; relative to that of the others
///
/// λ is small, since what continues a phrase rarely follows its comma; for the same reason the (1 - λ) (1 - Σ q) that
/// are left go to the many words of which the n-grams expect none, until a letter tells. A word that is likely after
/// the history is so mostly without a comma, hence the root and the square. On six texts that no pack contains, 26 of
/// 100 words after a comma are among the first three, without all this 17.
struct PauseContext: Sendable {
  /// The listed words that the pack has, in order of their ids.
  private let words: [Word]
  /// The factor of the probability of another word.
  let factorOfOthers: Double
  /// The factor of the mass of any part of the other words, including those that are not expected.
  let factorOfOtherMass: Double

  /// A listed word.
  struct Word: Sendable {
    let id: Int
    /// P(word | history) by the n-grams.
    let before: Double
    /// P(word | history, pause).
    let probability: Double
  }

  /// λ, the best of four values on the six texts.
  private static let ngramShare = 0.4
  /// The lowest q(w), of words that were never counted after a comma.
  private static let minimumShare = 0.000_05

  /// Creates the context of a pack after some words; nil if no words of its language were counted. Costs as much as to
  /// score the listed words, of which there are about a hundred.
  init?(_ components: [NgramContext], in pack: LanguagePack, file: PackFile) {
    guard let list = PauseWords.ofLanguage(pack.metadata.language) else { return nil }
    let weights = pack.defaultWeights
    var entries: [(id: Int, share: Double, alone: Double, before: Double)] = []
    for (word, share) in list.shares {
      guard let id = pack.id(of: word, in: file) else { continue }
      let before = NgramContext.probability(
        of: id, after: components.span, weights: weights.span, in: file)
      entries.append(
        (id, max(share, Self.minimumShare), pack.unigram(id, weights: weights, in: file), before))
    }
    let (share, alone, before) = entries.reduce((0, 0, 0)) { sums, entry in
      (sums.0 + entry.share, sums.1 + entry.alone, sums.2 + entry.before)
    }
    guard share < 1, alone < 1, before < 1 else { return nil }
    // The gain of the others is one.
    let usual = (1 - share) / (1 - alone)
    let gains = entries.map { entry in
      let gain = entry.share / max(entry.alone * usual, .leastNormalMagnitude)
      return gain < 1 ? gain * gain : gain.squareRoot()
    }
    let whole = zip(entries, gains).reduce(1) { $0 + $1.0.before * ($1.1 - 1) }
    factorOfOthers = Self.ngramShare / max(whole, .leastNormalMagnitude)
    factorOfOtherMass =
      factorOfOthers + (1 - Self.ngramShare) * (1 - share) / (1 - before)
    words = zip(entries, gains).map { [factorOfOthers] entry, gain in
      Word(
        id: entry.id, before: entry.before,
        probability: factorOfOthers * entry.before * gain + (1 - Self.ngramShare) * entry.share)
    }.sorted { $0.id < $1.id }
  }

  /// Returns the word with an id among listed words; nil if it is none of them.
  static func word(_ id: Int, in words: ArraySlice<Word>) -> Word? {
    let place = words.partitionPoint { $0.id < id }
    return place < words.endIndex && words[place].id == id ? words[place] : nil
  }

  /// Returns the listed words with ids in a range.
  func words(in ids: Range<Int>) -> ArraySlice<Word> {
    let start = words.partitionPoint { $0.id < ids.lowerBound }
    let end = words.partitionPoint { $0.id < ids.upperBound }
    return words[start..<end]
  }
}
