// The word around a position in a line.

/// The start and end of the word around a byte of a line; both are the byte itself if there is none.
package struct WordBounds: Sendable {
  /// Its start, at or before the byte.
  package let start: Int
  /// Its end, at or after the byte.
  package let end: Int

  /// Finds the word around a byte offset, which must be at most the line's length.
  package init(around cursor: Int, in line: Span<UInt8>) {
    let furthest = max(0, cursor - CursorContext.reachBytes)
    var start = line.wordStart(before: cursor, downTo: furthest)
    start = WordBounds.initialsStart(start, cursor, line) ?? start
    // Apostrophes, hyphens and marks before the first letter are not part of the word.
    while start < cursor {
      let first = line.scalar(at: start)
      if first.characterClass == .letter || first.characterClass == .digit { break }
      start += first.width
    }
    self.start = min(start, cursor)
    end = WordBounds.end(from: cursor, start: self.start, in: line)
  }

  /// Returns the start of dotted initials that reach the cursor: `e.g`.
  private static func initialsStart(_ start: Int, _ cursor: Int, _ line: Span<UInt8>) -> Int? {
    guard start > 1, start < cursor, line[start - 1] == UInt8(ascii: ".") else { return nil }
    let runStart = line.runStart(before: start, downTo: max(0, cursor - 16))
    let core = coreRange(of: runStart..<cursor, in: line)
    let isInitials = core.upperBound == cursor && isDottedInitials(core, in: line)
    return isInitials ? core.lowerBound : nil
  }

  /// Returns the end of the word's letters, digits and marks after the cursor.
  private static func end(from cursor: Int, start: Int, in line: Span<UInt8>) -> Int {
    var end = cursor
    var last = cursor
    while end < line.count, end - cursor < CursorContext.reachBytes {
      let next = line.scalar(at: end)
      guard next.characterClass.isWordCharacter else { break }
      // With the cursor at the start of a word, only a letter or digit begins it.
      if end == start, next.characterClass != .letter, next.characterClass != .digit { break }
      if next.characterClass == .hyphen, line.hasDash(at: end) { break }
      end += next.width
      if next.characterClass.isCore { last = end }
    }
    return last
  }
}
