// `textDocument/didPartiallyAcceptCompletion`: a hint that a first part was taken, with Copilot's fields.

package import InkJSON

/// Which item was taken in part, and how far.
package struct DidPartiallyAcceptCompletionNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "textDocument/didPartiallyAcceptCompletion"

  /// The offer's id, taken from the item's command; nil for an item without one.
  package var id: String?
  /// How much is taken so far, in UTF-16 units from the start of the item's text.
  package var acceptedLength: Int

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    id = try offerID(of: params["item"])
    acceptedLength = try params["acceptedLength"].integer(in: 0...)
  }
}
