// The words before a place, over lines and paragraphs: what the language of a text is told by.

/// A word that stands before a place.
package struct RecentWord: Hashable, Sendable {
  /// The word as language models know it.
  package let text: String
  /// How it is cased.
  package let letterCase: LetterCase
  /// Whether it begins its sentence, so that a capital says nothing.
  package let startsSentence: Bool
  /// Whether a line ends between the word before it and this one.
  package let startsLine: Bool
}

/// The words before a place, oldest first.
///
/// Before a place at most 256 bytes are read, so the cost does not depend on the text; a word that is cut by that
/// border is left out, as is everything that is no word.
package struct RecentWords: Sendable {
  /// The words, oldest first.
  package private(set) var words: [RecentWord] = []
  /// Whether a line ends between the last word and the place.
  package private(set) var endsLine = false

  /// Greatest number of bytes that are read.
  static let reachBytes = 256

  /// The words before a point, which is clamped into the text.
  package init(before point: TextPoint, in text: Text) {
    let end = text.clamped(point)
    var first = end.line
    var count = end.byte
    while first > 0, count < Self.reachBytes {
      first -= 1
      count += text.lineLength(first) + 1
    }
    for line in first...end.line {
      if line > first { endsLine = true }
      text.withLine(line) { bytes in
        let upper = line == end.line ? min(end.byte, bytes.count) : bytes.count
        let excess = line == first ? max(0, count - Self.reachBytes) : 0
        take(bytes.extracting(0..<upper), from: min(excess, upper))
      }
    }
  }

  /// All words of a passage, which is read as one line whatever its length.
  package init(of passage: String) {
    take(Array(passage.utf8).span, from: 0)
  }

  /// Takes the words of a line or its beginning that begin behind a byte.
  private mutating func take(_ line: Span<UInt8>, from start: Int) {
    var start = start
    // The rest of a word that is cut is none.
    if start > 0 {
      while start < line.count, line[start].isContinuation { start += 1 }
      while start < line.count, line.scalar(at: start).characterClass != .space {
        start += line.scalar(at: start).width
      }
    }
    let rest = line.extracting(start..<line.count)
    var tokenizer = Tokenizer(startsSentence: start == 0)
    while let token = tokenizer.next(in: rest) {
      guard token.kind == .word else { continue }
      let written = rest.extracting(token.range).withUnsafeBufferPointer {
        String(decoding: $0, as: UTF8.self)
      }
      words.append(
        RecentWord(
          text: token.modelText(in: rest), letterCase: LetterCase.of(written),
          startsSentence: token.startsSentence, startsLine: endsLine))
      endsLine = false
    }
  }
}
