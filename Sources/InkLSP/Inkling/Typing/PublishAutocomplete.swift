// `inkling/publishAutocomplete`: what may be shown, without having been asked for.

package import InkJSON

/// The answer of `inkling/autocomplete` for a document, sent after each change of it.
package struct PublishAutocompleteNotification: JSONWritable, Equatable, Sendable {
  /// The method name on the wire.
  package static let method = "inkling/publishAutocomplete"

  /// The document's URI.
  package var uri: String
  /// What may be shown there.
  package var result: AutocompleteAnswer

  /// Creates the news of a document.
  package init(uri: String, result: AutocompleteAnswer) {
    self.uri = uri
    self.result = result
  }

  /// Writes the result's members behind the URI.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      result.writeMembers(to: &$0)
    }
  }
}
