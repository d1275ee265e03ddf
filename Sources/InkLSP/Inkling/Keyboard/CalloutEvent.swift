// `inkling/calloutEvent`: a key of an on-screen keyboard is pressed, held, dragged from or let go.

package import InkJSON

/// One event of one key; the client's times decide, the server has no clock.
package struct CalloutEventRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = CalloutEventResult
  /// The method name on the wire.
  package static let method = "inkling/calloutEvent"

  /// What may happen to a key.
  package enum Kind: String, Sendable, CaseIterable {
    case press, longPress, drag, release, cancel
  }

  /// Names the keyboard, or the finger on it.
  package var session: String
  /// The document that is typed into, whose language and settings hold; nil for none.
  package var uri: String?
  /// The language of the variants; nil for that of the document or the main one.
  package var language: String?
  /// What happens.
  package var kind: Kind
  /// When, in milliseconds from whatever start.
  package var time: Int
  /// What the key does; read with a press.
  package var action: ActionMessage?
  /// Where the key is; read with a press.
  package var key: LayoutGuideRequest.Frame?
  /// How wide the keyboard is; read with a press.
  package var containerWidth: Double?
  /// Where the finger is.
  package var location: Location?

  /// A place in points.
  package struct Location: Equatable, Sendable, JSONReadable {
    /// To the right, and downwards.
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
    language = try params["language"].ifPresent?.string()
    let event = params["event"]
    kind = try event["kind"].choice(of: Kind.self)
    time = try event["timeMilliseconds"].integer()
    location = try event["location"].ifPresent.map(Location.init)
    if kind == .drag, location == nil { throw event["location"].mismatch(expected: "a place") }
    guard kind == .press else { return }
    action = try ActionMessage(from: event["action"])
    key = try LayoutGuideRequest.Frame(from: event["key"])
    containerWidth = try event["container"]["width"].ifPresent?.number()
  }
}

/// What is shown after an event, and what is typed by it.
package struct CalloutEventResult: Equatable, Sendable {
  /// `idle`, `input` or `actions`.
  package var state: String
  /// The character to show above the key; nil for none.
  package var inputText: String?
  /// When that is to go if nothing else happens; nil while the key is pressed.
  package var inputEndMilliseconds: Int?
  /// When to tell of a long press, if the key is held until then; nil where it cannot become one.
  package var longPressMilliseconds: Int?
  /// The variants as they stand from left to right.
  package var actions: [ActionMessage] = []
  /// The place of the selected one; nil where none are shown.
  package var selectedIndex: Int?
  /// `leading` where the base is the first of them, `trailing` where it is the last.
  package var alignment: String
  /// What a finger is to feel.
  package var feedback: [String] = []
  /// What is typed; nil for nothing.
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
