// `inkling/calloutEvent`: a key of an on-screen keyboard is pressed, held, dragged or released.

package import InkJSON

/// One event of one key. All times come from the client; the server has no clock.
package struct CalloutEventRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = CalloutEventResult
  /// The method name on the wire.
  package static let method = "inkling/calloutEvent"

  /// The events of a key.
  package enum Kind: String, Sendable, CaseIterable {
    case press, longPress, drag, release, cancel
  }

  /// Identifies the keyboard, or the finger on it.
  package var session: String
  /// The document being typed into, whose language and settings apply; nil for none.
  package var uri: String?
  /// The language of the variants; nil for that of the document or the main one.
  package var language: String?
  /// The event.
  package var kind: Kind
  /// When it happened, in milliseconds from an arbitrary origin.
  package var time: Int
  /// What the key does; read with a press only.
  package var action: ActionMessage?
  /// The key's frame; read with a press only.
  package var key: LayoutGuideRequest.Frame?
  /// The width of the keyboard; read with a press only.
  package var containerWidth: Double?
  /// The position of the finger.
  package var location: Location?

  /// A location in points.
  package struct Location: Equatable, Sendable, JSONReadable {
    /// The horizontal (rightward) and vertical (downward) coordinates.
    package var x, y: Double

    /// Reads `{x, y}`.
    package init(from field: JSONField) throws(JSONDecodingError) {
      x = try field["x"].number()
      y = try field["y"].number()
    }
  }

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    session = try params["session"].string()
    uri = try params["textDocument"]["uri"].ifPresent?.string()
    language = try params["language"].ifPresent?.languageTag()
    let event = params["event"]
    kind = try event["kind"].choice(of: Kind.self)
    time = try event["timeMilliseconds"].milliseconds()
    location = try event["location"].ifPresent.map(Location.init)
    if kind == .drag, location == nil { throw event["location"].mismatch(expected: "a place") }
    guard kind == .press else { return }
    action = try ActionMessage(from: event["action"])
    key = try LayoutGuideRequest.Frame(from: event["key"])
    containerWidth = try event["container"]["width"].ifPresent?.number()
  }
}

/// What to show after an event, and what it types.
package struct CalloutEventResult: Equatable, Sendable {
  /// `idle`, `input` or `actions`.
  package var state: String
  /// The character to show above the key; nil for none.
  package var inputText: String?
  /// When to hide that character if nothing else happens; nil while the key is pressed.
  package var inputEndMilliseconds: Int?
  /// When to report a long press if the key is held until then; nil if none is possible.
  package var longPressMilliseconds: Int?
  /// The variants from left to right.
  package var actions: [ActionMessage] = []
  /// The index of the selected variant; nil if none are shown.
  package var selectedIndex: Int?
  /// `leading` if the base character is the first variant, `trailing` if it is the last.
  package var alignment: String
  /// The haptic feedback to give.
  package var feedback: [String] = []
  /// The action that is typed; nil for none.
  package var typed: ActionMessage?

  /// Creates a state.
  package init(state: String, alignment: String) {
    self.state = state
    self.alignment = alignment
  }
}

extension CalloutEventResult: JSONWritable {
  /// Writes all members.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("state", state)
      $0.member("inputText", orNull: inputText)
      $0.member("inputEndMilliseconds", orNull: inputEndMilliseconds)
      $0.member("longPressMilliseconds", orNull: longPressMilliseconds)
      $0.member("actions", actions)
      $0.member("selectedIndex", orNull: selectedIndex)
      $0.member("alignment", alignment)
      $0.member("feedback", feedback)
      $0.member("typed", orNull: typed)
    }
  }
}
