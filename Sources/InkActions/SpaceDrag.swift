// Moving the cursor with a finger on the space key, in whole characters.

import InkText

/// A drag that moves the cursor.
public struct SpaceDrag: Sendable, Equatable {
  /// The horizontal position where the finger began to move, in points; nil before it has.
  public var start: Double?
  /// How many steps to the left of that it is now.
  public var position: Int

  /// Creates a drag; by default one that has not begun to move.
  public init(start: Double? = nil, position: Int = 0) {
    self.start = start
    self.position = position
  }

  /// The vertical distance from which a finger no longer moves the cursor, in points.
  private static let verticalReach = 50.0
  /// The maximum number of steps at once, more than any finger makes.
  private static let maximumStep = 1_000.0

  /// Records the position of the finger and returns the steps from the previous one, negative to the left.
  mutating func move(
    from began: (x: Double, y: Double), to place: (x: Double, y: Double),
    _ sensitivity: SpaceDragSensitivity
  ) -> Int {
    let start = self.start ?? began.x
    self.start = start
    let steps = (start - place.x) / sensitivity.points
    let bounded = max(-Self.maximumStep, min(Self.maximumStep, steps)).rounded(.towardZero)
    guard let new = Int(exactly: bounded) else { return 0 }
    defer { position = new }
    let previous = max(-Int(Self.maximumStep), min(Int(Self.maximumStep), position))
    return abs(place.y - began.y) < Self.verticalReach ? previous - new : 0
  }
}

extension SpaceDragSensitivity {
  /// Points per step.
  fileprivate var points: Double {
    switch self {
    case .low: 10
    case .medium: 5
    case .high: 2
    }
  }
}
