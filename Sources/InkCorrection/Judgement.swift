// All hypotheses for a typed word, weighed against each other and against keeping the word.

package import InkLexicon
import InkText

/// All hypotheses for one typed word, including keeping it.
package struct Judgement: Sendable, Equatable {
  /// Whether the typed word is known.
  package var isKnown: Bool
  /// Why it may be a slip although it is known; nil for nearly all words.
  var doubt: ListedWordDoubt?
  /// Whether the shape of the typed word rules out any correction.
  var isUntouchable: Bool
  /// The score of keeping the typed word.
  package var keep: Score
  /// The other hypotheses, best first.
  package var others: [Hypothesis]
  /// The evidence from the letters of the typed word for the other hypotheses, in nats; see ``OrthographicEvidence``.
  var orthographicEvidence = 0.0

  /// λ, the scale: how much a nat between two scores is worth. Fitted together with the costs of slips.
  static let scale = 0.68
  /// The weight of the alternatives' total against an unknown word, and the steepness of the decision between the two;
  /// fitted together with ``UnknownWord``.
  private static let weightOfAlternatives = 0.475
  private static let sharpness = 1.4

  /// The shares of keeping the word and of the other hypotheses.
  package typealias Shares = (keep: Double, others: [Double])

  /// The share of each hypothesis: keeping the word, then the others in order; they add up to 1.
  ///
  /// A nested logit (McFadden 1978): the others share their total weight in proportion to their own weights, and
  /// compete with keeping the word as a group. Linear in the other words; not stored.
  package var shares: Shares {
    guard let best = others.map(\.score).max() else { return (1, []) }
    let weights = others.map { Logarithm.exponential(Self.scale * ($0.score - best).nats) }
    let total = weights.reduce(0, +)
    let together = Self.scale * best.nats + Logarithm.natural(total)
    let kept = Self.scale * keep.nats
    let odds =
      isKnown
      ? together - kept
      : Self.sharpness * (Self.weightOfAlternatives * together - kept) + orthographicEvidence
    let share = 1 / (1 + Logarithm.exponential(odds))
    return (share, weights.map { $0 / total * (1 - share) })
  }
}

extension Judgement {
  /// Sorts the other hypotheses, keeps the best of them, and adds the evidence of the letters for the best one.
  mutating func keepBest(of word: TypedForm) {
    if !isKnown { preferSplit(word) }
    if let best = others.map(\.score).max() {
      // Most words can be split into two words somewhere, which then have nothing to do with each other.
      others.removeAll { $0.isSplit && $0.score < best - Self.reachOfPairs }
    }
    others.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    others.removeLast(max(0, others.count - Self.weighedCount))
    if let best = others.first {
      orthographicEvidence = OrthographicEvidence.nats(of: word, beside: best.text)
    }
  }

  /// The number of other hypotheses that are weighed against each other.
  private static let weighedCount = 12

  /// Ranks two words above the first of them alone: extra letters that are a word by themselves are rather a word
  /// without its space than a slip, "was a" rather than "was" for wasa. Does not apply where the last letter is
  /// doubled: dataa.
  private mutating func preferSplit(_ word: TypedForm) {
    for split in others where split.offerReason == nil {
      guard let space = split.text.firstIndex(of: " ") else { continue }
      let (first, rest) = (split.text[..<space], split.text[space...].dropFirst())
      guard word.text == normalizedWord(String(first) + String(rest)),
        first.last != rest.last || rest.count > 1,
        let index = others.firstIndex(where: { $0.text == first })
      else { continue }
      others[index].score = min(others[index].score, split.score - Self.advantageOfSplit)
    }
  }

  /// How far below the best hypothesis a pair of words may score: Tommo row, for Tommorow.
  private static let reachOfPairs = Score(nats: 7)
  /// The minimum advantage of the two words.
  private static let advantageOfSplit = Score(nats: 1)

  /// Adds a hypothesis; of two with the same text, the better score is kept.
  ///
  /// - Parameters:
  ///   - text: The words in the letter case of the typed word.
  ///   - score: The score of the words.
  ///   - form: The word in its usual form; nil where that is irrelevant.
  ///   - typed: The word as typed.
  ///   - offerReason: Why it is never applied automatically; nil if it may be.
  mutating func add(
    _ text: String, _ score: Score, writtenAs form: String? = nil, typed: String,
    offeredFor offerReason: OfferReason? = nil
  ) {
    if text == typed { return }
    let isCapitalized = form.map { LetterCase.of($0) != .lower } ?? false
    if let index = others.firstIndex(where: { $0.text == text }) {
      others[index].score = max(others[index].score, score)
      others[index].isCapitalized = others[index].isCapitalized || isCapitalized
      others[index].offerReason = .ofBoth(others[index].offerReason, offerReason)
    } else {
      others.append(
        Hypothesis(
          text: text, score: score, reason: CorrectionReason(typed: typed, meant: text),
          isCapitalized: isCapitalized, offerReason: offerReason))
    }
  }
}
