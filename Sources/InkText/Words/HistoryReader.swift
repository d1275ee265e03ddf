// The tokens before a point, read backwards across lines until there are enough or a paragraph begins.

/// The left context of a word.
package struct LeftContext: Sendable, Equatable {
  /// Up to three tokens before the word as the language models know them, newest last; `<s>` precedes the first word of
  /// a sentence.
  package fileprivate(set) var history: [String] = []
  /// Whether a comma, a semicolon or a dash separates the word from the token before it, and more words than one or two
  /// precede it in the sentence: "Yes, I", "Of course, the".
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
    if tokenizer.isAtSentenceStart { all.append(Tokenizer.sentenceStart) }
    before.history = Array(all.suffix(HistoryReader.tokenCount))
    before.endsWithPause =
      !before.history.contains(Tokenizer.sentenceStart) && bytes.span.extracting(end...).hasPause
  }
}

extension Span<UInt8> {
  /// Whether a comma, a semicolon or a dash comes first here, with a space around a dash, and no quotation begins.
  fileprivate var hasPause: Bool {
    var index = 0
    var isPause = false
    while index < count {
      let decoded = scalar(at: index)
      let end = index + decoded.width
      let isAfterSpace = index > 0 && self[index - 1] == UInt8(ascii: " ")
      switch decoded.scalar {
      case ",": isPause = true
      case ";", "–", "—": isPause = isPause || end < count && self[end] == UInt8(ascii: " ")
      case "-":
        isPause = isPause || isAfterSpace && end < count && self[end] == UInt8(ascii: " ")
      case let mark where isPause && mark.opensQuotation && isAfterSpace: return false
      default: break
      }
      index = end
    }
    return isPause
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
