// `textDocument/completion`: what may stand at the cursor.

package import InkJSON

/// Asks for the items of a completion menu.
package struct CompletionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = CompletionList
  /// The method name on the wire.
  package static let method = "textDocument/completion"

  /// The cursor position.
  package var place: TextDocumentPosition
  /// Whether a person may have asked for it by a key, or for the list that it carries on.
  package var mayBeAsked: Bool
  /// The character whose typing made the client ask; nil for any other reason.
  package var triggerCharacter: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    let context = params["context"].ifPresent
    let kind = try context?["triggerKind"].ifPresent?.integer()
    triggerCharacter = try context?["triggerCharacter"].ifPresent?.string()
    mayBeAsked = kind != Self.triggerCharacter && triggerCharacter == nil
  }

  /// `CompletionTriggerKind.TriggerCharacter`. All others are a person's wish, or go on with what was one; typing a
  /// letter may come as `Invoked`, too, and some clients do not say what it was.
  private static let triggerCharacter = 2
}
