// `textDocument/completion`: what may stand at the cursor.

package import InkJSON

/// Asks for the items of a completion menu.
package struct CompletionRequest: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = CompletionList
  /// The name on the wire.
  package static let method = "textDocument/completion"

  /// Where the cursor is.
  package var place: TextDocumentPosition
  /// Whether a person asked for it by a key.
  package var isInvoked: Bool

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    let kind = try params["context"].ifPresent?["triggerKind"].ifPresent?.integer()
    isInvoked = kind == Self.invoked
  }

  /// `CompletionTriggerKind.Invoked`; typing a letter comes with it too, so it proves nothing alone.
  private static let invoked = 1
}
