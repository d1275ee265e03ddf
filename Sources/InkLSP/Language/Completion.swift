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
  /// The character whose typing made the client ask; nil for any other reason.
  package var triggerCharacter: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    let context = params["context"].ifPresent
    let kind = try context?["triggerKind"].ifPresent?.integer()
    triggerCharacter = try context?["triggerCharacter"].ifPresent?.string()
    isInvoked = kind == Self.invoked
  }

  /// `CompletionTriggerKind.Invoked`; typing a letter comes with it too, so it proves nothing alone.
  private static let invoked = 1
}
