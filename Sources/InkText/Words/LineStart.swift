// How a line begins: as a list item, a heading, a border between paragraphs, or as more of the line above.

/// The beginning of a line of prose, light markup seen through.
struct LineStart {
  /// Where its words begin, behind quote marks, bullets, numbers and heading signs.
  let contentStart: Int
  /// Whether its first word begins a sentence, whatever the line before said.
  let startsSentence: Bool
  /// Whether the line after it begins a sentence: a heading, or a line without any word.
  let endsParagraph: Bool
  /// How many quote marks stand before it: `> >` are two.
  let quoteDepth: Int
  /// Whether its first letter is a capital.
  let hasCapital: Bool

  /// Reads the beginning of a line, and the rest of it only to see whether there is a word.
  init(of line: Span<UInt8>) {
    let (start, quoteDepth) = LineStart.skipSpaceAndQuotes(line)
    self.quoteDepth = quoteDepth
    let marker = LineStart.markerEnd(line, start)
    startsSentence = marker > start
    contentStart = startsSentence ? LineStart.skipCheckbox(line, marker) : start
    let isHeading = startsSentence && line[start] == UInt8(ascii: "#")
    let core = LineStart.firstCore(line, from: contentStart)
    endsParagraph = isHeading || core == nil
    hasCapital = core?.properties.isUppercase ?? false
  }

  /// Whether the line may go on with a sentence that the line above has left open: not where it is quoted deeper or
  /// less deep, and not with a capital below a line that was ended long before there was need. So a greeting, a line of
  /// an address and one of a poem stand for themselves; lines that are broken where they are full go on, and with
  /// a small letter any do.
  func goesOn(below above: LineShape) -> Bool {
    !startsSentence && quoteDepth == above.quoteDepth && !(above.isShort && hasCapital)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Where what is quoted begins, and how deep it is.
  private static func skipSpaceAndQuotes(_ line: Span<UInt8>) -> (start: Int, depth: Int) {
    var (index, depth) = (0, 0)
    while index < line.count, isSpace(line[index]) || line[index] == UInt8(ascii: ">") {
      if line[index] == UInt8(ascii: ">") { depth += 1 }
      index += 1
    }
    return (index, depth)
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

  /// The first letter or digit.
  private static func firstCore(_ line: Span<UInt8>, from start: Int) -> Unicode.Scalar? {
    var index = start
    while index < line.count {
      let decoded = line.scalar(at: index)
      if decoded.characterClass == .letter || decoded.characterClass == .digit {
        return decoded.scalar
      }
      index += decoded.width
    }
    return nil
  }
}

/// What of a line tells whether the next one goes on with it.
package struct LineShape: Hashable, Sendable {
  /// How many quote marks stand before it.
  let quoteDepth: Int
  /// Whether there was room for more: nobody breaks lines of running text at so few characters.
  let isShort: Bool

  /// Fewer characters than these are a short line.
  private static let shortCount = 40

  /// The shape of a line.
  package init(of line: Span<UInt8>) {
    self.init(of: line, beginning: LineStart(of: line))
  }

  /// The shape of a line whose beginning is known.
  init(of line: Span<UInt8>, beginning start: LineStart) {
    quoteDepth = start.quoteDepth
    var (index, count) = (0, 0)
    while index < line.count, count < Self.shortCount {
      if !line[index].isContinuation { count += 1 }
      index += 1
    }
    isShort = count < Self.shortCount
  }
}
