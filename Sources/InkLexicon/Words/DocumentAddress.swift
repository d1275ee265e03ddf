// The location of a document, which determines the user's words that apply to it.

/// The address of a document, and the folder whose words apply to it.
package struct DocumentAddress: Hashable, Sendable {
  /// The document's URI in normalized spelling, independent of the client's.
  package let uri: String
  /// The URI in normalized spelling of the project folder that the document belongs to; nil for none.
  package let folder: String?

  /// Creates an address.
  package init(uri: String, folder: String? = nil) {
    self.uri = uri
    self.folder = folder
  }
}
