// `textDocument/completion`: the completion items at the cursor.

package import InkJSON

/// Asks for the items of a completion menu.
package struct CompletionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = CompletionList
  /// The method name on the wire.
  package static let method = "textDocument/completion"

  /// The cursor position.
  package var place: TextDocumentPosition
  /// Whether the user may have requested the list with a key, or the request may continue such a list.
  package var mayBeRequested: Bool
  /// The character that triggered the request; nil for any other trigger.
  package var triggerCharacter: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    let context = params["context"].ifPresent
    let kind = try context?["triggerKind"].ifPresent?.integer()
    let character = try context?["triggerCharacter"].ifPresent?.string()
    // CodeMirror says that a typed letter is the trigger, and for a user's request that the trigger is empty.
    let isLetter = character?.first?.isLetter == true
    triggerCharacter = character == "" || isLetter ? nil : character
    mayBeRequested = triggerCharacter == nil && (kind != Self.triggerCharacter || isLetter)
  }

  /// `CompletionTriggerKind.TriggerCharacter`. Every other kind is a user's request or continues one. A typed letter
  /// may also be sent as `Invoked`, and some clients do not send a kind.
  private static let triggerCharacter = 2
}
