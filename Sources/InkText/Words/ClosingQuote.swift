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
      if before.scalar == "’", closesClause(at: index, width: before.width) { return false }
    }
    return false
  }

  /// Whether a mark is directly after punctuation and before no word, so that it closes a quotation: 'No,' he said.
  private func closesClause(at start: Int, width: Int) -> Bool {
    guard start > 0 else { return false }
    let mark = scalar(before: start).scalar
    guard mark.isStop || mark == "…" || mark == "—" || mark == "–" else { return false }
    let end = start + width
    return end >= count || !scalar(at: end).characterClass.isWordCharacter
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
      if isMark, closesClause(at: index, width: before.width) { return false }
      if isMark, isBeforeWord != followsWord { return isBeforeWord }
      isBeforeWord = before.characterClass.isWordCharacter
    }
    return false
  }
}

/// How far back a quotation is looked for that is still open, in bytes.
private let reachOfQuotation = 1024
