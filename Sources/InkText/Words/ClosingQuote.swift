// Apostrophes that close a quotation, which are not part of the word before them: ‘wierd’, 'two words'.

extension Text {
  /// Returns the start of an apostrophe or single quotation mark directly before a point that closes a quotation on its
  /// line; nil if there is none. Costs a comparison unless there is such a mark, and then at most 1 KiB.
  package func closingQuote(before point: TextPoint) -> TextPoint? {
    withLine(point.line) { line in
      guard point.byte > 0, point.byte <= line.count else { return nil }
      let mark = line.scalar(before: point.byte)
      guard mark.scalar == "'" || mark.scalar == "’" else { return nil }
      let start = point.byte - mark.width
      let isOpen =
        mark.scalar == "'"
        ? line.hasOpenApostrophe(before: start) : line.hasOpenSingleQuote(before: start)
      return isOpen ? TextPoint(line: point.line, byte: start) : nil
    }
  }
}

extension Span<UInt8> {
  /// Whether a typographic single quotation mark is open before a byte.
  func hasOpenSingleQuote(before end: Int) -> Bool {
    var index = end
    while index > 0, end - index < reachOfQuotation {
      let before = scalar(before: index)
      if before.scalar == "‘" || before.scalar == "‚" { return true }
      index -= before.width
    }
    return false
  }

  /// Whether the last apostrophe before a byte that is at either end of a word is at the start of one.
  func hasOpenApostrophe(before end: Int) -> Bool {
    var index = end
    var isBeforeWord = true
    while index > 0, end - index < reachOfQuotation {
      let before = scalar(before: index)
      index -= before.width
      let followsWord = index > 0 && scalar(before: index).characterClass.isWordCharacter
      // LaTeX opens quotations with `.
      let isMark = before.scalar == "'" || before.scalar == "`"
      if isMark, isBeforeWord != followsWord { return isBeforeWord }
      isBeforeWord = before.characterClass.isWordCharacter
    }
    return false
  }
}

/// How far back a quotation is looked for that is still open, in bytes.
private let reachOfQuotation = 1024
