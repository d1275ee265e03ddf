// A position in a text counted in bytes, as the engine uses it.

/// A position between two code points of a `Text`: a line and a byte offset within it, both zero-based.
///
/// Offsets count UTF-8 bytes of the line's content without its terminator. Any two integers make a point;
/// `Text.clamped(_:)` moves it into a text.
public struct TextPoint: Hashable, Comparable, Sendable {
  /// The zero-based line.
  public var line: Int
  /// The zero-based UTF-8 byte offset within the line.
  public var byte: Int

  /// Creates a point at a byte of a line.
  public init(line: Int, byte: Int) {
    self.line = line
    self.byte = byte
  }

  /// The start of every text.
  public static let zero = TextPoint(line: 0, byte: 0)

  /// Returns this point, which is at or after `place`, as it is after an edit has moved `place` to `other`.
  package func moved(from place: TextPoint, to other: TextPoint) -> TextPoint {
    line == place.line
      ? TextPoint(line: other.line, byte: byte - place.byte + other.byte)
      : TextPoint(line: line - place.line + other.line, byte: byte)
  }

  /// Whether one point is before another in reading order.
  public static func < (left: TextPoint, right: TextPoint) -> Bool {
    (left.line, left.byte) < (right.line, right.byte)
  }
}

extension Range<TextPoint> {
  /// Creates the range of some bytes of a line.
  package init(line: Int, bytes: Range<Int>) {
    self =
      TextPoint(line: line, byte: bytes.lowerBound)..<TextPoint(line: line, byte: bytes.upperBound)
  }
}
