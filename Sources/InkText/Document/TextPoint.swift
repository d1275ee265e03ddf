// A place in a text, counted in bytes: how the engine speaks of positions.

/// A place between two code points of a `Text`: a line and a byte offset within it, both from zero.
///
/// Offsets count UTF-8 bytes of the line's content, its terminator not included. Any two integers
/// make a point; `Text.clamped(_:)` brings it into a text.
public struct TextPoint: Hashable, Comparable, Sendable {
  /// The line, from zero.
  public var line: Int
  /// The UTF-8 byte offset within the line, from zero.
  public var byte: Int

  /// The point at a byte of a line.
  public init(line: Int, byte: Int) {
    self.line = line
    self.byte = byte
  }

  /// The start of every text.
  public static let zero = TextPoint(line: 0, byte: 0)

  /// Where a point at or behind a place stands when an edit has moved that place.
  package func moved(from place: TextPoint, to other: TextPoint) -> TextPoint {
    line == place.line
      ? TextPoint(line: other.line, byte: byte - place.byte + other.byte)
      : TextPoint(line: line - place.line + other.line, byte: byte)
  }

  /// Whether one point stands before another in reading order.
  public static func < (left: TextPoint, right: TextPoint) -> Bool {
    (left.line, left.byte) < (right.line, right.byte)
  }
}
