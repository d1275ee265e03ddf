// A place in a text, counted in the units of an encoding: how a client speaks of positions.

/// The unit a client counts characters in; the raw values are those of the protocol.
package enum PositionEncoding: String, Sendable, CaseIterable {
  /// Bytes.
  case utf8 = "utf-8"
  /// UTF-16 code units: what a client counts in that says nothing.
  case utf16 = "utf-16"
  /// Code points.
  case utf32 = "utf-32"
}

/// A line and a character within it, both from zero, the character in units of a `PositionEncoding`.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, from zero.
  package var line: Int
  /// The units before the position in its line.
  package var character: Int

  /// The position at a character of a line.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Whether one position stands before another in reading order.
  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
