// An edit for a client to make in a document.

package import InkJSON

/// A range of a document and the text to replace it with.
package struct TextEdit: Hashable, Sendable {
  /// The replaced range; empty for an insertion.
  package var range: PositionRange

  /// The replacement text.
  package var newText: String

  /// Creates an edit.
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
