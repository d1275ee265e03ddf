// `inkling/handleSuggestion`: a suggestion was chosen from a bar.

package import InkJSON

/// A suggestion to put in, as `inkling/autocomplete` gave it or of the client's own.
package struct HandleSuggestionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = HandledKey
  /// The method name on the wire.
  package static let method = "inkling/handleSuggestion"

  /// The cursor position.
  package var place: TextDocumentPosition
  /// The inserted text.
  package var text: String
  /// What is put in with the space that is due; nil leaves that to the server.
  package var newText: String?
  /// What is replaced; nil for the part of the word before the cursor.
  package var range: PositionRange?
  /// How many characters before that are replaced too.
  package var additionalDeleteCount: Int
  /// Whether nobody knows the word.
  package var isUnknown: Bool
  /// The keyboard.
  package var keyboard: KeyboardStateMessage
  /// Whether the answer brings what `inkling/autocomplete` would say then.
  package var autocomplete: Bool

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    let suggestion = params["suggestion"]
    text = try suggestion["text"].string()
    newText = try suggestion["newText"].ifPresent?.string()
    range = try suggestion["range"].ifPresent.map(PositionRange.init)
    additionalDeleteCount =
      try suggestion["additionalDeleteCount"].ifPresent?.integer(in: 0...100) ?? 0
    isUnknown = try suggestion["kind"].ifPresent?.string() == "unknown"
    keyboard =
      try params["keyboard"].ifPresent.map(KeyboardStateMessage.init) ?? KeyboardStateMessage()
    autocomplete = try params["autocomplete"].ifPresent?.bool() ?? true
  }
}
