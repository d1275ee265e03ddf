// A position in a text counted in the units of an encoding, as a client uses it.

/// The unit in which a client counts characters; the raw values are those of the protocol.
package enum PositionEncoding: String, Sendable, CaseIterable {
  /// Bytes.
  case utf8 = "utf-8"
  /// UTF-16 code units, the default of the protocol.
  case utf16 = "utf-16"
  /// Code points.
  case utf32 = "utf-32"
}

/// A zero-based line and character offset, the character in units of a `PositionEncoding`.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The zero-based line.
  package var line: Int
  /// The number of units before the position in its line.
  package var character: Int

  /// Creates a position at a character of a line.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Whether one position is before another in reading order.
  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
