// The quality of corrections: counts over slips whose intended text is known.

/// Counts of an engine's corrections of slips.
package struct CorrectionFigures: Hashable, Sendable {
  /// Counts for the slips of one kind, or for all.
  package struct Count: Hashable, Sendable {
    /// The number of slips.
    package var slips = 0
    /// The number of slips whose first correction is right.
    package var first = 0

    /// The share of slips whose first correction is right, 0…1.
    package var firstRate: Double { share(of: first, in: slips) }
  }

  /// A slip whose first correction is not right.
  package struct Miss: Hashable, Sendable {
    /// What is typed.
    package var typed: String
    /// What is meant.
    package var meant: String
    /// The first correction; nil if there is none.
    package var first: String?
    /// The rank of the right word among the corrections, 2 or more; nil if it is not among them.
    package var rank: Int?
    /// Whether that one replaces the typed word automatically.
    package var isAutomatic: Bool
    /// Whether the typed word is a word itself.
    package var isWord: Bool
  }

  /// The number of slips, or of pairs of a list.
  package var slips = 0
  /// The number of those whose first correction is right.
  package var first = 0
  /// … with a right one among the first three.
  package var amongThree = 0
  /// … with a right one among the first five.
  package var amongFive = 0
  /// The number of those without any correction.
  package var silent = 0
  /// The number of those that are words themselves.
  package var words = 0
  /// The number of those automatically corrected to a right word.
  package var putRight = 0
  /// The number of those automatically changed to another word.
  package var madeWrong = 0
  /// The counts by kind of slip; empty for pairs of a list.
  package var kinds: [SlipKind: Count] = [:]
  /// The slips whose first correction is not right, in order.
  package var misses: [Miss] = []
  /// The first corrections of non-words by probability.
  package var curve = ThresholdCurve()

  /// Creates counts of zero.
  package init() {}

  /// Returns a count as a share of the slips, 0…1.
  package func rate(_ count: KeyPath<CorrectionFigures, Int>) -> Double {
    share(of: self[keyPath: count], in: slips)
  }

  /// Automatic right corrections as a share of the slips that are not words themselves, since only these are eligible,
  /// 0…1.
  package var putRightRate: Double { share(of: putRight, in: slips - words) }
  /// Automatic wrong changes as a share of the slips that are not words themselves, 0…1.
  package var madeWrongRate: Double { share(of: madeWrong, in: slips - words) }

  /// Returns the sums of the counts.
  package static func + (left: CorrectionFigures, right: CorrectionFigures) -> CorrectionFigures {
    var sum = left
    sum.slips += right.slips
    sum.first += right.first
    sum.amongThree += right.amongThree
    sum.amongFive += right.amongFive
    sum.silent += right.silent
    sum.words += right.words
    sum.putRight += right.putRight
    sum.madeWrong += right.madeWrong
    for (kind, count) in right.kinds {
      sum.kinds[kind, default: Count()].slips += count.slips
      sum.kinds[kind, default: Count()].first += count.first
    }
    sum.misses += right.misses
    sum.curve = left.curve + right.curve
    return sum
  }

  /// Counts an answer to a mistyped word.
  package mutating func count(
    _ answer: WordJudgement, to typed: String, meant: [String], kind: SlipKind? = nil
  ) {
    let place = answer.alternatives.firstIndex { offer in
      meant.contains { offer.text.isSameWord(as: $0) }
    }
    slips += 1
    if answer.isKnown { words += 1 }
    if answer.alternatives.isEmpty { silent += 1 }
    if let place {
      if place < 1 { first += 1 }
      if place < 3 { amongThree += 1 }
      if place < 5 { amongFive += 1 }
    }
    if let best = answer.alternatives.first {
      if !answer.isKnown { curve.add(best.probability, isRight: place == 0) }
      if best.isAutomatic, place == 0 { putRight += 1 }
      if best.isAutomatic, place != 0 { madeWrong += 1 }
    }
    if place != 0 {
      misses.append(
        Miss(
          typed: typed, meant: meant.joined(separator: "|"), first: answer.alternatives.first?.text,
          rank: place.map { $0 + 1 }, isAutomatic: answer.alternatives.first?.isAutomatic ?? false,
          isWord: answer.isKnown))
    }
    if let kind {
      kinds[kind, default: Count()].slips += 1
      if place == 0 { kinds[kind, default: Count()].first += 1 }
    }
  }
}
