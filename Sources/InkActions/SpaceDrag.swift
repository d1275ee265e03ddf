// The cursor follows a finger on the space key, in whole characters.

/// A drag that moves the cursor.
public struct SpaceDrag: Sendable, Equatable {
  /// Where the finger was when it began to move, in points to the right; nil before it has.
  public var start: Double?
  /// How many steps to the left of that it is now.
  public var position: Int

  /// A drag; one that has not begun to move when nothing is said.
  public init(start: Double? = nil, position: Int = 0) {
    self.start = start
    self.position = position
  }

  /// How far a finger moves for one step.
  public enum Sensitivity: String, Sendable, CaseIterable {
    case low, medium, high

    /// Points a step.
    var points: Double {
      switch self {
      case .low: 10
      case .medium: 5
      case .high: 2
      }
    }
  }

  /// So far above or below the key a finger no longer moves the cursor, in points.
  private static let verticalReach = 50.0
  /// No finger makes more steps at once.
  private static let greatestStep = 1_000.0

  /// Notes where the finger is and gives the steps to take from where it was, negative ones to the left.
  mutating func move(
    from began: (x: Double, y: Double), to place: (x: Double, y: Double),
    _ sensitivity: Sensitivity
  ) -> Int {
    let start = self.start ?? began.x
    self.start = start
    let steps = (start - place.x) / sensitivity.points
    let bounded = max(-Self.greatestStep, min(Self.greatestStep, steps)).rounded(.towardZero)
    guard let new = Int(exactly: bounded) else { return 0 }
    defer { position = new }
    let previous = max(-Int(Self.greatestStep), min(Int(Self.greatestStep), position))
    return abs(place.y - began.y) < Self.verticalReach ? previous - new : 0
  }
}
