// How a word is joined to the text before it: language models do not see punctuation, readers do.

/// The separation of a word from the one before it: whether the two may belong together.
package enum WordJoint: Int, Sendable, CaseIterable {
  /// White space, closing marks, or the end of a full line: they belong together.
  case space
  /// A comma: they may belong together.
  case comma
  /// A colon, a semicolon, a dash, an opening bracket or quotation mark, or the end of a line that had room for more:
  /// they hardly belong together.
  case apart

  /// Determines the joint before a word that begins at a point inside the text. Reads only back to the previous letter,
  /// on its line and the one above.
  package init(before point: TextPoint, in text: Text) {
    let found = text.withLine(point.line) { WordJoint.last(in: $0, upTo: point.byte) }
    if let found {
      self = found
    } else if point.line == 0 {
      self = .space
    } else {
      self =
        text.withLine(point.line - 1) { above in
          LineShape(of: above, marks: text.lineMarks).isShort
            ? .apart : WordJoint.last(in: above, upTo: above.count)
        } ?? .space
    }
  }

  /// Returns the joint after the last word before a byte of a line; nil if there is none.
  package static func last(in line: Span<UInt8>, upTo end: Int) -> WordJoint? {
    var joint = WordJoint.space
    var (index, sawSpace) = (min(end, line.count), false)
    while index > 0 {
      let before = line.scalar(before: index)
      if before.characterClass.isCore { return joint }
      let isDouble = before.scalar == "-" && index < line.count && line[index] == 0x2D
      let next = isDouble ? .apart : mark(before.scalar, isBeforeSpace: sawSpace)
      if joint.rawValue < next.rawValue { joint = next }
      sawSpace = before.characterClass == .space
      index -= before.width
    }
    return nil
  }

  private static func mark(_ scalar: Unicode.Scalar, isBeforeSpace: Bool) -> WordJoint {
    switch scalar {
    case ",": .comma
    case ":", ";", "—", "–", "(", "[", "{", "«", "“", "„", "‘", "‚": .apart
    // These close the text before them, unless the word directly follows.
    case "\"", "'": isBeforeSpace ? .space : .apart
    // Between spaces, or doubled, it is a dash. Directly after a word and before a space it marks a break too.
    case "-": isBeforeSpace ? .apart : .space
    default: .space
    }
  }
}
