// A position in a text document, in the protocol's units.

package import InkJSON

/// A zero-based line and character; the negotiated encoding defines what a character is.
package struct Position: Hashable, Comparable, Sendable, JSONReadable {
  /// The zero-based line.
  package var line: Int

  /// The zero-based character in the line, in units of the negotiated encoding.
  package var character: Int

  /// Creates a position.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads `{line, character}`; positions outside the text are accepted here, negative numbers are not.
  package init(from field: JSONField) throws(JSONDecodingError) {
    line = try field.integer(at: "line", in: 0...)
    character = try field.integer(at: "character", in: 0...)
  }

  /// Compares by order in the text.
  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension Position: JSONWritable {
  /// Writes `{line, character}`, in large pieces, since positions are most of an answer.
  package func write(to writer: inout JSONWriter) {
    writer.write(beginning: "{\"line\":")
    writer.write(line, then: ",\"character\":")
    writer.write(character, then: "}")
  }
}
