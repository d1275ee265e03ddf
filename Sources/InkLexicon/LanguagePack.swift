// One language, read in place: its words, its language models, and what it says about itself.

/// A language pack over bytes that stay where they are.
package struct LanguagePack: Sendable {
  /// What the pack says about itself.
  package let metadata: PackMetadata
  private let bytes: PackBytes

  /// Opens a pack; the cost does not depend on its size.
  package init(_ bytes: PackBytes) throws(PackError) {
    self.bytes = bytes
    throw .notAPack
  }

  /// Checks the checksum and every offset; reads all of the pack.
  package func verify() throws(PackError) {}
}
