// The result of `textDocument/inlineCompletion`.

package import InkJSON

/// One possible continuation of the text.
package struct InlineCompletionItem: Equatable, Sendable {
  /// The text that replaces the range; it begins with the text already there.
  package var insertText: String
  /// The range of the typed part of the word up to the cursor, on one line.
  package var range: PositionRange
  /// The command the client runs after accepting the item; nil for a client that provides its own.
  package var command: Command?

  /// Creates an item.
  package init(insertText: String, range: PositionRange, command: Command? = nil) {
    self.insertText = insertText
    self.range = range
    self.command = command
  }
}

/// The possible continuations of the text, most likely first.
package struct InlineCompletionList: Equatable, Sendable {
  /// The items; empty if nothing should be shown.
  package var items: [InlineCompletionItem]

  /// Creates a list of items.
  package init(_ items: [InlineCompletionItem]) {
    self.items = items
  }
}

extension InlineCompletionItem: JSONWritable {
  /// Writes `{insertText, filterText, range, command?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("insertText", insertText)
      $0.member("filterText", insertText)
      $0.member("range", range)
      $0.member("command", command)
    }
  }
}

extension InlineCompletionList: JSONWritable {
  /// Writes `{items}`.
  package func write(to writer: inout JSONWriter) {
    writer.object { $0.member("items", items) }
  }
}
