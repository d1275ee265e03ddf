// Runs of characters without white space, words with whatever marks are around them, and the blanks between them.

extension Text {
  /// Returns the run that ends at a point of the text; nil if there is none, or if it is longer than a word may be.
  package func run(before end: TextPoint) -> Range<TextPoint>? {
    let start = withLine(end.line) { line -> Int? in
      guard end.byte <= line.count else { return nil }
      let start = line.runStart(
        before: end.byte, downTo: max(0, end.byte - WordEnd.maximumLength - 1))
      return (1...WordEnd.maximumLength).contains(end.byte - start) ? start : nil
    }
    return start.map { TextPoint(line: end.line, byte: $0)..<end }
  }

  /// Whether a run begins or goes on at a point.
  package func hasRun(at point: TextPoint) -> Bool {
    withLine(point.line) {
      $0.count > point.byte && $0.scalar(at: point.byte).characterClass != .space
    }
  }
}

extension Span<UInt8> {
  /// Returns the start of the run without white space that ends at a byte; of a longer one, the start of the first
  /// character before `minimum` or at it.
  func runStart(before end: Int, downTo minimum: Int) -> Int {
    var start = end
    while start > minimum {
      let before = scalar(before: start)
      if before.characterClass == .space { break }
      start -= before.width
    }
    return start
  }

  /// Returns the start of the white space that ends at a byte, or at the line's end if that is before it.
  package func blankStart(before end: Int) -> Int {
    var start = Swift.min(end, count)
    while start > 0 {
      let before = scalar(before: start)
      guard before.characterClass == .space else { break }
      start -= before.width
    }
    return start
  }
}
