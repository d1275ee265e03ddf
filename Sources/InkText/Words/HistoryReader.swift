// The tokens before a point, read backwards across lines until there are enough or a paragraph begins.

/// The left context of a word.
package struct LeftContext: Sendable, Equatable {
  /// Up to three tokens before the word as the language models know them, newest last; `<s>` precedes the first word of
  /// a sentence.
  package fileprivate(set) var history: [String] = []
  /// Whether a comma, a semicolon or a dash separates the word from the token before it.
  package fileprivate(set) var endsWithPause = false
  /// Whether the surrounding lines begin with small letters, so that a sentence here does too.
  package fileprivate(set) var beginsLowercase = false
}

/// Collects the text before a point, as far back as the last three tokens require, and splits it into tokens.
struct HistoryReader {
  /// The context before the point.
  private(set) var before = LeftContext()

  /// The number of tokens a language model uses.
  private static let tokenCount = 3
  /// The number of runs to read: one more than tokens, since the run before the third token may end its sentence.
  private static let runCount = 4

  private let marks: LineMarks
  private let abbreviations: Abbreviations
  private var pieces: [[UInt8]] = []
  private var byteCount = 0
  private var runs = 0
  private var startsSentence = false

  init(before point: TextPoint, in text: Text) {
    (marks, abbreviations) = (text.lineMarks, text.abbreviations)
    var line = point.line
    var end: Int? = point.byte
    var below = text.withLine(line) { LineStart(of: $0, marks: text.lineMarks) }
    while true {
      let needsMore = text.withLine(line) { bytes in
        read(bytes.extracting(0..<min(end ?? bytes.count, bytes.count)))
      }
      if !needsMore { break }
      if line == 0 {
        startsSentence = true
        break
      }
      line -= 1
      let (above, shape) = text.beginning(ofLine: line)
      if above.endsParagraph || !below.continuesSentence(of: shape) {
        startsSentence = true
        break
      }
      below = above
      end = nil
    }
    cut()
    before.beginsLowercase = Self.beginsLowercase(at: point, in: text)
  }

  /// Whether a line's first word, if it begins at the point, takes a small letter as the line above does.
  private static func beginsLowercase(at point: TextPoint, in text: Text) -> Bool {
    guard point.line > 0 else { return false }
    let head = text.withLine(point.line) {
      LineStart(of: $0.extracting(..<min(point.byte, $0.count)), marks: text.lineMarks)
    }
    return !head.hasWord
      && head.beginsLowercase(below: text.beginning(ofLine: point.line - 1).shape)
  }

  /// Reads a line backwards from its end; returns true if the line above is needed too.
  private mutating func read(_ line: Span<UInt8>) -> Bool {
    let head = LineStart(of: line, marks: marks)
    var start = line.count
    var isInRun = false
    while start > head.contentStart, byteCount + line.count - start < CursorContext.reachBytes {
      let before = line.scalar(before: start)
      switch before.characterClass {
      case .space:
        if isInRun, runs >= HistoryReader.runCount {
          return take(line, from: start, needsMore: false)
        }
        isInRun = false
      case .letter, .digit:
        if !isInRun { runs += 1 }
        isInRun = true
      default: break
      }
      start -= before.width
    }
    let isWhole = start <= head.contentStart
    if isWhole, head.startsSentence { startsSentence = true }
    let isEnough = !isWhole || head.startsSentence || runs >= HistoryReader.runCount
    return take(line, from: max(start, head.contentStart), needsMore: !isEnough)
  }

  private mutating func take(_ line: Span<UInt8>, from start: Int, needsMore: Bool) -> Bool {
    pieces.append(
      line.extracting(min(start, line.count)..<line.count).withUnsafeBufferPointer { Array($0) })
    byteCount += line.count - start + 1
    return needsMore
  }

  /// Splits the collected text into tokens and keeps the last three.
  private mutating func cut() {
    let bytes = Array(pieces.reversed().joined(separator: [UInt8(ascii: "\n")]))
    var tokenizer = Tokenizer(startsSentence: startsSentence, abbreviations: abbreviations)
    var all: [String] = []
    var end = 0
    while let token = tokenizer.next(in: bytes.span) {
      if token.startsSentence { all.append(Tokenizer.sentenceStart) }
      all.append(token.modelText(in: bytes.span))
      end = token.range.upperBound
    }
    let rest = bytes.span.extracting(end...)
    if tokenizer.isAtSentenceStart || !all.isEmpty && rest.introducesSpeech {
      all.append(Tokenizer.sentenceStart)
    } else {
      before.endsWithPause = !all.isEmpty && rest.hasPause
    }
    before.history = Array(all.suffix(HistoryReader.tokenCount))
  }
}

extension Span<UInt8> {
  /// Whether there is a comma, a semicolon or a dash.
  fileprivate var hasPause: Bool {
    var index = 0
    while index < count {
      let decoded = scalar(at: index)
      switch decoded.scalar {
      case ",", ";", "–", "—": return true
      case "-" where index > 0 && self[index - 1] == UInt8(ascii: " "): return true
      default: index += decoded.width
      }
    }
    return false
  }

  /// Whether this is a comma or a colon, spaces, and a mark that opens a quotation directly before the word: what is
  /// said or quoted is a sentence of its own. After a comma only the marks count that open quotations in English, where
  /// 89 of 100 such words have a capital; in German, which lists words and titles so, 59 of 100 have.
  fileprivate var introducesSpeech: Bool {
    guard let first = indices.first else { return false }
    let last = scalar(before: count)
    switch self[first] {
    case UInt8(ascii: ","): if last.scalar != "\"", last.scalar != "“" { return false }
    case UInt8(ascii: ":"): if !last.scalar.opensQuotation { return false }
    default: return false
    }
    var index = first + 1
    while index < count - last.width {
      let decoded = scalar(at: index)
      if decoded.characterClass != .space { return false }
      index += decoded.width
    }
    return index > first + 1
  }
}

extension Text {
  /// Returns how a line of the text begins, and the shape that determines how the next one does.
  fileprivate func beginning(ofLine line: Int) -> (start: LineStart, shape: LineShape) {
    let above = line > 0 ? withLine(line - 1) { LineShape(of: $0, marks: lineMarks) } : nil
    return withLine(line) { bytes in
      let start = LineStart(of: bytes, marks: lineMarks)
      return (start, LineShape(of: bytes, beginning: start, below: above))
    }
  }
}
