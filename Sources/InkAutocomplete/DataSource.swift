// A list of items with a name, and where in documents they are offered.

package import InkLexicon

/// Items for text fields and documents.
package struct DataSource: Sendable {
  /// What settings call it.
  package var name: String
  /// What has to stand before an item in a document: `@`, `#`, `Signed-off-by: `.
  package var after: String
  /// The items.
  package var items: ItemList

  /// A list of items; where nothing is said they are offered behind `#` if they are the tags, else behind `@`.
  package init(name: String, after: String? = nil, items: ItemList) {
    self.name = name
    self.after = after ?? (name == "tags" ? "#" : "@")
    self.items = items
  }
}
