// The single edit between two texts, for clients that send the whole text after every keystroke.

extension Text {
  /// Returns the smallest range of this text that differs from another text, and the other text's bytes for it.
  ///
  /// Returns nil if the texts are equal. Takes one pass over the common part, without copying it.
  package func difference(to other: Text) -> (range: Range<TextPoint>, bytes: [UInt8])? {
    let shorter = min(lines.count, other.lines.count)
    var top = 0
    while top < shorter, lines[top] == other.lines[top] { top += 1 }
    if top == lines.count, top == other.lines.count { return nil }
    var bottom = 0
    while bottom < shorter - top,
      lines[lines.count - 1 - bottom] == other.lines[other.lines.count - 1 - bottom]
    {
      bottom += 1
    }
    // A single changed line with the same terminator is compared byte by byte: this is the case of typing.
    if lines.count == other.lines.count, top + bottom + 1 == lines.count,
      Text.terminatorLength(lines[top]) == Text.terminatorLength(other.lines[top]),
      lines[top].last == other.lines[top].last || bottom == 0
    {
      return difference(inLine: top, of: other)
    }
    return (part(top, bottom), other.bytes(in: other.part(top, bottom)))
  }

  /// Returns the range between `top` equal lines at the start and `bottom` equal lines at the end. Where that would be
  /// empty, it includes one more line, so that both texts have a part.
  private func part(_ top: Int, _ bottom: Int) -> Range<TextPoint> {
    let end =
      bottom > 0 ? TextPoint(line: lines.count - bottom, byte: 0) : endPoint
    let start = TextPoint(line: min(top, lines.count - 1), byte: 0)
    return start..<max(start, end)
  }

  /// Returns the difference of two lines without their common prefix and suffix, in whole code points.
  private func difference(
    inLine line: Int, of other: Text
  ) -> (range: Range<TextPoint>, bytes: [UInt8]) {
    let old = lines[line].dropLast(Text.terminatorLength(lines[line]))
    let new = other.lines[line].dropLast(Text.terminatorLength(other.lines[line]))
    let common = CommonEnds(of: old, and: new)
    let (start, end) = (common.head, old.count - common.tail)
    return (
      Range(line: line, bytes: start..<end),
      Array(new.dropFirst(start).dropLast(common.tail))
    )
  }
}
