// Where a document is: what decides which of the user's words hold in it.

/// The address of a document, and the folder whose words it follows.
package struct DocumentAddress: Hashable, Sendable {
  /// The document's URI in the one spelling that documents have, whatever their clients write.
  package let uri: String
  /// The URI of the folder of the project that it follows, in the one spelling that folders have; nil for none.
  package let folder: String?

  /// An address.
  package init(uri: String, folder: String? = nil) {
    self.uri = uri
    self.folder = folder
  }
}
