// Marks that stand close to the word before them, and want a space before the next one.

extension Text {
  /// Whether such a mark stands right before a point: `forward,`, `*forward*`. A word that is put in there begins with
  /// a space.
  package func hasMark(before point: TextPoint) -> Bool {
    withLine(point.line) { line in
      guard 0 < point.byte, point.byte <= line.count else { return false }
      let mark = line.scalar(before: point.byte)
      if Self.endingMarks.contains(mark.scalar) { return true }
      let isDash = mark.scalar == "-" && point.byte > 1 && line[point.byte - 2] == 0x2D
      return isDash || Self.closingMarks.contains(mark.scalar) && line.isBehindWord(point.byte)
    }
  }

  private static let endingMarks = Set(",.;:!?)]}…".unicodeScalars)
  /// They close where they follow a word, and open where they do not.
  private static let closingMarks = Set("*`\"”“»«%#+>~^|°".unicodeScalars)
}

extension Span<UInt8> {
  /// Whether nothing but marks that may close stands between a place and a letter or digit before it.
  fileprivate func isBehindWord(_ end: Int) -> Bool {
    var index = end
    while index > 0 {
      let before = scalar(before: index)
      if before.characterClass.isCore { return true }
      let isDash = before.scalar == "-" && index < end && self[index] == 0x2D
      if before.characterClass == .space || isDash || openers.contains(before.scalar) {
        return false
      }
      index -= before.width
    }
    return false
  }
}

/// What stands behind these opens.
private let openers = Set("—–…/=([{\\".unicodeScalars)
