// The part of a view that an on-screen keyboard leaves uncovered, by the rules of UIKit's keyboard layout guide.

/// A view and its position on a screen.
public struct CoveredView: Sendable, Equatable {
  /// The view's rectangle in its own coordinates.
  public var bounds: Rectangle
  /// The view's rectangle in the coordinates of its screen.
  public var frameInScreen: Rectangle
  /// The height at its lower end that is not for content.
  public var safeAreaBottom: Double
  /// The identifier of its screen.
  public var screen: String

  /// Creates a view; a negative safe area counts as 0.
  public init(bounds: Rectangle, frameInScreen: Rectangle, safeAreaBottom: Double, screen: String) {
    self.bounds = bounds
    self.frameInScreen = frameInScreen
    self.safeAreaBottom = max(0, safeAreaBottom)
    self.screen = screen
  }

  /// Returns a rectangle of its screen in the view's own coordinates.
  public func converted(_ frame: Rectangle) -> Rectangle {
    Rectangle(
      x: frame.x - frameInScreen.x + bounds.x, y: frame.y - frameInScreen.y + bounds.y,
      width: frame.width, height: frame.height)
  }

  /// Returns the height that a keyboard on the same screen covers; nil if they do not intersect.
  func coveredHeight(by keyboard: OnScreenKeyboard) -> Double? {
    guard keyboard.screen == screen, let frame = keyboard.frameInScreen else { return nil }
    return bounds.intersection(converted(frame))?.height
  }
}

/// A keyboard as reported by its system.
public struct OnScreenKeyboard: Sendable, Equatable {
  /// Its frame, after any movement; nil if the system does not report it.
  public var frameInScreen: Rectangle?
  /// The identifier of its screen; nil if the system does not report it.
  public var screen: String?
  /// Whether it is attached to the lower end of its screen, rather than floating or split.
  public var isDocked: Bool
  /// Whether it is dismissed.
  public var isHidden: Bool

  /// Creates a keyboard.
  public init(
    frameInScreen: Rectangle?, screen: String?, isDocked: Bool = true, isHidden: Bool = false
  ) {
    self.frameInScreen = frameInScreen
    self.screen = screen
    self.isDocked = isDocked
    self.isHidden = isHidden
  }
}

/// The line in a view above which nothing is covered.
public struct KeyboardLayoutGuide: Sendable, Equatable {
  /// The options of the guide; the default values are those of UIKit.
  public struct Options: Sendable, Equatable {
    /// Whether it follows a keyboard that is floating or split.
    public var followsUndockedKeyboard = false
    /// Whether it uses the safe area, rather than the view's lower end, when there is no keyboard.
    public var usesBottomSafeArea = true
    /// How far above the keyboard a drag begins to dismiss it; negative values count as 0.
    public var dismissPadding = 0.0

    /// Creates the default options.
    public init() {}
  }

  /// The upper edge of the covered part, in the view's coordinates.
  public let top: Double
  /// Whether that edge is the keyboard's.
  public let tracksKeyboard: Bool
  /// The position at which a downward drag begins to dismiss the keyboard; nil if the guide tracks none.
  public let dismissBegins: Double?
  /// The lowest position for the lower edge of a text field whose background extends to `top`: above the safe area.
  public let fieldBottom: Double

  /// Creates the guide of a view; no keyboard, or one on another screen, counts as hidden.
  public init(of view: CoveredView, keyboard: OnScreenKeyboard?, options: Options = Options()) {
    let end = view.bounds.bottom
    let safeEnd = end - view.safeAreaBottom
    if let keyboardTop = Self.top(of: keyboard, over: view, options) {
      (top, tracksKeyboard) = (keyboardTop, true)
      dismissBegins = keyboardTop - max(0, options.dismissPadding)
    } else {
      (top, tracksKeyboard) = (options.usesBottomSafeArea ? safeEnd : end, false)
      dismissBegins = nil
    }
    fieldBottom = min(top, safeEnd)
  }

  /// Returns the upper edge in the view of the keyboard that the guide follows; nil if it follows none.
  private static func top(
    of keyboard: OnScreenKeyboard?, over view: CoveredView, _ options: Options
  ) -> Double? {
    guard let keyboard, !keyboard.isHidden, let frame = keyboard.frameInScreen,
      let height = view.coveredHeight(by: keyboard)
    else { return nil }
    if keyboard.isDocked { return view.bounds.bottom - height }
    return options.followsUndockedKeyboard ? max(view.bounds.y, view.converted(frame).y) : nil
  }

  /// Whether a downward drag that has reached a position has begun to dismiss the keyboard.
  public func dismisses(at y: Double) -> Bool { dismissBegins.map { $0 <= y } ?? false }
}
