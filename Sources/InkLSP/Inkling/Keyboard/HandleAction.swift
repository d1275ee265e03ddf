// `inkling/handleAction`: a gesture on a key of an on-screen keyboard, and its consequences.

package import InkJSON
package import InkText

/// A key with the selection and the keyboard state; the server keeps neither of them, and has no clock.
package struct HandleActionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = HandledKey
  /// The method name on the wire.
  package static let method = "inkling/handleAction"

  /// The document's URI.
  package var uri: String
  /// The selected range; empty for a cursor.
  package var selection: PositionRange
  /// The gesture.
  package var gesture: KeyboardGesture
  /// What the key does.
  package var action: ActionMessage
  /// How long the key has been held, in milliseconds.
  package var heldMilliseconds: Int
  /// When it happened, from an arbitrary origin; nil if the client does not say.
  package var timeMilliseconds: Int?
  /// Where the drag began, and where the finger is now.
  package var drag: (start: CalloutEventRequest.Location, location: CalloutEventRequest.Location)?
  /// The keyboard state.
  package var keyboard: KeyboardStateMessage
  /// Whether the result includes the new result of `inkling/autocomplete` if that may have changed.
  package var autocomplete: Bool

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
    selection = try PositionRange(from: params["selection"])
    gesture = try params["gesture"].ifPresent?.choice(of: KeyboardGesture.self) ?? .release
    action = try ActionMessage(from: params["action"])
    heldMilliseconds = max(0, try params["heldMilliseconds"].ifPresent?.milliseconds() ?? 0)
    timeMilliseconds = try params["timeMilliseconds"].ifPresent?.milliseconds()
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

/// The outcome of a key or a suggestion. The client applies the edits and then reports them as it does any other edit.
package struct HandledKey: Sendable {
  /// Something for the client to do.
  package struct Effect: Equatable, Sendable {
    /// The kind: `feedback`, `keyboardType`, `nextLanguage`, `dismissKeyboard`, `openURL`, `custom`, `unhandled`, ….
    package var kind: String
    /// Its details, by name.
    package var details: [(name: String, value: String)]

    /// Creates an effect.
    package init(_ kind: String, _ details: [(name: String, value: String)] = []) {
      self.kind = kind
      self.details = details
    }

    /// Whether two effects are equal, with their details in the same order.
    package static func == (one: Effect, other: Effect) -> Bool {
      one.kind == other.kind && one.details.elementsEqual(other.details) { $0 == $1 }
    }
  }

  /// Whether the gesture had any effect.
  package var handled: Bool
  /// The version of the text that the edits apply to.
  package var version: Int
  /// The edits to make; they do not overlap, and all ranges refer to the current text.
  package var edits: [TextEdit]
  /// The selection after the edits.
  package var selection: PositionRange
  /// The keyboard state after the gesture.
  package var keyboard: KeyboardStateMessage
  /// What else the client has to do.
  package var effects: [Effect]
  /// What may be shown after the edits; nil if it is unchanged or was not requested.
  package var autocomplete: AutocompleteAnswer?

  /// Creates an outcome.
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
