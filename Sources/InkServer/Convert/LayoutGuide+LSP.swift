// Converts the keyboard layout guide from the rectangles of the protocol and back.

import InkGeometry
import InkLSP

extension LayoutGuideResult {
  /// Creates the layout guide that a request asks for.
  init(_ request: LayoutGuideRequest) {
    let view = CoveredView(
      bounds: Rectangle(request.bounds), frameInScreen: Rectangle(request.frameInScreen),
      safeAreaBottom: request.safeAreaBottom, screen: request.screen)
    let keyboard = request.keyboard.map { told in
      OnScreenKeyboard(
        frameInScreen: told.frameInScreen.map(Rectangle.init), screen: told.screen,
        isDocked: told.docked, isHidden: told.hidden)
    }
    var options = KeyboardLayoutGuide.Options()
    options.followsUndockedKeyboard = request.followsUndockedKeyboard
    options.usesBottomSafeArea = request.usesBottomSafeArea
    options.dismissPadding = request.keyboardDismissPadding
    let guide = KeyboardLayoutGuide(of: view, keyboard: keyboard, options: options)
    self.init(
      top: guide.top,
      bottomOffset: KeyboardNotice.bottomOffset(
        of: view, keyboard: keyboard, keepsSafeArea: request.keepsSafeArea),
      dismissBegins: guide.dismissBegins, tracksKeyboard: guide.tracksKeyboard,
      fieldBottom: guide.fieldBottom)
  }
}

extension Rectangle {
  fileprivate init(_ frame: LayoutGuideRequest.Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
