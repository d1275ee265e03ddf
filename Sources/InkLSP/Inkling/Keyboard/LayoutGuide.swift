// `inkling/layoutGuide`: where a view ends that an on-screen keyboard covers in part.

package import InkJSON

/// Asks for the guide of a view; pure geometry, in points, `y` downwards.
package struct LayoutGuideRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = LayoutGuideResult
  /// The method name on the wire.
  package static let method = "inkling/layoutGuide"

  /// A rectangle on the wire.
  package struct Frame: Equatable, Sendable, JSONReadable {
    /// Its left edge, its upper edge, its width and its height.
    package var x, y, width, height: Double

    /// Reads `{x, y, width, height}`.
    package init(from field: JSONField) throws(JSONDecodingError) {
      x = try field["x"].number()
      y = try field["y"].number()
      width = try field["width"].number(in: 0...Double(Int32.max))
      height = try field["height"].number(in: 0...Double(Int32.max))
    }
  }

  /// The keyboard as its system tells of it.
  package struct Keyboard: Equatable, Sendable {
    /// Where it is on its screen; nil where the system did not say.
    package var frameInScreen: Frame?
    /// Its screen; nil where the system did not say.
    package var screen: String?
    /// Whether it sticks to the lower end of its screen.
    package var docked: Bool
    /// Whether it is put away.
    package var hidden: Bool
  }

  /// The view in its own coordinates.
  package var bounds: Frame
  /// The view in those of its screen; the same as `bounds` unless said.
  package var frameInScreen: Frame
  /// The height of its safe area at its lower end.
  package var safeAreaBottom: Double
  /// The view's screen.
  package var screen: String
  /// The keyboard; nil if there is none.
  package var keyboard: Keyboard?
  /// Whether the guide follows a keyboard that floats.
  package var followsUndockedKeyboard: Bool
  /// Whether it rests on the safe area without a keyboard.
  package var usesBottomSafeArea: Bool
  /// How far above the keyboard a drag begins to put it away.
  package var keyboardDismissPadding: Double
  /// Whether `bottomOffset` is the safe area's height at least.
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
  /// Reads `{frameInScreen?, screen?, docked?, hidden?}`; without a word a keyboard is docked and not hidden.
  package init(from field: JSONField) throws(JSONDecodingError) {
    frameInScreen = try field["frameInScreen"].ifPresent.map(LayoutGuideRequest.Frame.init)
    screen = try field["screen"].ifPresent?.string()
    docked = try field["docked"].ifPresent?.bool() ?? true
    hidden = try field["hidden"].ifPresent?.bool() ?? false
  }
}

/// A guide, in the view's coordinates.
package struct LayoutGuideResult: Equatable, Sendable {
  /// The upper edge of what is covered.
  package var top: Double
  /// How far above the view's end its content ends; nil where the keyboard's notice is not about the view.
  package var bottomOffset: Double?
  /// Where a downward drag begins to put the keyboard away; nil where none is tracked.
  package var dismissBegins: Double?
  /// Whether `top` is the keyboard's.
  package var tracksKeyboard: Bool
  /// The lowest place for the lower edge of a field whose backdrop reaches down to `top`.
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
