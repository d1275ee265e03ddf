// What stands at a cursor: the word it is in, the tokens before it, and whether a sentence begins there.

/// The word at a place in a text and what comes before it.
///
/// Reads backwards from the cursor, over lines, as far as the language models need and at most 4 KiB, so
/// the cost does not depend on the text's length.
package struct CursorContext: Sendable {
  /// What stands before the word.
  package let before: TextBefore
  /// The part of the word before the cursor as it is typed; empty where no word is begun.
  package let prefix: String
  /// Where that part stands.
  package let prefixRange: Range<TextPoint>
  /// Where the whole word around the cursor stands.
  package let wordRange: Range<TextPoint>
  /// The grapheme before the cursor; nil at the start of a line.
  package let characterBefore: Range<TextPoint>?

  /// The up to three tokens before the word as language models know them, newest last; `<s>` stands
  /// before the first word of a sentence.
  package var history: [String] { before.history }
  /// Whether the word begins a sentence.
  package var isSentenceStart: Bool { history.last == Tokenizer.sentenceStart }

  /// Greatest number of bytes that are read before the cursor.
  package static let reachBytes = 4096

  /// The context of a point, which is clamped into the text.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - text: The text.
  ///   - regions: The regions of the line: markup close before the word is no word before it.
  ///   - known: What stands before a place where that was read already, so that it need not be read again there.
  package init(
    at point: TextPoint, in text: Text, regions: [Region] = [],
    knowing known: (start: TextPoint, before: TextBefore)? = nil
  ) {
    let cursor = text.clamped(point)
    wordRange = Self.wordRange(at: cursor, in: text)
    let start = wordRange.lowerBound
    prefixRange = start..<cursor
    prefix = text.string(in: prefixRange)
    characterBefore = cursor.byte > 0 ? text.graphemeStart(before: cursor)..<cursor : nil
    if let known, known.start == start {
      before = known.before
    } else {
      let end = regions.startOfMarkup(before: start.byte) ?? start.byte
      before = HistoryReader(before: TextPoint(line: cursor.line, byte: end), in: text).before
    }
  }

  /// The part of the word before a cursor alone; the cursor is a place inside the text.
  package static func prefixRange(at cursor: TextPoint, in text: Text) -> Range<TextPoint> {
    wordRange(at: cursor, in: text).lowerBound..<cursor
  }

  /// The name that is typed at a cursor: from the first letter or digit of all that stands close before it, whatever
  /// marks are between.
  ///
  /// - Parameters:
  ///   - cursor: A place inside the text.
  ///   - word: The word before it, see ``prefixRange``.
  ///   - text: The text.
  /// - Returns: The name; nil where there is none, where a letter or digit of it stands behind the cursor, or where it
  ///   is longer than 128 bytes.
  package static func nameRange(
    at cursor: TextPoint, ending word: Range<TextPoint>, in text: Text
  ) -> Range<TextPoint>? {
    text.withLine(cursor.line) { line in
      var start = word.lowerBound.byte
      while start > 0 {
        let before = line.scalar(before: start)
        if before.characterClass == .space { break }
        start -= before.width
        if word.lowerBound.byte - start > nameBytes { return nil }
      }
      var end = cursor.byte
      while end < line.count {
        let next = line.scalar(at: end)
        if next.characterClass == .space { break }
        end += next.width
        if next.characterClass.isCore || end - cursor.byte > nameBytes { return nil }
      }
      let core = coreRange(of: start..<cursor.byte, in: line)
      if core.isEmpty || core.count > nameBytes { return nil }
      return TextPoint(line: cursor.line, byte: core.lowerBound)..<cursor
    }
  }

  /// What is longer is no name that anybody types twice, in bytes.
  private static let nameBytes = 128

  /// The whole word around a cursor alone; the cursor is a place inside the text.
  package static func wordRange(at cursor: TextPoint, in text: Text) -> Range<TextPoint> {
    let word = text.withLine(cursor.line) { WordBounds(around: cursor.byte, in: $0) }
    let start = TextPoint(line: cursor.line, byte: word.start)
    return start..<TextPoint(line: cursor.line, byte: word.end)
  }
}
