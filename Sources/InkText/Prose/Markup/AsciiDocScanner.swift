// AsciiDoc: separates delimited blocks, macros and attributes from the text.

/// A scanner for a line of AsciiDoc.
///
/// State: `mode` is what is open, `detail` and `count` are the byte and the length of its delimiter. In a paragraph of
/// one line, `count` is that line's length in characters, since it may be a title.
struct AsciiDocScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case blank
    case paragraph
    case block
  }
  static var nothing: Mode { .blank }

  var state: LineState
  private var index = 0

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let delimiter = line.blockDelimiter
    if mode == .block {
      if let delimiter, delimiter.byte == state.detail, delimiter.length == Int(state.count) {
        close()
        return writer.append(.markup, to: line.count)
      }
      return writer.append(state.detail == UInt8(ascii: "/") ? .comment : .code, to: line.count)
    }
    if let delimiter {
      let isUnderline =
        mode == .paragraph && state.count > 0 && "-+".utf8.contains(delimiter.byte)
        && abs(delimiter.length - Int(state.count)) < 2
      close()
      if delimiter.isOpaque, !isUnderline {
        mode = .block
        state.detail = delimiter.byte
        state.count = UInt16(clamping: delimiter.length)
      }
      return writer.append(.markup, to: line.count)
    }
    let start = line.skipSpaces(from: 0)
    if start == line.count {
      close()
      return writer.append(.prose, to: line.count)
    }
    let isLiteral = start > 0 && mode == .blank && !line.beginsAsciiDocItem(at: start)
    if isLiteral { return writer.append(.code, to: line.count) }
    if line.hasBytes("//", at: 0) {
      writer.append(.markup, to: 2)
      return writer.append(.comment, to: line.count)
    }
    if line.isAttributeLine { return writer.append(.markup, to: line.count) }
    // A line that begins with a full stop is the title of what follows.
    let mayBeTitle = mode == .blank && line[0] != UInt8(ascii: ".")
    mode = .paragraph
    state.count = mayBeTitle ? UInt16(clamping: line.characterCount) : 0
    scanInline(line, &writer)
  }

  private static let signs = ByteSet("`[<{\\#+".utf8)

  private mutating func scanInline(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    while index < line.count {
      guard Self.signs.contains(line[index]) else {
        index += 1
        continue
      }
      switch line[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        let width = line.runLength(at: index)
        // After a quotation mark it opens a typographic quotation: "`so`".
        let isQuote = index > 0 && "\"'".utf8.contains(line[index - 1])
        let isHalfTyped = line.beginsCode(width, at: index) && !isQuote
        let reach = isHalfTyped ? line.count : line.reach(from: index + width)
        let close = line.closingBackticks(width, from: index + width, before: reach)
        if close == nil, isHalfTyped {
          index = writer.appendHalfTyped(index..<index + width, in: line)
          continue
        }
        take(.code, width, to: close, closing: width, &writer)
      case UInt8(ascii: "<"): scanCrossReference(line, &writer)
      case UInt8(ascii: "#"):
        take(.prose, 1, to: line.emphasisEnd(at: index), closing: 1, &writer)
      case UInt8(ascii: "+"):
        take(.code, 1, to: line.emphasisEnd(at: index), closing: 1, &writer)
      case UInt8(ascii: "{"):
        let end = line.nameEnd(from: index + 1)
        let isName = end > index + 1 && end < line.count && line[end] == UInt8(ascii: "}")
        take(.markup, 1, to: isName ? end : nil, closing: 1, &writer)
      default: scanMacro(line, &writer)
      }
    }
    writer.append(.prose, to: line.count)
  }

  /// Takes the content between two signs, if the second one was found.
  private mutating func take(
    _ kind: RegionKind, _ width: Int, to close: Int?, closing: Int, _ writer: inout RegionWriter
  ) {
    guard let close else {
      index += width
      return
    }
    writer.append(kind, between: index..<index + width, and: close..<close + closing)
    index = close + closing
  }

  /// Scans `<<target>>` and `<<target,text>>`.
  private mutating func scanCrossReference(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let close =
      line.hasBytes("<<", at: index)
      ? line.firstIndex(of: ">>", from: index + 2, before: line.reach(from: index)) : nil
    if let close, let comma = line.firstIndex(of: UInt8(ascii: ","), from: index, before: close) {
      writer.append(.prose, between: index..<comma + 1, and: close..<close + 2)
      index = close + 2
    } else {
      take(.markup, 1, to: close, closing: 2, &writer)
    }
  }

  /// Takes the name and the target before a `[`: `https://a.b[text]`, `link:a[text]`. What is in the brackets of a
  /// formula and the like is code.
  private mutating func scanMacro(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let start = line.skipBackward(from: index) {
      !$0.isBlank && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "[")
    }
    for name in ["asciimath:", "kbd:", "latexmath:", "pass:", "stem:"] as [StaticString]
    where line.hasBytes(name, at: start) {
      let reach = line.reach(from: index)
      guard let close = line.firstIndex(of: UInt8(ascii: "]"), from: index, before: reach) else {
        index = writer.appendHalfTyped(start..<index + 1, in: line)
        return
      }
      writer.append(.code, between: start..<index + 1, and: close..<close + 1)
      index = close + 1
      return
    }
    if line.firstIndex(of: UInt8(ascii: ":"), from: start + 1, before: index) != nil {
      writer.append(.prose, to: start)
      writer.append(.markup, to: index + 1)
    }
    index += 1
  }
}

extension Span<UInt8> {
  /// The delimiter that makes up a line, and whether it encloses something other than prose.
  fileprivate var blockDelimiter: (byte: UInt8, length: Int, isOpaque: Bool)? {
    guard count >= 2, !self[0].isBlank else { return nil }
    let length = runLength(at: 0)
    switch self[0] {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "/"):
      if self[0] == UInt8(ascii: "-"), length == 2, isBlank(from: 2) { return (self[0], 2, false) }
      return length >= 4 && isBlank(from: length) ? (self[0], length, true) : nil
    case UInt8(ascii: "`"): return length == 3 ? (self[0], 3, true) : nil
    case UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "_"):
      return length >= 4 && isBlank(from: length) ? (self[0], length, false) : nil
    case UInt8(ascii: "|"), UInt8(ascii: ","), UInt8(ascii: "!"):
      return hasBytes("===", at: 1) && isBlank(from: 4) ? (self[0], 4, false) : nil
    default: return nil
    }
  }

  /// Whether a line is an attribute or a macro: `[source,ruby]`, `:name: value`, `include::path[]`.
  fileprivate var isAttributeLine: Bool {
    if self[0] == UInt8(ascii: "[") {
      return self[textEnd - 1] == UInt8(ascii: "]") || isHalfTypedAttributeLine
    }
    if self[0] == UInt8(ascii: ":") {
      let start = count > 1 && self[1] == UInt8(ascii: "!") ? 2 : 1
      let end = nameEnd(from: start)
      return end > start && end < count && self[end] == UInt8(ascii: ":")
    }
    let end = nameEnd(from: 0)
    return end > 0 && hasBytes("::", at: end)
      && firstIndex(of: UInt8(ascii: "["), from: end, before: count) != nil
  }

  /// Whether the list of attributes that a line begins with is still being typed: `[source,ruby`, `[.lead`, `[cols="1`.
  /// Text in brackets begins with a capital, or with a word and a space.
  private var isHalfTypedAttributeLine: Bool {
    let isShorthand = count > 1 && ".#%".utf8.contains(self[1])
    let start = isShorthand ? 2 : 1
    guard start < count, self[start].isASCIISmallLetter else { return false }
    let end = nameEnd(from: start)
    // A full stop after a word is one of prose: "[e.g.".
    let mayFollow = isShorthand ? ",=.#%" : ",="
    return (end == count || mayFollow.utf8.contains(self[end]))
      && firstIndex(of: UInt8(ascii: "]"), from: end, before: count) == nil
  }

  /// The number of characters, as underlines count them: Unicode scalars, without white space at the end.
  fileprivate var characterCount: Int {
    var count = 0
    for index in 0..<textEnd where self[index] & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }

  /// Whether a list item begins at an index.
  fileprivate func beginsAsciiDocItem(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: "-"):
      let end = index + runLength(at: index)
      return end < count && self[end].isBlank
    default: return listMarkerEnd(at: index) != nil
    }
  }
}
