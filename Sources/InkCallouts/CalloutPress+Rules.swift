// The numbers of a key press with callouts: how long, how far, how wide a step, as the versions of KeyboardKit differ.

import InkGeometry

extension CalloutPress {
  /// What a press keeps to; the standard is KeyboardKit 9.3 to 9.9.
  public struct Rules: Sendable, Equatable {
    /// Whether the pressed character is shown at all: phones do, larger keyboards do not.
    public var showsInput = true
    /// How long a key is held before its variants are shown, in milliseconds.
    public var longPressMilliseconds = 500
    /// How far a finger may have moved by then, in points.
    public var longPressReach = 50.0
    /// How long the pressed character is still shown after the key was let go, in milliseconds.
    public var inputMilliseconds = 50
    /// How a drag chooses among the variants.
    public var drag = Drag.location
    /// How far outside its key a finger may let it go, in widths and heights of the key.
    public var releaseReach = 1.0
    /// Whether a key without a character of its own leaves what is still shown of the one before it.
    public var keepsInput = true

    /// The standard rules.
    public init() {}

    /// KeyboardKit 7 and 8: steps are counted from where the key was pressed, and any drag may become a long press.
    public static var keyboardKit7: Rules {
      var rules = Rules()
      rules.drag = .translation
      rules.longPressReach = .infinity
      rules.keepsInput = false
      return rules
    }

    /// KeyboardKit 6.6, which is 7 but for the time that a character is shown after its key was let go.
    public static var keyboardKit6: Rules {
      var rules = Rules.keyboardKit7
      rules.inputMilliseconds = 150
      return rules
    }
  }

  /// How a drag chooses among variants.
  public enum Drag: String, Sendable, CaseIterable {
    /// By how far the finger has moved, in steps of nine tenths of the key.
    case translation
    /// By where the finger is, in steps of eight tenths of the key and no less than 20 points.
    case location

    /// Nothing chooses in steps of a wider key than this, in points.
    private static let widestKey = 50.0
    private static let narrowestStep = 20.0

    /// How many steps a finger is away from the base in the direction of the list; nil where it is on the other side.
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
}
