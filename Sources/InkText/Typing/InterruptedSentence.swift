// A sentence that goes on after a block: a command, an example or a quotation that stands on lines of its own.

/// Finds the line that a block interrupts, so that the text after the block is not taken for the start of a sentence.
enum InterruptedSentence {
  /// How many lines of a block are looked at.
  private static let reach = 200

  /// Returns the last line of text before the block that ends above a line; nil if no block does, if that line is an
  /// item or a heading, or if a colon announces the block, with which a sentence ends as often: "Anna wrote:".
  ///
  /// A block is fenced, quoted, or indented more than the line with a blank line above it; the indented rest of a list
  /// item is none.
  static func lineBefore(blockAbove line: Int, in text: Text) -> Int? {
    guard let end = lastLine(before: line, in: text, where: { !$0.isBlank(from: 0) }) else {
      return nil
    }
    let fence = text.withLine(end) { Fence(closing: $0) }
    let before =
      if let fence { lineBefore(fence, closedAt: end, in: text) } else {
        lineBefore(blockThrough: end, above: line, in: text)
      }
    guard let before else { return nil }
    let mayGoOn = text.withLine(before) { line in
      let head = LineStart(of: line, marks: text.lineMarks)
      let end = line.textEnd
      return !head.startsSentence && !head.endsParagraph && end > 0
        && line[end - 1] != UInt8(ascii: ":")
    }
    return mayGoOn ? before : nil
  }

  private static func lineBefore(_ fence: Fence, closedAt end: Int, in text: Text) -> Int? {
    lastLine(before: end, in: text) { fence.isOpened(by: $0) }.flatMap { start in
      lastLine(before: start, in: text) { !$0.isBlank(from: 0) }
    }
  }

  /// Returns the line before the quoted or indented block that ends with a line, above another one.
  private static func lineBefore(
    blockThrough end: Int, above line: Int, in text: Text
  ) -> Int? {
    let (indent, isQuoted) = text.withLine(line) { ($0.indent(from: 0).columns, $0.isQuoted) }
    func isInBlock(_ line: Span<UInt8>) -> Bool {
      line.isBlank(from: 0) || line.indent(from: 0).columns > indent || line.isQuoted && !isQuoted
    }
    guard text.withLine(end, { isInBlock($0) }),
      let before = lastLine(before: end, in: text, where: { !isInBlock($0) }),
      text.withLine(before + 1, { $0.isBlank(from: 0) || $0.isQuoted })
    else { return nil }
    return before
  }

  private static func lastLine(
    before line: Int, in text: Text, where holds: (Span<UInt8>) -> Bool
  ) -> Int? {
    stride(from: line - 1, through: max(0, line - reach), by: -1).first { above in
      text.withLine(above) { holds($0) }
    }
  }
}

/// The line that ends a fenced block: three or more backticks or tildes, four dashes or dots, or `#+end`.
private struct Fence {
  private let sign: UInt8
  /// The number of signs that open the block.
  private let length: Int

  init?(closing line: Span<UInt8>) {
    let start = line.skipSpaces(from: 0)
    let end = line.textEnd
    guard start < end else { return nil }
    sign = line[start]
    let run = line.runLength(at: start, before: end)
    switch sign {
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      guard run >= 3, start + run == end else { return nil }
      length = 3
    case UInt8(ascii: "-"), UInt8(ascii: "."):
      guard run == 4, start + run == end else { return nil }
      length = 4
    default:
      guard line.hasName("#+end", at: start) else { return nil }
      length = 1
    }
  }

  /// Whether a line before it opens the block.
  func isOpened(by line: Span<UInt8>) -> Bool {
    let start = line.skipSpaces(from: 0)
    if sign == UInt8(ascii: "#") { return line.hasName("#+begin", at: start) }
    return start < line.count && line[start] == sign
      && line.runLength(at: start, before: line.count) >= length
  }
}

extension Span<UInt8> {
  /// Whether it begins with a quote mark.
  fileprivate var isQuoted: Bool {
    let start = skipSpaces(from: 0)
    return start < count && self[start] == UInt8(ascii: ">")
  }
}
