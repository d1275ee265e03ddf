// The lists of items, by the folders in whose documents they are offered.

package import InkAutocomplete

/// Data sources by name, for documents without a folder and for those of each folder that has its own.
package struct DataSources: Sendable {
  /// For documents without a folder, or in one without data sources of its own.
  private var common: [String: DataSource]
  private var byFolder: [String: [String: DataSource]]
  /// The signs that request items in any folder, longest first. In a document of another folder such a sign finds
  /// nothing.
  let triggers: [[UInt8]]

  /// Creates the lists; those of a folder, by its URI, replace the common ones as a whole.
  package init(
    _ common: [String: DataSource] = [:], byFolder: [String: [String: DataSource]] = [:]
  ) {
    self.common = common
    self.byFolder = byFolder
    triggers = ItemCue.triggers(of: [common.values] + byFolder.values.map(\.values))
  }

  /// Returns the lists for documents in a folder.
  package func of(_ folder: String?) -> [String: DataSource] {
    folder.flatMap { byFolder[$0] } ?? common
  }
}
