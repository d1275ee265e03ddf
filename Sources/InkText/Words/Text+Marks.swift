// Marks that follow a word without a space and require one before the next word.

extension Text {
  /// Whether such a mark is directly before a point: `forward,`, `*forward*`. A word inserted there begins with a
  /// space.
  package func hasMark(before point: TextPoint) -> Bool {
    withLine(point.line) { line in
      guard 0 < point.byte, point.byte <= line.count else { return false }
      let mark = line.scalar(before: point.byte)
      if mark.scalar.isStop || mark.scalar.closesBracket || mark.scalar == "…" { return true }
      let isDash = mark.scalar == "-" && point.byte > 1 && line[point.byte - 2] == 0x2D
      // A bar between the cells of a table has spaces around it, or none.
      let isBar = mark.scalar == "|" && !line.extracting(0..<point.byte - 1).isBlank(from: 0)
      return isDash || isBar
        || mark.scalar.closesWord && line.followsWord(point.byte)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it closes after a word and opens elsewhere, and is no apostrophe.
  fileprivate var closesWord: Bool {
    closesQuotation && !apostrophes.contains(self) || otherClosers.contains(self)
  }
}

private let apostrophes: Set<Unicode.Scalar> = ["'", "’", "‘"]
private let otherClosers = Set("*`%#+>~^|°".unicodeScalars)

extension Span<UInt8> {
  /// Whether only marks that may close lie between a position and a letter or digit before it.
  fileprivate func followsWord(_ end: Int) -> Bool {
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

/// Marks after which another mark opens.
private let openers = Set("—–…/=([{\\".unicodeScalars)
