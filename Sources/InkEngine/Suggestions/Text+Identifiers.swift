// Names with marks inside directly before a point of a text.

import InkText

extension Text {
  /// Whether a mark that joins the parts of names is directly before a point, after a letter or a digit: `shutdown_`.
  /// The point is inside the text.
  func hasIdentifierJoiner(before point: TextPoint) -> Bool {
    withLine(point.line) { line in
      var start = min(point.byte, line.count)
      let end = start
      while start > 0, Self.identifierJoiners.contains(line[start - 1]) { start -= 1 }
      return 0 < start && start < end && line.scalar(before: start).characterClass.isCore
    }
  }

  private static let identifierJoiners = Set("_/\\@=&".utf8)

  /// Returns the range of the letters, digits and underscores directly before a point, from the first letter or digit
  /// on; nil where there are none, where they continue after the point, or where they are more than 128 bytes.
  func identifier(before point: TextPoint) -> Range<TextPoint>? {
    withLine(point.line) { line in
      let end = min(point.byte, line.count)
      if end < line.count, line.scalar(at: end).isPartOfIdentifier { return nil }
      var (start, index) = (end, end)
      while index > 0, line.scalar(before: index).isPartOfIdentifier {
        let before = line.scalar(before: index)
        index -= before.width
        if before.characterClass.isCore { start = index }
        if end - index > Self.identifierBytes { return nil }
      }
      return start == end ? nil : TextPoint(line: point.line, byte: start)..<point
    }
  }

  private static let identifierBytes = 128
}

extension DecodedScalar {
  /// Whether it may be part of a program's identifier.
  var isPartOfIdentifier: Bool { characterClass.isCore || scalar == "_" }
}
