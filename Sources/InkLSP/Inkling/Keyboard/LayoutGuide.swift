// `inkling/layoutGuide`: the bottom of a view that an on-screen keyboard partly covers.

package import InkJSON

/// Asks for the layout guide of a view; pure geometry, in points, with `y` pointing down.
package struct LayoutGuideRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = LayoutGuideResult
  /// The method name on the wire.
  package static let method = "inkling/layoutGuide"

  /// A rectangle on the wire.
  package struct Frame: Equatable, Sendable, JSONReadable {
    /// Its left edge, top edge, width and height.
    package var x, y, width, height: Double

    /// Reads `{x, y, width, height}`.
    package init(from field: JSONField) throws(JSONDecodingError) {
      x = try field["x"].number()
      y = try field["y"].number()
      width = try field["width"].number(in: 0...Double(Int32.max))
      height = try field["height"].number(in: 0...Double(Int32.max))
    }
  }

  /// The keyboard as reported by the system.
  package struct Keyboard: Equatable, Sendable {
    /// Its frame on its screen; nil if the system did not say.
    package var frameInScreen: Frame?
    /// Its screen; nil if the system did not say.
    package var screen: String?
    /// Whether it is docked to the bottom of its screen.
    package var docked: Bool
    /// Whether it is hidden.
    package var hidden: Bool
  }

  /// The view's bounds in its own coordinates.
  package var bounds: Frame
  /// The view's frame in screen coordinates; defaults to `bounds`.
  package var frameInScreen: Frame
  /// The height of the bottom safe area.
  package var safeAreaBottom: Double
  /// The screen of the view.
  package var screen: String
  /// The keyboard; nil if there is none.
  package var keyboard: Keyboard?
  /// Whether the guide follows an undocked keyboard.
  package var followsUndockedKeyboard: Bool
  /// Whether the guide rests on the safe area if there is no keyboard.
  package var usesBottomSafeArea: Bool
  /// The distance above the keyboard at which a drag begins to dismiss it.
  package var keyboardDismissPadding: Double
  /// Whether `bottomOffset` is at least the height of the safe area.
  package var keepsSafeArea: Bool

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    let view = params["view"]
    bounds = try Frame(from: view["bounds"])
    frameInScreen = try view["frameInScreen"].ifPresent.map(Frame.init) ?? bounds
    safeAreaBottom = try view["safeAreaBottom"].ifPresent?.number() ?? 0
    screen = try params["screen"]["id"].ifPresent?.string() ?? ""
    keyboard = try params["keyboard"].ifPresent.map(Keyboard.init)
    followsUndockedKeyboard = try params["followsUndockedKeyboard"].ifPresent?.bool() ?? false
    usesBottomSafeArea = try params["usesBottomSafeArea"].ifPresent?.bool() ?? true
    keyboardDismissPadding = try params["keyboardDismissPadding"].ifPresent?.number() ?? 0
    keepsSafeArea = try params["keepsSafeArea"].ifPresent?.bool() ?? false
  }
}

extension LayoutGuideRequest.Keyboard: JSONReadable {
  /// Reads `{frameInScreen?, screen?, docked?, hidden?}`; by default a keyboard is docked and not hidden.
  package init(from field: JSONField) throws(JSONDecodingError) {
    frameInScreen = try field["frameInScreen"].ifPresent.map(LayoutGuideRequest.Frame.init)
    screen = try field["screen"].ifPresent?.string()
    docked = try field["docked"].ifPresent?.bool() ?? true
    hidden = try field["hidden"].ifPresent?.bool() ?? false
  }
}

/// A layout guide, in the view's coordinates.
package struct LayoutGuideResult: Equatable, Sendable {
  /// The top edge of the covered area.
  package var top: Double
  /// The distance from the end of the content to the bottom of the view; nil if the keyboard's frame does not concern
  /// the view.
  package var bottomOffset: Double?
  /// Where a downward drag begins to dismiss the keyboard; nil if none is tracked.
  package var dismissBegins: Double?
  /// Whether `top` is the top edge of the keyboard.
  package var tracksKeyboard: Bool
  /// The lowest position of the bottom edge of a field whose background extends down to `top`.
  package var fieldBottom: Double

  /// Creates a guide.
  package init(
    top: Double, bottomOffset: Double?, dismissBegins: Double?, tracksKeyboard: Bool,
    fieldBottom: Double
  ) {
    self.top = top
    self.bottomOffset = bottomOffset
    self.dismissBegins = dismissBegins
    self.tracksKeyboard = tracksKeyboard
    self.fieldBottom = fieldBottom
  }
}

extension LayoutGuideResult: JSONWritable {
  /// Writes `{top, bottomOffset, dismissBegins, tracksKeyboard, fieldBottom}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("top", top)
      $0.member("bottomOffset", orNull: bottomOffset)
      $0.member("dismissBegins", orNull: dismissBegins)
      $0.member("tracksKeyboard", tracksKeyboard)
      $0.member("fieldBottom", fieldBottom)
    }
  }
}
