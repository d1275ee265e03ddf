// Where a view ends that an on-screen keyboard covers in part: the rules of UIKit's keyboard layout guide.

/// A view and the screen that it is on.
public struct CoveredView: Sendable, Equatable {
  /// The view in its own coordinates.
  public var bounds: Rectangle
  /// The view in those of its screen.
  public var frameInScreen: Rectangle
  /// How much of its lower end is no place for content.
  public var safeAreaBottom: Double
  /// Names its screen.
  public var screen: String

  /// A view; a safe area below 0 counts as 0.
  public init(bounds: Rectangle, frameInScreen: Rectangle, safeAreaBottom: Double, screen: String) {
    self.bounds = bounds
    self.frameInScreen = frameInScreen
    self.safeAreaBottom = max(0, safeAreaBottom)
    self.screen = screen
  }

  /// A rectangle of its screen in the view's own coordinates.
  public func converted(_ frame: Rectangle) -> Rectangle {
    Rectangle(
      x: frame.x - frameInScreen.x + bounds.x, y: frame.y - frameInScreen.y + bounds.y,
      width: frame.width, height: frame.height)
  }

  /// How much of its height a keyboard of its own screen covers; nil where they do not meet.
  func coveredHeight(by keyboard: OnScreenKeyboard) -> Double? {
    guard keyboard.screen == screen, let frame = keyboard.frameInScreen else { return nil }
    return bounds.intersection(converted(frame))?.height
  }
}

/// A keyboard as its system tells of it.
public struct OnScreenKeyboard: Sendable, Equatable {
  /// Where it is, or will be when it has moved; nil where the system does not say.
  public var frameInScreen: Rectangle?
  /// Names its screen; nil where the system does not say.
  public var screen: String?
  /// Whether it sticks to the lower end of its screen, rather than float or be split.
  public var isDocked: Bool
  /// Whether it is put away.
  public var isHidden: Bool

  /// A keyboard.
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
  /// What the guide keeps to; the standard values are those of UIKit.
  public struct Options: Sendable, Equatable {
    /// Whether it follows a keyboard that floats or is split.
    public var followsUndockedKeyboard = false
    /// Whether it rests on the safe area, rather than on the view's lower end, where there is no keyboard.
    public var usesBottomSafeArea = true
    /// How far above the keyboard a drag begins to put it away; below 0 counts as 0.
    public var dismissPadding = 0.0

    /// The standard options.
    public init() {}
  }

  /// The upper edge of what is covered, in the view's coordinates.
  public let top: Double
  /// Whether that edge is the keyboard's.
  public let tracksKeyboard: Bool
  /// Where a downward drag begins to put the keyboard away; nil where the guide tracks none.
  public let dismissBegins: Double?
  /// The lowest place for the lower edge of a text field whose backdrop reaches down to `top`: above the safe area.
  public let fieldBottom: Double

  /// The guide of a view; without a keyboard, or with one of another screen, as if it were hidden.
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

  /// Where the keyboard that the guide follows begins in the view; nil where it follows none.
  private static func top(
    of keyboard: OnScreenKeyboard?, over view: CoveredView, _ options: Options
  ) -> Double? {
    guard let keyboard, !keyboard.isHidden, let frame = keyboard.frameInScreen,
      let height = view.coveredHeight(by: keyboard)
    else { return nil }
    if keyboard.isDocked { return view.bounds.bottom - height }
    return options.followsUndockedKeyboard ? max(view.bounds.y, view.converted(frame).y) : nil
  }

  /// Whether a downward drag that has come to a place has begun to put the keyboard away.
  public func dismisses(at y: Double) -> Bool { dismissBegins.map { $0 <= y } ?? false }
}
