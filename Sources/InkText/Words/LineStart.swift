// How a line begins: what marks it as a list item, a heading or a border between paragraphs.

/// The beginning of a line of prose, light markup seen through.
struct LineStart {
  /// Where its words begin, behind quote marks, bullets, numbers and heading signs.
  let contentStart: Int
  /// Whether its first word begins a sentence, whatever the line before said.
  let startsSentence: Bool
  /// Whether the line after it begins a sentence: a heading, or a line without any word.
  let endsParagraph: Bool

  /// Reads the beginning of a line, and the rest of it only to see whether there is a word.
  init(of line: Span<UInt8>) {
    let start = LineStart.skipSpaceAndQuotes(line)
    let marker = LineStart.markerEnd(line, start)
    startsSentence = marker > start
    contentStart = startsSentence ? LineStart.skipCheckbox(line, marker) : start
    let isHeading = startsSentence && line[start] == UInt8(ascii: "#")
    endsParagraph = isHeading || !LineStart.hasCore(line, from: contentStart)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func skipSpaceAndQuotes(_ line: Span<UInt8>) -> Int {
    var index = 0
    while index < line.count, isSpace(line[index]) || line[index] == UInt8(ascii: ">") {
      index += 1
    }
    return index
  }

  /// The end of a bullet, number or heading sign with its white space; the start where there is none.
  private static func markerEnd(_ line: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < line.count, index - start < 6, line[index] == UInt8(ascii: "#") { index += 1 }
    if index == start, index < line.count {
      switch line[index] {
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): index += 1
      case 0x30...0x39:
        while index < line.count, index - start < 3, (0x30...0x39).contains(line[index]) {
          index += 1
        }
        guard index < line.count,
          line[index] == UInt8(ascii: ".") || line[index] == UInt8(ascii: ")")
        else { return start }
        index += 1
      default:
        let decoded = line.scalar(at: index)
        if decoded.scalar == "•" || decoded.scalar == "–" { index += decoded.width }
      }
    }
    guard index > start, index < line.count, isSpace(line[index]) else { return start }
    while index < line.count, isSpace(line[index]) { index += 1 }
    return index
  }

  /// Passes over `[ ]` or `[x]` and the space behind it.
  private static func skipCheckbox(_ line: Span<UInt8>, _ start: Int) -> Int {
    guard start + 4 <= line.count, line[start] == UInt8(ascii: "["),
      line[start + 2] == UInt8(ascii: "]"), isSpace(line[start + 3])
    else { return start }
    return start + 4
  }

  private static func hasCore(_ line: Span<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < line.count {
      let decoded = line.scalar(at: index)
      if decoded.characterClass == .letter || decoded.characterClass == .digit { return true }
      index += decoded.width
    }
    return false
  }
}
