// `inkling/handleSuggestion`: a suggestion was chosen from a suggestion bar.

package import InkJSON

/// A suggestion to insert, from `inkling/autocomplete` or the client itself.
package struct HandleSuggestionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = HandledKey
  /// The method name on the wire.
  package static let method = "inkling/handleSuggestion"

  /// The cursor position.
  package var place: TextDocumentPosition
  /// The inserted text.
  package var text: String
  /// The text to insert, including a space if one is due; nil lets the server decide about the space.
  package var newText: String?
  /// The range to replace; nil for the part of the word before the cursor.
  package var range: PositionRange?
  /// The number of characters before that range to delete as well.
  package var additionalDeleteCount: Int
  /// Whether the suggestion is an unknown word.
  package var isUnknown: Bool
  /// The keyboard state.
  package var keyboard: KeyboardStateMessage
  /// Whether the result includes the new result of `inkling/autocomplete`.
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
