// The scale on which all hypotheses are compared: log-probabilities in fixed point, identical on every machine.

/// A log-probability in units of 1/4096 nat, which compares and adds exactly on every machine.
package struct Score: RawRepresentable, Hashable, Comparable, Sendable {
  /// ln P × 4096, rounded; 0 is certainty.
  package var rawValue: Int32

  /// Creates a score from a number of 1/4096 nat.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The number of units in one nat.
  static let unitsPerNat: Int32 = 4096
  /// The score of an event without probability: lower than that of any word, yet far enough from overflow to be added.
  package static let impossible = Score(rawValue: -1 << 22)

  /// The log-probability in nats.
  package var nats: Double { Double(rawValue) / Double(Self.unitsPerNat) }

  /// Creates a score from a log-probability in nats, rounded; values out of range are clamped.
  package init(nats: Double) {
    let lowest = Double(Score.impossible.rawValue)
    let units = min(nats * Double(Self.unitsPerNat), -lowest)
    guard units > lowest else {
      rawValue = Score.impossible.rawValue
      return
    }
    // Rounds to nearest, halves away from zero, without a C library call.
    let whole = Int32(units)
    let rest = units - Double(whole)
    rawValue = whole + (rest >= 0.5 ? 1 : rest <= -0.5 ? -1 : 0)
  }

  /// Whether `left` is less likely than `right`.
  package static func < (left: Score, right: Score) -> Bool { left.rawValue < right.rawValue }
  /// Returns the sum of two scores, the log-probability of both events together.
  package static func + (left: Score, right: Score) -> Score {
    Score(rawValue: left.rawValue &+ right.rawValue)
  }
  /// Returns `left` reduced by a cost.
  package static func - (left: Score, right: Score) -> Score {
    Score(rawValue: left.rawValue &- right.rawValue)
  }
}
