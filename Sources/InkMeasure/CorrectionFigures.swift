// How good corrections are: counts over slips of which is known what was meant.

/// Counts of what an engine made of slips.
package struct CorrectionFigures: Hashable, Sendable {
  /// Counts of the slips of one kind, or of all.
  package struct Count: Hashable, Sendable {
    /// Slips.
    package var slips = 0
    /// Slips whose first correction is right.
    package var first = 0

    /// Share of the slips whose first correction is right, 0…1.
    package var firstRate: Double { share(of: first, in: slips) }
  }

  /// Slips, or pairs of a list.
  package var slips = 0
  /// Those with a right word as the first correction.
  package var first = 0
  /// … among the first three.
  package var amongThree = 0
  /// … among the first five.
  package var amongFive = 0
  /// Those without any correction.
  package var silent = 0
  /// Those that are words themselves.
  package var words = 0
  /// Those that would be changed unasked to a right word.
  package var putRight = 0
  /// Those that would be changed unasked to another word.
  package var madeWrong = 0
  /// By the kind of slip; empty for pairs of a list.
  package var kinds: [SlipKind: Count] = [:]
  /// The first corrections of what is no word, by their probability.
  package var curve = ThresholdCurve()

  /// No slips.
  package init() {}

  /// A share of the slips, 0…1.
  package func rate(_ count: KeyPath<CorrectionFigures, Int>) -> Double {
    share(of: self[keyPath: count], in: slips)
  }

  /// Those put right unasked, as a share of the slips that are no words themselves: only these can be, 0…1.
  package var putRightRate: Double { share(of: putRight, in: slips - words) }
  /// Those made wrong unasked, as a share of the slips that are no words themselves, 0…1.
  package var madeWrongRate: Double { share(of: madeWrong, in: slips - words) }

  /// Counts of two texts together.
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
    sum.curve = left.curve + right.curve
    return sum
  }

  /// Counts an answer to something mistyped.
  package mutating func count(
    _ answer: WordJudgement, meant: [String], kind: SlipKind? = nil
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
    if let kind {
      kinds[kind, default: Count()].slips += 1
      if place == 0 { kinds[kind, default: Count()].first += 1 }
    }
  }
}
