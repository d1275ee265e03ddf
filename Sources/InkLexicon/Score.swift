// The one scale on which hypotheses are compared: natural logarithms in fixed point, equal on every machine.

/// A logarithm of a probability in units of 1/4096 nat; comparing and adding are exact everywhere.
package struct Score: RawRepresentable, Hashable, Comparable, Sendable {
  /// ln P × 4096, rounded; 0 is certainty.
  package var rawValue: Int32

  /// A score of a number of 1/4096 nat.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Units in one nat.
  package static let unitsPerNat: Int32 = 4096
  /// What has no probability; low enough for any word and far enough from overflow to be added up.
  package static let impossible = Score(rawValue: -1 << 22)

  /// The logarithm in nats.
  package var nats: Double { Double(rawValue) / 4096 }

  /// The score of a logarithm in nats, rounded; values out of range are clamped.
  package init(nats: Double) {
    let lowest = Double(Score.impossible.rawValue)
    let units = min(nats * 4096, -lowest)
    guard units > lowest else {
      rawValue = Score.impossible.rawValue
      return
    }
    // To the nearest, halves away from zero, without a call of the C library.
    let whole = Int32(units)
    let rest = units - Double(whole)
    rawValue = whole + (rest >= 0.5 ? 1 : rest <= -0.5 ? -1 : 0)
  }

  /// Whether `left` is less likely than `right`.
  package static func < (left: Score, right: Score) -> Bool { left.rawValue < right.rawValue }
  /// The score of both together.
  package static func + (left: Score, right: Score) -> Score {
    Score(rawValue: left.rawValue &+ right.rawValue)
  }
  /// The score of `left` less a cost.
  package static func - (left: Score, right: Score) -> Score {
    Score(rawValue: left.rawValue &- right.rawValue)
  }
}
