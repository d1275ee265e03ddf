// Sentences before the cursor, and the range of a deletion.

import InkText

extension TextDocumentProxy {
  /// Whether a word typed at the cursor would begin a sentence, by the rule for capitals.
  var isAtNewSentence: Bool {
    isAtNewWord && SentenceCapital.isDue(at: cursor, in: text)
  }

  /// Whether only white space precedes the cursor on its line.
  var isAtNewLine: Bool { blankStart(before: cursor).byte == 0 }

  /// Returns the start of the sentence that extends to a point of its line.
  private func sentenceStart(before point: TextPoint) -> TextPoint {
    var place = point
    while place.byte > 0 {
      let before = text.withLine(place.line) { $0.scalar(before: place.byte) }
      let previous = TextPoint(line: place.line, byte: place.byte - before.width)
      let begins = before.characterClass == .space && place < point
      if begins, SentenceCapital.isDue(at: place, in: text) { return place }
      place = previous
    }
    return place
  }

  /// Returns the range deleted before the cursor; empty at the start of the text. At the start of a line it is just the
  /// line break.
  func deletion(_ range: DeletionRange) -> Range<TextPoint> {
    if cursor.byte == 0 { return whole(text.graphemeStart(before: cursor)..<cursor) }
    let start =
      switch range {
      case .character: text.graphemeStart(before: cursor)
      case .word: wordDeletionStart
      case .sentence: blankStart(before: sentenceStart(before: blankStart(before: cursor)))
      }
    return whole(start..<cursor)
  }

  /// The start of a deleted word: with the white space after it if there is some, otherwise with that before it.
  private var wordDeletionStart: TextPoint {
    let end = blankStart(before: cursor)
    if end.byte == 0 { return end }
    let word = bounds(around: end).lowerBound
    // A run of punctuation is deleted like a word.
    let start = word < end ? word : markRunStart(before: end)
    return end < cursor ? start : blankStart(before: start)
  }

  private func markRunStart(before point: TextPoint) -> TextPoint {
    var start = text.graphemeStart(before: point)
    while start.byte > 0 {
      let before = text.withLine(start.line) { $0.scalar(before: start.byte) }
      let isMark = before.scalar.isASCII && before.characterClass == .other
      guard isMark else { break }
      start = text.graphemeStart(before: start)
    }
    return start
  }
}
