// The context of a cursor: the word it is in, the tokens before it, and whether a sentence begins there.

/// The word at a position in a text and the text before it.
///
/// Reads backwards from the cursor, across lines, as far as the language models need and at most 4 KiB, so the cost
/// does not depend on the length of the text.
package struct CursorContext: Sendable {
  /// The text before the word.
  package let before: LeftContext
  /// The part of the word before the cursor as typed; empty if no word has begun.
  package let prefix: String
  /// The range of that part.
  package let prefixRange: Range<TextPoint>
  /// The range of the whole word around the cursor.
  package let wordRange: Range<TextPoint>
  /// The grapheme before the cursor; nil at the start of a line.
  package let characterBefore: Range<TextPoint>?

  /// Up to three tokens before the word as the language models know them, newest last; `<s>` precedes the first word of
  /// a sentence.
  package var history: [String] { before.history }
  /// Whether the word begins a sentence.
  package var isSentenceStart: Bool { history.last == Tokenizer.sentenceStart }

  /// The maximum number of bytes read before the cursor.
  package static let reachBytes = 4096

  /// Creates the context of a point, which is clamped into the text.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - text: The text.
  ///   - regions: The regions of the line; markup bounds the word, and directly before it is no word before it.
  ///   - known: A word start whose left context has been read already, so that it need not be read again.
  package init(
    at point: TextPoint, in text: Text, regions: [Region] = [],
    knowing known: (start: TextPoint, before: LeftContext)? = nil
  ) {
    let cursor = text.clamped(point)
    wordRange = Self.wordRange(at: cursor, in: text, regions: regions)
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

  /// Returns only the part of the word before a cursor, which must be inside the text.
  package static func prefixRange(
    at cursor: TextPoint, in text: Text, regions: [Region] = []
  ) -> Range<TextPoint> {
    wordRange(at: cursor, in: text, regions: regions).lowerBound..<cursor
  }

  /// Returns the range of the name being typed at a cursor: from the first letter or digit of the run without white
  /// space before it, whatever punctuation it contains.
  ///
  /// - Parameters:
  ///   - cursor: A position inside the text.
  ///   - word: The word before it, see ``prefixRange``.
  ///   - text: The text.
  /// - Returns: The name; nil if there is none, if a letter or digit of it follows the cursor, or if it is longer than
  ///   128 bytes.
  package static func nameRange(
    at cursor: TextPoint, ending word: Range<TextPoint>, in text: Text
  ) -> Range<TextPoint>? {
    text.withLine(cursor.line) { line in
      let wordStart = word.lowerBound.byte
      let start = line.runStart(before: wordStart, downTo: max(0, wordStart - nameBytes - 1))
      if wordStart - start > nameBytes { return nil }
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

  /// The maximum length of a name in bytes; nobody types a longer one twice.
  private static let nameBytes = 128

  /// Returns only the word from which a single space separates the one that begins at a point; empty if none does.
  package static func word(before start: TextPoint, in text: Text) -> String {
    guard start.byte > 0 else { return "" }
    let end = TextPoint(line: start.line, byte: start.byte - 1)
    return text.string(in: end..<start) == " "
      ? text.string(in: prefixRange(at: end, in: text)) : ""
  }

  /// Returns only the range of the whole word around a cursor, which must be inside the text, and with its regions.
  package static func wordRange(
    at cursor: TextPoint, in text: Text, regions: [Region] = []
  ) -> Range<TextPoint> {
    let word = text.withLine(cursor.line) { WordBounds(around: cursor.byte, in: $0) }
    return Range(
      line: cursor.line, bytes: regions.parted(word.start..<word.end, around: cursor.byte))
  }
}
