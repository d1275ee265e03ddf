// `inkling/didChangeSelection`: the cursor moved, for which the standard has no message.

package import InkJSON

/// The current selections.
package struct DidChangeSelectionNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "inkling/didChangeSelection"

  /// What moved the selection.
  package enum Reason: String, Sendable, CaseIterable {
    case typing, moved, selected
  }

  /// The document's URI.
  package var uri: String
  /// The selections, the primary one first; an empty range is a cursor.
  package var selections: [PositionRange]
  /// What moved them; nil if the client does not say.
  package var reason: Reason?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
    selections = try params["selections"].list(of: PositionRange.self)
    reason = try params["reason"].ifPresent?.choice(of: Reason.self)
  }
}
