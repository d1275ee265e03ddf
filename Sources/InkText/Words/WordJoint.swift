// How a word is joined to what stands before it: language models see no marks, but readers do.

/// What stands between a word and the one before it, as far as it tells whether the two belong together.
package enum WordJoint: Int, Sendable, CaseIterable {
  /// White space, closing marks, or the end of a line that is full: they do.
  case space
  /// A comma: they may.
  case comma
  /// They hardly do: a colon, a semicolon, a dash, an opening bracket or quotation mark, or the end of a line that had
  /// room for more.
  case apart

  /// The joint before a word that begins at a point inside the text. Costs a look at what stands between it and the
  /// letter before it, on its line and the one above.
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

  /// The joint behind the last word before a byte of a line; nil where there is none.
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
    // These close what stands before them, unless the word stands close behind.
    case "\"", "'": isBeforeSpace ? .space : .apart
    // Between two spaces or doubled it is a dash; it never stands close behind a word and before a space but where one
    // breaks off.
    case "-": isBeforeSpace ? .apart : .space
    default: .space
    }
  }
}
