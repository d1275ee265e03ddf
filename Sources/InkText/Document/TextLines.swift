// Some lines of a text as they are at one time, to be found again and to be put back.

/// Neighbouring lines, with the place where they stand counted from both ends of the text: what stands in between may
/// become another number of lines.
package struct TextLines: Sendable {
  /// How many lines stand before them.
  let before: Int
  /// How many lines stand behind them.
  let behind: Int
  fileprivate let lines: ArraySlice<[UInt8]>

  /// Whether all lines that a range of a text touches are at this place.
  package func cover(_ range: Range<TextPoint>, in text: Text) -> Bool {
    before <= range.lowerBound.line && behind < text.lineCount - range.upperBound.line
  }
}

extension Text {
  /// The lines that a range touches and the one before, of which an edit of the range may become a part.
  package func lines(touching range: Range<TextPoint>) -> TextLines {
    let (start, end) = (clamped(range.lowerBound).line, clamped(range.upperBound).line)
    return lines(behind: max(0, start - 1), before: lines.count - 1 - max(start, end))
  }

  /// What stands where some lines stood.
  package func lines(at place: TextLines) -> TextLines {
    lines(behind: min(place.before, lines.count), before: place.behind)
  }

  /// Whether some lines stand at their place.
  package func has(_ lines: TextLines) -> Bool {
    self.lines.count == lines.before + lines.lines.count + lines.behind
      && self.lines[lines.before..<self.lines.count - lines.behind] == lines.lines
  }

  /// Puts lines back to where they stood; costs them, and what a change in the number of lines costs.
  package mutating func putBack(_ lines: TextLines) {
    self.lines.replaceSubrange(
      lines.before..<max(lines.before, self.lines.count - lines.behind), with: lines.lines)
  }

  private func lines(behind before: Int, before behind: Int) -> TextLines {
    let end = max(before, lines.count - behind)
    // A copy: the array of all lines stays the only one, so that edits need not copy it.
    return TextLines(
      before: before, behind: behind, lines: ArraySlice(Array(lines[before..<end])))
  }
}
