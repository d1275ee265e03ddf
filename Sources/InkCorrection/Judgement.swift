// All that a typed word may have been meant to be, weighed against each other and against keeping it.

package import InkLexicon
import InkText

/// All hypotheses for one typed word, keeping it among them.
package struct Judgement: Sendable, Equatable {
  /// Whether the typed word is a known one.
  package var isKnown: Bool
  /// Whether its shape rules out any correction.
  package var isUntouchable: Bool
  /// The score of keeping what is typed.
  package var keep: Score
  /// The others, best first.
  package var others: [Hypothesis]
  /// What the letters of the typed word say for the others, in nats, see ``OrthographicEvidence``.
  var orthographicEvidence = 0.0

  /// λ: how much of a nat between two scores is certainty. Fitted with the costs of slips.
  static let certainty = 0.68
  /// How much of the alternatives' common weight counts against a word that nobody knows, and how sharply the two
  /// are told apart; fitted with ``UnknownWord``.
  private static let weightOfAlternatives = 0.475
  private static let sharpness = 1.4

  /// The share of each hypothesis: keeping what is typed, then the others in their order; they add up to 1.
  ///
  /// A nested logit (McFadden 1978): among themselves the others stand as their scores do, and together they
  /// stand against keeping the word.
  package var shares: (keep: Double, others: [Double]) {
    guard let best = others.map(\.score).max() else { return (1, []) }
    let weights = others.map { Logarithm.exponential(Self.certainty * ($0.score - best).nats) }
    let total = weights.reduce(0, +)
    let together = Self.certainty * best.nats + Logarithm.natural(total)
    let kept = Self.certainty * keep.nats
    let odds =
      isKnown
      ? together - kept
      : Self.sharpness * (Self.weightOfAlternatives * together - kept) + orthographicEvidence
    let share = 1 / (1 + Logarithm.exponential(odds))
    return (share, weights.map { $0 / total * (1 - share) })
  }
}

extension Judgement {
  /// Puts the others in order, keeps so many of them, and looks at the letters of the typed word beside the best one.
  mutating func keepBest(_ limit: Int, of word: TypedForm) {
    if !isKnown { preferSplit(word) }
    if let best = others.map(\.score).max() {
      // Most of what is typed falls into two words somewhere, though they have nothing to do with each other.
      others.removeAll {
        $0.text.utf8.contains(UInt8(ascii: " ")) && $0.score < best - Self.reachOfPairs
      }
    }
    others.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    others.removeLast(max(0, others.count - limit))
    if let best = others.first {
      orthographicEvidence = OrthographicEvidence.nats(of: word, beside: best.text)
    }
  }

  /// Puts two words before the first of them alone: letters that are a word of their own are rather one that lacks its
  /// space than a slip, "was a" rather than "was" for wasa. Not where the last letter is typed twice: dataa.
  private mutating func preferSplit(_ word: TypedForm) {
    for split in others where !split.isOnlyOffered {
      guard let space = split.text.firstIndex(of: " ") else { continue }
      let (first, rest) = (split.text[..<space], split.text[space...].dropFirst())
      guard word.text == normalizedWord(String(first + rest)),
        first.last != rest.last || rest.count > 1,
        let index = others.firstIndex(where: { $0.text == first })
      else { continue }
      others[index].score = min(others[index].score, split.score - Self.advantageOfSplit)
    }
  }

  /// Whether the best of the others is a typed word without the small word at its end, and the two words with a space
  /// between them are likely, too: It'sa. A finger hits such a letter as well, so that without them it may go: blocksa.
  ///
  /// - Parameters:
  ///   - typed: The word as it is typed.
  ///   - rules: What holds in its language.
  /// - Returns: Whether it may lack a space.
  func mayLackSpace(_ typed: String, in rules: any LanguageRules) -> Bool {
    guard rules.keepsSmallWordsAtEnds, let best = others.first else { return false }
    let (word, other) = (normalizedWord(typed), normalizedWord(best.text))
    guard word.utf8.count > other.utf8.count, word.hasPrefix(other) else { return false }
    let rest = String(word.dropFirst(other.count))
    guard rules.smallWords.contains(rest), rest.count > 1 || rest.last != other.last else {
      return false
    }
    return others.contains {
      normalizedWord($0.text) == other + " " + rest && best.score - $0.score < Self.reachOfSplit
    }
  }

  /// So much less likely than the best a pair may be: Tommo row, for Tommorow.
  private static let reachOfPairs = Score(nats: 7)
  /// So much likelier than the two words the one may be, for them to be thought of.
  private static let reachOfSplit = Score(nats: 3)
  /// So much likelier are the two words at least.
  private static let advantageOfSplit = Score(nats: 1)

  /// Adds a hypothesis; of two with one text the likelier one stays.
  ///
  /// - Parameters:
  ///   - text: The words in the case of what is typed.
  ///   - score: How likely it is that they were meant.
  ///   - form: The word as it is mostly written; nil where that is no matter.
  ///   - typed: What is typed.
  ///   - isOnlyOffered: Whether it is never put in unasked.
  mutating func add(
    _ text: String, _ score: Score, writtenAs form: String? = nil, typed: String,
    isOnlyOffered: Bool = false
  ) {
    if text == typed { return }
    let isCapitalized = form.map { LetterCase.of($0) != .lower } ?? false
    if let index = others.firstIndex(where: { $0.text == text }) {
      others[index].score = max(others[index].score, score)
      others[index].isCapitalized = others[index].isCapitalized || isCapitalized
      others[index].isOnlyOffered = others[index].isOnlyOffered && isOnlyOffered
    } else {
      others.append(
        Hypothesis(
          text: text, score: score, reason: CorrectionReason(typed: typed, meant: text),
          isCapitalized: isCapitalized, isOnlyOffered: isOnlyOffered))
    }
  }
}
