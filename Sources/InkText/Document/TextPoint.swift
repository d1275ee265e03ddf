// A place in a text, counted in bytes: how the engine speaks of positions.

/// A place between two code points of a `Text`: a line and a byte offset within it, both from zero.
///
/// Offsets count UTF-8 bytes of the line's content, its terminator not included. Any two integers
/// make a point; `Text.clamped(_:)` brings it into a text.
package struct TextPoint: Hashable, Comparable, Sendable {
  /// The line, from zero.
  package var line: Int
  /// The UTF-8 byte offset within the line, from zero.
  package var byte: Int

  /// The point at a byte of a line.
  package init(line: Int, byte: Int) {
    self.line = line
    self.byte = byte
  }

  /// The start of every text.
  package static let zero = TextPoint(line: 0, byte: 0)

  /// Whether one point stands before another in reading order.
  package static func < (left: TextPoint, right: TextPoint) -> Bool {
    (left.line, left.byte) < (right.line, right.byte)
  }
}
