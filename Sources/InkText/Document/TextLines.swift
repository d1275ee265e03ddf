// A snapshot of some lines of a text, to compare and to restore.

/// Consecutive lines whose position is counted from both ends of the text, so that the number of lines between may
/// change.
package struct TextLines: Sendable {
  /// The number of lines before them.
  let before: Int
  /// The number of lines after them.
  let after: Int
  fileprivate let lines: ArraySlice<[UInt8]>

  /// Whether all lines that a range of a text touches lie at this position.
  package func cover(_ range: Range<TextPoint>, in text: Text) -> Bool {
    before <= range.lowerBound.line && after < text.lineCount - range.upperBound.line
  }
}

extension Text {
  /// Returns the lines that a range touches and the one before, which an edit of the range may join.
  package func lines(touching range: Range<TextPoint>) -> TextLines {
    let (start, end) = (clamped(range.lowerBound).line, clamped(range.upperBound).line)
    return lines(from: max(0, start - 1), droppingLast: lines.count - 1 - max(start, end))
  }

  /// Returns the lines that are now at the position of a snapshot.
  package func lines(at place: TextLines) -> TextLines {
    lines(from: min(place.before, lines.count), droppingLast: place.after)
  }

  /// Whether a snapshot's lines are unchanged at their position.
  package func has(_ lines: TextLines) -> Bool {
    self.lines.count == lines.before + lines.lines.count + lines.after
      && self.lines[lines.before..<self.lines.count - lines.after] == lines.lines
  }

  /// Restores a snapshot's lines; costs their number, and the cost of a change in the number of lines.
  package mutating func putBack(_ lines: TextLines) {
    self.lines.replaceSubrange(
      lines.before..<max(lines.before, self.lines.count - lines.after), with: lines.lines)
  }

  private func lines(from start: Int, droppingLast after: Int) -> TextLines {
    let end = max(start, lines.count - after)
    // A copy, so that the array of all lines stays uniquely referenced and edits need not copy it.
    return TextLines(
      before: start, after: after, lines: ArraySlice(Array(lines[start..<end])))
  }
}
