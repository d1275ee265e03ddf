// `inkling/publishAutocomplete`: offers pushed by the server without a request.

package import InkJSON

/// The result of `inkling/autocomplete` for a document, sent after each change of it.
package struct PublishAutocompleteNotification: JSONWritable, Equatable, Sendable {
  /// The method name on the wire.
  package static let method = "inkling/publishAutocomplete"

  /// The document's URI.
  package var uri: String
  /// The offers.
  package var result: AutocompleteAnswer

  /// Creates a notification for a document.
  package init(uri: String, result: AutocompleteAnswer) {
    self.uri = uri
    self.result = result
  }

  /// Writes the URI, followed by the members of the result.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      result.writeMembers(to: &$0)
    }
  }
}
