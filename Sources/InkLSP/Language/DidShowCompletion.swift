// `textDocument/didShowCompletion`: a hint that an item was shown, with the Copilot language server's fields.

package import InkJSON

/// Which item was shown.
package struct DidShowCompletionNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "textDocument/didShowCompletion"

  /// The offer's id, taken from the item's command; nil for an item without one.
  package var id: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    id = try offerID(of: params["item"])
  }
}

/// Returns the id of the offer that an item carries in its command.
func offerID(of item: JSONField) throws(JSONDecodingError) -> String? {
  try item["command"].ifPresent?["arguments"].ifPresent?.array().first?["id"].ifPresent?.string()
}
