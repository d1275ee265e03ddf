// A named list of items, and where in documents they are offered.

package import InkLexicon

/// A list of items for text fields and documents.
package struct DataSource: Sendable {
  /// The name of the list in the settings.
  package var name: String
  /// The text that must precede an item in a document: `@`, `#`, `Signed-off-by: `.
  package var after: String
  /// The items.
  package var items: ItemList

  /// Creates a list of items; by default they are offered after `#` if they are the tags, otherwise after `@`.
  package init(name: String, after: String? = nil, items: ItemList) {
    self.name = name
    self.after = after ?? (name == "tags" ? "#" : "@")
    self.items = items
  }
}
