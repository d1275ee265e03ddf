// The words before a position, across lines and paragraphs, from which the language of a text is determined.

/// A word before a position.
package struct RecentWord: Hashable, Sendable {
  /// The word as the language models know it.
  package let text: String
  /// Its letter case.
  package let letterCase: LetterCase
  /// Whether it begins its sentence, so that a capital is no evidence.
  package let startsSentence: Bool
  /// Whether a line break separates it from the word before it, other than one that wraps a paragraph.
  package let startsLine: Bool

  /// A word in small letters inside a sentence; nil if it is in any other case.
  package init?(inSentence word: String) {
    guard LetterCase.of(word) == .lower else { return nil }
    self.init(
      text: normalizedWord(word), letterCase: .lower, startsSentence: false, startsLine: false)
  }

  init(text: String, letterCase: LetterCase, startsSentence: Bool, startsLine: Bool) {
    (self.text, self.letterCase) = (text, letterCase)
    (self.startsSentence, self.startsLine) = (startsSentence, startsLine)
  }
}

/// The words before a position, oldest first.
///
/// At least the last 256 bytes before the position are read and up to 128 more, so the cost does not depend on the
/// text. A word cut off at the boundary is left out, as is everything that is not a word. The boundary advances in
/// steps: between two steps the words read so far are kept, and moving forward costs only the new words.
package struct RecentWords: Sendable {
  /// The words, oldest first.
  package private(set) var words: [RecentWord] = []
  /// Whether a line ends between the last word and the position, other than one that wraps a paragraph.
  package private(set) var endsLine = false
  /// Where reading began.
  private var start = TextPoint.zero
  /// The part of it that is settled.
  private var settled: Settled?

  /// The state at the last white space; nothing typed after it changes what was read before.
  private struct Settled {
    var point: TextPoint
    var wordCount: Int
    var endsLine: Bool
    var startsSentence: Bool
  }

  /// The minimum number of bytes to read, if there are so many.
  static let reachBytes = 256
  /// The step by which the boundary advances, in bytes.
  static let stepBytes = 128

  /// Creates an empty list of words.
  package init() {}

  /// Reads the words before a point, which is clamped into the text.
  package init(before point: TextPoint, in text: Text) { move(to: point, in: text) }

  /// Reads all words of a passage, as one line whatever its length.
  package init(of passage: String) {
    var tokenizer = Tokenizer()
    take(Array(passage.utf8).span, &tokenizer)
  }

  /// The number of leading words that stay the same at any later position up to the next step.
  package var settledCount: Int { settled?.wordCount ?? 0 }

  /// Records an edit, so that words it may have changed are read again.
  package mutating func recordEdit(_ edit: AppliedEdit) {
    if let settled, edit.old.lowerBound < settled.point { self.settled = nil }
  }

  /// Updates the words to those before another point of the text; returns false if they were read from scratch.
  @discardableResult
  package mutating func move(to point: TextPoint, in text: Text) -> Bool {
    let end = text.clamped(point)
    let start = Self.start(before: end, in: text)
    if let settled, self.start == start, settled.point <= end {
      words.removeLast(words.count - settled.wordCount)
      endsLine = settled.endsLine
      read(from: settled.point, startsSentence: settled.startsSentence, to: end, in: text)
      return true
    }
    self = RecentWords()
    self.start = start
    if start.byte == 0 {
      read(from: start, startsSentence: true, to: end, in: text)
    } else {
      let space = Self.space(after: start, before: end, in: text)
      read(from: space, startsSentence: false, to: end, in: text)
      // Text typed here may belong to the word that was cut off.
      if space == end { self.settled = nil }
    }
    return false
  }

  /// Returns where reading must begin for a point.
  private static func start(before end: TextPoint, in text: Text) -> TextPoint {
    var line = end.line
    var count = end.byte
    while line > 0, count < reachBytes {
      line -= 1
      count += text.lineLength(line) + 1
    }
    return TextPoint(line: line, byte: max(0, count - reachBytes) / stepBytes * stepBytes)
  }

  /// Returns the end of the word that is cut off at `point`, but at most `end`.
  private static func space(
    after point: TextPoint, before end: TextPoint, in text: Text
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
    from start: TextPoint, startsSentence: Bool, to end: TextPoint, in text: Text
  ) {
    for line in start.line...end.line {
      let isFirst = line == start.line
      if !isFirst, !text.withLine(line - 1, LineShape.mayBeWrapped) { endsLine = true }
      text.withLine(line) { bytes in
        let upper = line == end.line ? min(end.byte, bytes.count) : bytes.count
        let lower = isFirst ? min(start.byte, upper) : 0
        let border =
          line == end.line ? max(lower, bytes.runStart(before: upper, downTo: lower)) : upper
        var tokenizer = Tokenizer(
          startsSentence: !isFirst || startsSentence, abbreviations: text.abbreviations)
        take(bytes.extracting(lower..<border), &tokenizer)
        if line < end.line { return }
        settled = Settled(
          point: TextPoint(line: line, byte: border), wordCount: words.count, endsLine: endsLine,
          startsSentence: tokenizer.isAtSentenceStart)
        var rest = Tokenizer(
          startsSentence: tokenizer.isAtSentenceStart, abbreviations: text.abbreviations)
        take(bytes.extracting(border..<upper), &rest)
      }
    }
  }

  /// Appends the words of a part of a line.
  private mutating func take(_ part: Span<UInt8>, _ tokenizer: inout Tokenizer) {
    while let token = tokenizer.next(in: part) {
      guard token.kind == .word else { continue }
      let written = String(utf8: part.extracting(token.range))
      words.append(
        RecentWord(
          text: token.modelText(in: part), letterCase: LetterCase.of(written),
          startsSentence: token.startsSentence, startsLine: endsLine))
      endsLine = false
    }
  }
}
