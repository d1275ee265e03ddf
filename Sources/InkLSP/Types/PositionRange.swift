// A range of a text document in the protocol's units: `Range` in the specification.

package import InkJSON

/// A half-open range of positions.
package struct PositionRange: Hashable, Sendable, JSONReadable {
  /// The first position of the range.
  package var start: Position

  /// The position after the range, never before `start`.
  package var end: Position

  /// Creates the range between two positions, given in either order.
  package init(_ one: Position, _ other: Position) {
    start = min(one, other)
    end = max(one, other)
  }

  /// Reads `{start, end}`; a reversed range is reordered.
  package init(from field: JSONField) throws(JSONDecodingError) {
    self.init(try Position(from: field["start"]), try Position(from: field["end"]))
  }
}

extension PositionRange: JSONWritable {
  /// Writes `{start, end}`, in large pieces.
  package func write(to writer: inout JSONWriter) {
    writer.write(beginning: "{\"start\":{\"line\":")
    writer.write(start.line, then: ",\"character\":")
    writer.write(start.character, then: "},\"end\":{\"line\":")
    writer.write(end.line, then: ",\"character\":")
    writer.write(end.character, then: "}}")
  }
}
