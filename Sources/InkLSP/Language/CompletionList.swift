// The result of `textDocument/completion`.

package import InkJSON

/// Items that are valid for the text typed so far; the client asks again after the next letter.
package struct CompletionList: JSONWritable, Equatable, Sendable {
  /// The items, best first.
  package var items: [CompletionItem]

  /// Creates a list of items.
  package init(_ items: [CompletionItem]) {
    self.items = items
  }

  /// Writes `{isIncomplete: true, items}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("isIncomplete", true)
      $0.member("items", items)
    }
  }
}
