// The lists of items there are, by the folders whose documents they are offered in.

package import InkAutocomplete

/// Data sources by their names, for documents of no folder and for those of each folder that has its own.
package struct DataSources: Sendable {
  /// For a document without a folder, or of one that has none of its own.
  private var common: [String: DataSource]
  private var byFolder: [String: [String: DataSource]]
  /// The signs that items are asked for by in any folder, the longest first. In a document of another folder such a
  /// sign is looked for in vain.
  let triggers: [[UInt8]]

  /// Lists; those of a folder, by its URI, take the place of the common ones as a whole.
  package init(
    _ common: [String: DataSource] = [:], byFolder: [String: [String: DataSource]] = [:]
  ) {
    self.common = common
    self.byFolder = byFolder
    triggers = ItemCue.triggers(of: [common.values] + byFolder.values.map(\.values))
  }

  /// The lists for documents of a folder.
  package func of(_ folder: String?) -> [String: DataSource] {
    folder.flatMap { byFolder[$0] } ?? common
  }
}
