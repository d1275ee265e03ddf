// `textDocument/didPartiallyAcceptCompletion`: a hint that the first part of an item was accepted, with Copilot's
// fields.

package import InkJSON

/// Which item was partly accepted, and how far.
package struct DidPartiallyAcceptCompletionNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "textDocument/didPartiallyAcceptCompletion"

  /// The offer's id, taken from the item's command; nil for an item without one.
  package var id: String?
  /// The length accepted so far, in UTF-16 units from the start of the item's text.
  package var acceptedLength: Int

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    let command = params["item"]["command"].ifPresent
    id = try command?["arguments"].ifPresent?.array().first?["id"].ifPresent?.string()
    acceptedLength = try params["acceptedLength"].integer(in: 0...)
  }
}
