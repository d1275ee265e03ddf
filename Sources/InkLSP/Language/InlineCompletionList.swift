// The answer to `textDocument/inlineCompletion`.

package import InkJSON

/// One way the text may go on.
package struct InlineCompletionItem: Equatable, Sendable {
  /// What replaces the range; it begins with what stands there.
  package var insertText: String
  /// The typed part of the word up to the cursor, on one line.
  package var range: PositionRange
  /// What a client runs after the item was taken; nil for a client that brings its own.
  package var command: Command?

  /// An item.
  package init(insertText: String, range: PositionRange, command: Command? = nil) {
    self.insertText = insertText
    self.range = range
    self.command = command
  }
}

/// The ways the text may go on, the likeliest first.
package struct InlineCompletionList: Equatable, Sendable {
  /// The items; none where silence is better.
  package var items: [InlineCompletionItem]

  /// A list of items.
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
