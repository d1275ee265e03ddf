// `textDocument/inlineCompletion`: ghost text at the cursor.

package import InkJSON

/// Asks for ghost text to show after the cursor.
package struct InlineCompletionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = InlineCompletionList?
  /// The method name on the wire.
  package static let method = "textDocument/inlineCompletion"

  /// The item selected in the client's completion menu.
  package struct SelectedCompletion: Sendable, JSONReadable {
    /// The range it would replace.
    package var range: PositionRange
    /// The text it would insert.
    package var text: String

    /// Reads `{range, text}`.
    package init(from field: JSONField) throws(JSONDecodingError) {
      range = try field["range"].read()
      text = try field["text"].string()
    }
  }

  /// The cursor position.
  package var place: TextDocumentPosition
  /// Whether the user requested it with a key.
  package var isInvoked: Bool
  /// The selected item, which the result should extend.
  package var selectedCompletion: SelectedCompletion?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    let context = params["context"].ifPresent
    isInvoked = try context?["triggerKind"].ifPresent?.integer() == Self.invoked
    selectedCompletion = try context?["selectedCompletionInfo"].ifPresent?.read()
  }

  /// `InlineCompletionTriggerKind.Invoked`.
  private static let invoked = 1
}
