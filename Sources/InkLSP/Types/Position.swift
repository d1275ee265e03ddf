// A place in a text document as the protocol counts it.

package import InkJSON

/// A zero-based line and a character in it; what a character is, the negotiated encoding says.
package struct Position: Hashable, Comparable, Sendable, JSONReadable {
  /// The line, counted from 0.
  package var line: Int

  /// The character in the line, counted from 0 in units of the negotiated encoding.
  package var character: Int

  /// Creates a position of both parts.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads `{line, character}`; places outside a text are fine here, negative ones are not.
  package init(from field: JSONField) throws(JSONDecodingError) {
    line = try field.integer(at: "line", in: 0...)
    character = try field.integer(at: "character", in: 0...)
  }

  /// The order of the text.
  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension Position: JSONWritable {
  /// Writes `{line, character}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("line", line)
      $0.member("character", character)
    }
  }
}
