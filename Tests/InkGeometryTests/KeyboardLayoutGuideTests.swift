// The keyboard layout guide: its position, the keyboard it follows, and how far content moves up.

import Testing

@testable import InkGeometry

struct KeyboardLayoutGuideTests {
  /// A phone's full-screen view, 844 points high, 34 of which are not for content.
  private let view = CoveredView(
    bounds: Rectangle(x: 0, y: 0, width: 390, height: 844),
    frameInScreen: Rectangle(x: 0, y: 0, width: 390, height: 844), safeAreaBottom: 34,
    screen: "main")

  private func keyboard(
    y: Double, height: Double, isDocked: Bool = true, isHidden: Bool = false,
    screen: String = "main"
  ) -> OnScreenKeyboard {
    OnScreenKeyboard(
      frameInScreen: Rectangle(x: 0, y: y, width: 390, height: height), screen: screen,
      isDocked: isDocked, isHidden: isHidden)
  }

  private func guide(
    _ keyboard: OnScreenKeyboard?, safeArea: Bool = true, follows: Bool = false, padding: Double = 0
  ) -> KeyboardLayoutGuide {
    var options = KeyboardLayoutGuide.Options()
    options.usesBottomSafeArea = safeArea
    options.followsUndockedKeyboard = follows
    options.dismissPadding = padding
    return KeyboardLayoutGuide(of: view, keyboard: keyboard, options: options)
  }

  @Test func `without a keyboard, it is at the safe area`() {
    #expect(guide(nil).top == 810)
    #expect(guide(keyboard(y: 844, height: 336)).top == 810)
    #expect(guide(keyboard(y: 508, height: 336, isHidden: true)).top == 810)
    #expect(!guide(nil).tracksKeyboard)
  }

  @Test func `without a keyboard, it is at the view's end if the safe area is not used`() {
    #expect(guide(nil, safeArea: false).top == 844)
  }

  @Test func `a docked keyboard raises it by the covered height`() {
    let guide = guide(keyboard(y: 508, height: 336))
    #expect(guide.top == 508)
    #expect(guide.tracksKeyboard)
  }

  @Test func `a floating keyboard is ignored unless followed`() {
    let floating = keyboard(y: 400, height: 300, isDocked: false)
    #expect(guide(floating).top == 810)
    #expect(guide(floating, safeArea: false).top == 844)
    #expect(guide(floating, follows: true).top == 400)
    #expect(guide(floating, follows: true).tracksKeyboard)
  }

  @Test func `a keyboard on another screen is ignored`() {
    #expect(guide(keyboard(y: 508, height: 336, screen: "second")).top == 810)
  }

  @Test func `a drag dismisses the keyboard once it reaches the padding`() {
    let padded = guide(keyboard(y: 508, height: 336), padding: 60)
    #expect(padded.dismissBegins == 448)
    #expect(padded.dismisses(at: 448))
    #expect(!padded.dismisses(at: 447))
    #expect(guide(keyboard(y: 508, height: 336), padding: -5).dismissBegins == 508)
    #expect(guide(nil).dismissBegins == nil)
    #expect(!guide(nil).dismisses(at: 900))
  }

  @Test func `a background follows the guide and its field stays above the safe area`() {
    let hidden = guide(nil, safeArea: false)
    #expect(hidden.top == 844)
    #expect(hidden.fieldBottom == 810)
    #expect(guide(keyboard(y: 508, height: 336), safeArea: false).fieldBottom == 508)
  }

  @Test func `a scrolled view is measured in its own coordinates`() {
    let scrolled = CoveredView(
      bounds: Rectangle(x: 0, y: 1_000, width: 390, height: 844),
      frameInScreen: Rectangle(x: 0, y: 0, width: 390, height: 844), safeAreaBottom: 34,
      screen: "main")
    let guide = KeyboardLayoutGuide(of: scrolled, keyboard: keyboard(y: 508, height: 336))
    #expect(guide.top == 1_508)
  }
}

struct KeyboardNoticeTests {
  private static let full = Rectangle(x: 0, y: 0, width: 1_024, height: 1_366)
  private static let inset = Rectangle(x: 100, y: 200, width: 700, height: 900)
  private static let high = Rectangle(x: 100, y: 50, width: 700, height: 500)
  private static let phone = Rectangle(x: 0, y: 0, width: 390, height: 844)
  private static let docked = Rectangle(x: 0, y: 966, width: 1_024, height: 400)

  private func view(_ window: Rectangle, safeArea: Double) -> CoveredView {
    CoveredView(
      bounds: Rectangle(x: 0, y: 0, width: window.width, height: window.height),
      frameInScreen: window, safeAreaBottom: safeArea, screen: "main")
  }

  @Test(arguments: [
    (full, docked, 20.0, 400.0),
    (inset, docked, 0, 134),
    (high, docked, 0, 0),
    (full, Rectangle(x: 312, y: 1_300, width: 400, height: 66), 20, 66),
    (inset, Rectangle(x: 300, y: 1_300, width: 400, height: 66), 0, 0),
    (phone, Rectangle(x: 0, y: 844, width: 390, height: 336), 34, 34),
    (phone, Rectangle(x: 0, y: 834, width: 390, height: 336), 34, 10),
  ])
  func `content moves up by the covered part of its window`(
    window: Rectangle, keyboard: Rectangle, safeArea: Double, offset: Double
  ) {
    let keyboard = OnScreenKeyboard(frameInScreen: keyboard, screen: "main")
    #expect(
      KeyboardNotice.bottomOffset(of: view(window, safeArea: safeArea), keyboard: keyboard)
        == offset)
  }

  @Test(arguments: [(false, false), (true, true), (false, true)])
  func `a keyboard that is hidden or floats moves nothing up`(isDocked: Bool, isHidden: Bool) {
    let keyboard = OnScreenKeyboard(
      frameInScreen: Self.docked, screen: "main", isDocked: isDocked, isHidden: isHidden)
    #expect(
      KeyboardNotice.bottomOffset(of: view(Self.full, safeArea: 20), keyboard: keyboard) == 20)
  }

  @Test func `optionally it never goes below the safe area`() {
    let keyboard = OnScreenKeyboard(
      frameInScreen: Rectangle(x: 0, y: 834, width: 390, height: 336), screen: "main")
    #expect(
      KeyboardNotice.bottomOffset(
        of: view(Self.phone, safeArea: 34), keyboard: keyboard, keepsSafeArea: true) == 34)
  }

  @Test func `a notice without a screen, for another screen or without a frame changes nothing`() {
    let view = view(Self.full, safeArea: 20)
    let docked = Self.docked
    #expect(KeyboardNotice.bottomOffset(of: view, keyboard: nil) == nil)
    #expect(
      KeyboardNotice.bottomOffset(
        of: view, keyboard: OnScreenKeyboard(frameInScreen: docked, screen: nil)) == nil)
    #expect(
      KeyboardNotice.bottomOffset(
        of: view, keyboard: OnScreenKeyboard(frameInScreen: docked, screen: "second")) == nil)
    #expect(
      KeyboardNotice.bottomOffset(
        of: view, keyboard: OnScreenKeyboard(frameInScreen: nil, screen: "main")) == nil)
  }
}
