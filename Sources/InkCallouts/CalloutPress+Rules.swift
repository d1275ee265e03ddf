// The parameters of a key press with callouts: times, distances and step widths in the versions of KeyboardKit.

import InkGeometry
public import InkText

extension CalloutPress {
  /// The parameters of a press; the default is KeyboardKit 9.3 to 9.9.
  public struct Rules: Sendable, Equatable {
    /// Whether the pressed character is shown at all, as on phones but not on larger keyboards.
    public var showsInput = true
    /// The duration of a long press, in milliseconds.
    public var longPressMilliseconds = 500
    /// The maximum distance that the finger may have moved by then, in points.
    public var longPressReach = 50.0
    /// How long the pressed character remains visible after the key is released, in milliseconds.
    public var inputMilliseconds = 50
    /// How a drag selects among the variants.
    public var drag = CalloutDrag.location
    /// How far outside its key a finger may release it, in widths and heights of the key.
    public var releaseReach = 1.0
    /// Whether pressing a key without a character leaves the previous character visible.
    public var keepsInput = true

    /// Creates the default rules.
    public init() {}

    /// KeyboardKit 7 and 8: steps are counted from where the key was pressed, and any drag can become a long press.
    public static var keyboardKit7: Rules {
      var rules = Rules()
      rules.drag = .translation
      rules.longPressReach = .infinity
      rules.keepsInput = false
      return rules
    }

    /// KeyboardKit 6.6, which differs from 7 only in how long a character remains visible after its key is released.
    public static var keyboardKit6: Rules {
      var rules = Rules.keyboardKit7
      rules.inputMilliseconds = 150
      return rules
    }
  }
}

extension CalloutDrag {
  /// The maximum key width for computing steps, in points.
  private static let widestKey = 50.0
  private static let narrowestStep = 20.0

  /// Returns how many steps a finger is from the base in the direction of the list; nil if it is on the other side.
  func steps(
    from start: ScreenPoint, to point: ScreenPoint, key: Rectangle, isLeading: Bool
  ) -> Int? {
    let moved = isLeading ? point.x - start.x : start.x - point.x
    guard moved >= 0 else { return nil }
    let width = min(key.width, Self.widestKey)
    let count: Double
    switch self {
    case .translation: count = moved / max(1, 0.9 * width)
    case .location:
      let step = max(Self.narrowestStep, 0.8 * width)
      let inside = point.x - key.x
      count = max(0, isLeading ? inside : step - inside) / step
    }
    return Int(exactly: count.rounded(.towardZero))
  }
}
