// `inkling.resetAutocomplete`: forgets what was offered in a document.

package import InkJSON

/// Drops the autocomplete state of a document.
package struct ResetAutocompleteCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = JSONObject
  /// The method name on the wire.
  package static let method = "inkling.resetAutocomplete"

  /// The document.
  package var uri: String

  /// Reads `{uri}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    uri = try argument["uri"].string()
  }
}
