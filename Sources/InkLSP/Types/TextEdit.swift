// One change that a client is to make in a document.

package import InkJSON

/// New text for a range of a document.
package struct TextEdit: Hashable, Sendable {
  /// What is replaced; empty to insert.
  package var range: PositionRange

  /// The replacement text.
  package var newText: String

  /// Creates an edit of one range.
  package init(range: PositionRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}

extension TextEdit: JSONWritable {
  /// Writes `{range, newText}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("newText", newText)
    }
  }
}
