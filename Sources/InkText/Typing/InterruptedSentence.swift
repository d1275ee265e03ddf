// A sentence that goes on behind a block: a command, an example or a quotation that stands on lines of its own.

/// Finds the line that a block interrupts, so that the text behind the block is not taken for the start of a sentence.
enum InterruptedSentence {
  /// How many lines of a block are looked at.
  private static let reach = 200

  /// Returns the last line of text before the block that ends above a line; nil if no block does, or if a colon
  /// announces it, with which a sentence ends as often: "Anna wrote:".
  ///
  /// A block is fenced, quoted, or indented more than the line with a blank line above it; the indented rest of a list
  /// item is none.
  static func lineBefore(blockAbove line: Int, in text: Text) -> Int? {
    guard let end = lastLine(before: line, in: text, where: { !$0.isBlankLine }) else { return nil }
    let fence = text.withLine(end) { Fence(closing: $0) }
    let before =
      if let fence { lineBefore(fence, closedAt: end, in: text) } else {
        lineBefore(blockThrough: end, above: line, in: text)
      }
    guard let before, text.withLine(before, { !$0.endsWithColon }) else { return nil }
    return before
  }

  private static func lineBefore(_ fence: Fence, closedAt end: Int, in text: Text) -> Int? {
    lastLine(before: end, in: text) { fence.isOpened(by: $0) }.flatMap { start in
      lastLine(before: start, in: text) { !$0.isBlankLine }
    }
  }

  /// Returns the line before the quoted or indented block that ends with a line, above another one.
  private static func lineBefore(
    blockThrough end: Int, above line: Int, in text: Text
  ) -> Int? {
    let (indent, isQuoted) = text.withLine(line) { ($0.indent, $0.isQuoted) }
    func isInBlock(_ line: Span<UInt8>) -> Bool {
      line.isBlankLine || line.indent > indent || line.isQuoted && !isQuoted
    }
    guard text.withLine(end, { isInBlock($0) }),
      let before = lastLine(before: end, in: text, where: { !isInBlock($0) }),
      text.withLine(before + 1, { $0.isBlankLine || $0.isQuoted })
    else { return nil }
    let head = text.withLine(before) { LineStart(of: $0, marks: text.lineMarks) }
    return head.startsSentence || head.endsParagraph ? nil : before
  }

  private static func lastLine(
    before line: Int, in text: Text, where holds: (Span<UInt8>) -> Bool
  ) -> Int? {
    stride(from: line - 1, through: max(0, line - reach), by: -1).first { above in
      text.withLine(above) { holds($0) }
    }
  }
}

/// The line that ends a fenced block: three or more of the same sign, four dashes or dots, or `#+end`.
private struct Fence {
  private let start: [UInt8]

  init?(closing line: Span<UInt8>) {
    let sign = line.contents
    switch sign.first {
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      guard sign.count >= 3, Set(sign).count == 1 else { return nil }
      start = Array(sign.prefix(3))
    case UInt8(ascii: "-"), UInt8(ascii: "."):
      guard sign.count == 4, Set(sign).count == 1 else { return nil }
      start = sign
    default:
      guard sign.starts(with: Array("#+end".utf8)) || sign.starts(with: Array("#+END".utf8)) else {
        return nil
      }
      start = Array("#+".utf8)
    }
  }

  /// Whether a line before it opens the block.
  func isOpened(by line: Span<UInt8>) -> Bool { line.contents.starts(with: start) }
}

extension Span<UInt8> {
  /// The number of blank characters before the text.
  fileprivate var indent: Int {
    var index = 0
    while index < count, self[index].isBlank { index += 1 }
    return index
  }

  fileprivate var isBlankLine: Bool { indent == count }
  fileprivate var isQuoted: Bool { indent < count && self[indent] == UInt8(ascii: ">") }

  fileprivate var endsWithColon: Bool {
    var end = count
    while end > 0, self[end - 1].isBlank { end -= 1 }
    return end > 0 && self[end - 1] == UInt8(ascii: ":")
  }

  /// The first bytes without the blank characters around them, as many as a fence may have.
  fileprivate var contents: [UInt8] {
    var bytes: [UInt8] = []
    for index in indices.dropFirst(indent).prefix(16) { bytes.append(self[index]) }
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return bytes
  }
}
