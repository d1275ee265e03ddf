// `textDocument/inlineCompletion`: ghost text at the cursor.

package import InkJSON

/// Asks for what may be shown after the cursor before it is typed.
package struct InlineCompletionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = InlineCompletionList?
  /// The method name on the wire.
  package static let method = "textDocument/inlineCompletion"

  /// The item that is selected in the client's completion menu.
  package struct SelectedCompletion: Sendable, JSONReadable {
    /// What it would replace.
    package var range: PositionRange
    /// What it would put there.
    package var text: String

    /// Reads `{range, text}`.
    package init(from field: JSONField) throws(JSONDecodingError) {
      range = try field["range"].read()
      text = try field["text"].string()
    }
  }

  /// The cursor position.
  package var place: TextDocumentPosition
  /// Whether a person asked for it by a key.
  package var isInvoked: Bool
  /// The selected item, which the answer is to extend.
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
