// `inkling/handleAction`: a gesture on a key of an on-screen keyboard, and all that follows from it.

package import InkJSON

/// A key with the selection and the keyboard's state; the server keeps neither, nor a clock.
package struct HandleActionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = HandledKey
  /// The method name on the wire.
  package static let method = "inkling/handleAction"

  /// What happens to a key.
  package enum Gesture: String, Sendable, CaseIterable {
    case press, release, longPress, repeatPress, doubleTap, drag, end
  }

  /// The document's URI.
  package var uri: String
  /// The selected range; empty for a cursor.
  package var selection: PositionRange
  /// What happens to the key.
  package var gesture: Gesture
  /// What the key does.
  package var action: ActionMessage
  /// For how long it has been held.
  package var heldMilliseconds: Int
  /// When it happens, from whatever start; nil where the client does not say.
  package var timeMilliseconds: Int?
  /// Where a drag began, and where the finger is.
  package var drag: (start: CalloutEventRequest.Location, location: CalloutEventRequest.Location)?
  /// The keyboard.
  package var keyboard: KeyboardStateMessage
  /// Whether the answer brings what `inkling/autocomplete` would say then, where that may have changed.
  package var autocomplete: Bool

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
    selection = try PositionRange(from: params["selection"])
    gesture = try params["gesture"].ifPresent?.choice(of: Gesture.self) ?? .release
    action = try ActionMessage(from: params["action"])
    heldMilliseconds = try params["heldMilliseconds"].ifPresent?.integer(in: 0...) ?? 0
    timeMilliseconds = try params["timeMilliseconds"].ifPresent?.integer()
    if let drag = params["drag"].ifPresent {
      self.drag = (
        start: try CalloutEventRequest.Location(from: drag["start"]),
        location: try CalloutEventRequest.Location(from: drag["location"])
      )
    }
    keyboard =
      try params["keyboard"].ifPresent.map(KeyboardStateMessage.init) ?? KeyboardStateMessage()
    autocomplete = try params["autocomplete"].ifPresent?.bool() ?? true
  }
}

/// What came of a key or a suggestion. The client makes the edits and then tells of them as of any other.
package struct HandledKey: Sendable {
  /// Something that the client is to do.
  package struct Effect: Equatable, Sendable {
    /// What: `feedback`, `keyboardType`, `nextLanguage`, `dismissKeyboard`, `openURL`, `custom`, `unhandled`, ….
    package var kind: String
    /// What belongs to it, by name.
    package var details: [(name: String, value: String)]

    /// Creates an effect.
    package init(_ kind: String, _ details: [(name: String, value: String)] = []) {
      self.kind = kind
      self.details = details
    }

    /// Whether two effects are the same, details in the same order.
    package static func == (one: Effect, other: Effect) -> Bool {
      one.kind == other.kind && one.details.elementsEqual(other.details) { $0 == $1 }
    }
  }

  /// Whether the gesture does anything.
  package var handled: Bool
  /// The version of the text that the edits are for.
  package var version: Int
  /// The changes to make, none overlapping another, all in the text as it is.
  package var edits: [TextEdit]
  /// The selection afterwards, in the text as it becomes.
  package var selection: PositionRange
  /// The keyboard afterwards.
  package var keyboard: KeyboardStateMessage
  /// What else is to be done.
  package var effects: [Effect]
  /// What may be shown then; nil where it is as before, or was not asked for.
  package var autocomplete: AutocompleteAnswer?

  /// What came of a key.
  package init(
    handled: Bool, version: Int, edits: [TextEdit], selection: PositionRange,
    keyboard: KeyboardStateMessage, effects: [Effect]
  ) {
    self.handled = handled
    self.version = version
    self.edits = edits
    self.selection = selection
    self.keyboard = keyboard
    self.effects = effects
  }
}

extension HandledKey: JSONWritable {
  /// Writes `{handled, version, edits, selection, keyboard, effects, autocomplete?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("handled", handled)
      $0.member("version", version)
      $0.member("edits", edits)
      $0.member("selection", selection)
      $0.member("keyboard", keyboard)
      $0.member("effects", effects)
      $0.member("autocomplete", autocomplete)
    }
  }
}

extension HandledKey.Effect: JSONWritable {
  /// Writes `{kind, …}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", kind)
      for detail in details { $0.member(detail.name, detail.value) }
    }
  }
}
