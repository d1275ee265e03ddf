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
/// The last 256 bytes before a place are read and up to 128 more, so the cost does not depend on the text; a word
/// that is cut by that border is left out, as is everything that is no word. The border goes on by steps: between two
/// of them what was read stands, and a place further on costs no more than the words that have come.
package struct RecentWords: Sendable {
  /// The words, oldest first.
  package private(set) var words: [RecentWord] = []
  /// Whether a line ends between the last word and the place.
  package private(set) var endsLine = false
  /// Where the reading began.
  private var start = TextPoint.zero
  /// What of it stands.
  private var settled: Settled?

  /// What was read up to the last white space: it stands, whatever is typed behind it.
  private struct Settled {
    var point: TextPoint
    var wordCount: Int
    var endsLine: Bool
    var startsSentence: Bool
  }

  /// How many bytes are read at least, where there are so many.
  static let reachBytes = 256
  /// By how many the border goes on.
  static let stepBytes = 128

  /// No words.
  package init() {}

  /// The words before a point, which is clamped into the text.
  package init(before point: TextPoint, in text: Text) { move(to: point, in: text) }

  /// All words of a passage, which is read as one line whatever its length.
  package init(of passage: String) {
    var tokenizer = Tokenizer()
    take(Array(passage.utf8).span, &tokenizer)
  }

  /// How many of the first words stay the same at any place further on, up to the next step.
  package var settledCount: Int { settled?.wordCount ?? 0 }

  /// Notes an edit, so that what it may have changed is read again.
  package mutating func noteEdit(from point: TextPoint) {
    if let settled, point < settled.point { self.settled = nil }
  }

  /// Becomes the words before another point of the text; false where they were read anew and not on.
  @discardableResult
  package mutating func move(to point: TextPoint, in text: Text) -> Bool {
    let end = text.clamped(point)
    let start = Self.start(before: end, in: text)
    if let settled, self.start == start, settled.point <= end {
      words.removeLast(words.count - settled.wordCount)
      endsLine = settled.endsLine
      read(from: settled.point, settled.startsSentence, to: end, in: text)
      return true
    }
    self = RecentWords()
    self.start = start
    if start.byte == 0 {
      read(from: start, true, to: end, in: text)
    } else {
      let space = Self.space(behind: start, before: end, in: text)
      read(from: space, false, to: end, in: text)
      // What is typed may belong to the word that is cut.
      if space == end { self.settled = nil }
    }
    return false
  }

  /// Where to begin with what stands before a point.
  private static func start(before end: TextPoint, in text: Text) -> TextPoint {
    var line = end.line
    var count = end.byte
    while line > 0, count < reachBytes {
      line -= 1
      count += text.lineLength(line) + 1
    }
    return TextPoint(line: line, byte: max(0, count - reachBytes) / stepBytes * stepBytes)
  }

  /// Where the word ends that is cut at a point, at the latest at another: the rest of it is none.
  private static func space(
    behind point: TextPoint, before end: TextPoint, in text: Text
  ) -> TextPoint {
    text.withLine(point.line) { line in
      let line = line.extracting(..<min(line.count, end.line == point.line ? end.byte : .max))
      var byte = min(point.byte, line.count)
      while byte < line.count, line[byte].isContinuation { byte += 1 }
      while byte < line.count, line.scalar(at: byte).characterClass != .space {
        byte += line.scalar(at: byte).width
      }
      return TextPoint(line: point.line, byte: byte)
    }
  }

  private mutating func read(
    from start: TextPoint, _ startsSentence: Bool, to end: TextPoint, in text: Text
  ) {
    for line in start.line...end.line {
      let isFirst = line == start.line
      if !isFirst { endsLine = true }
      text.withLine(line) { bytes in
        let upper = line == end.line ? min(end.byte, bytes.count) : bytes.count
        let lower = isFirst ? min(start.byte, upper) : 0
        let border = line == end.line ? bytes.runStart(before: upper, downTo: lower) : upper
        var tokenizer = Tokenizer(startsSentence: !isFirst || startsSentence)
        take(bytes.extracting(lower..<border), &tokenizer)
        if line < end.line { return }
        settled = Settled(
          point: TextPoint(line: line, byte: border), wordCount: words.count, endsLine: endsLine,
          startsSentence: tokenizer.isAtSentenceStart)
        var rest = Tokenizer(startsSentence: tokenizer.isAtSentenceStart)
        take(bytes.extracting(border..<upper), &rest)
      }
    }
  }

  /// Takes the words of a part of a line.
  private mutating func take(_ part: Span<UInt8>, _ tokenizer: inout Tokenizer) {
    while let token = tokenizer.next(in: part) {
      guard token.kind == .word else { continue }
      let written = part.extracting(token.range).withUnsafeBufferPointer {
        String(decoding: $0, as: UTF8.self)
      }
      words.append(
        RecentWord(
          text: token.modelText(in: part), letterCase: LetterCase.of(written),
          startsSentence: token.startsSentence, startsLine: endsLine))
      endsLine = false
    }
  }
}

extension Span<UInt8> {
  /// Where the run without white space begins that ends at a byte; not before a least byte.
  fileprivate func runStart(before end: Int, downTo least: Int) -> Int {
    var start = end
    while start > least {
      let before = scalar(before: start)
      if before.characterClass == .space { break }
      start -= before.width
    }
    return Swift.max(start, least)
  }
}
