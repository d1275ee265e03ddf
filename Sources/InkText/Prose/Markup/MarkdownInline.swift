// The signs inside a line of Markdown: code spans, links, autolinks, tags, formulas.

/// Text of Markdown on one line. What is only half typed is text, but for code, comments and links to notes: those are
/// none of our business yet.
struct MarkdownInline {
  /// What is left open at the end of the line and closes on a later one.
  enum Open: Equatable {
    case nothing
    case comment
    case tag
    /// The text of an element that is no prose, by the number of its name.
    case raw(UInt32)
  }

  private(set) var open = Open.nothing
  /// Where the text of the block begins on the line; only there does an HTML block.
  let blockStart: Int
  private var index = 0

  private static let signs = ByteSet("`<[]$\\{".utf8)

  init(blockStart: Int) { self.blockStart = blockStart }

  mutating func scan(_ line: Span<UInt8>, from start: Int, into writer: inout RegionWriter) {
    index = start
    while index < line.count {
      let byte = line[index]
      guard MarkdownInline.signs.contains(byte) else {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): scanCode(line, &writer)
      case UInt8(ascii: "<"): scanAngle(line, &writer)
      case UInt8(ascii: "["): scanNoteLink(line, &writer)
      case UInt8(ascii: "]"): scanLinkEnd(line, &writer)
      case UInt8(ascii: "$"): scanFormula(line, &writer)
      default: scanTemplate(line, &writer)
      }
      if open != .nothing { return }
    }
    writer.append(.prose, to: line.count)
  }

  private mutating func scanCode(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let length = line.runLength(at: index)
    let isHalfTyped = line.beginsCode(length, at: index)
    let reach = isHalfTyped ? line.count : line.reach(from: index + length)
    guard let close = line.closingBackticks(length, from: index + length, before: reach) else {
      if isHalfTyped {
        writer.append(.prose, to: index)
        writer.append(.markup, to: index + length)
        writer.append(.code, to: line.count)
        index = line.count
      } else {
        index += length
      }
      return
    }
    writer.append(.code, between: index..<index + length, and: close..<close + length)
    index = close + length
  }

  /// A comment, an autolink or a tag.
  private mutating func scanAngle(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let isBlockStart = index == blockStart
    if line.hasBytes("<!--", at: index) { return scanComment(line, isBlockStart, &writer) }
    let isTag = line.beginsTag(at: index)
    let reach = isBlockStart ? line.count : line.reach(from: index)
    let closed =
      isTag
      ? line.tagEnd(from: index + 1, before: reach)
      : line.autolinkEnd(from: index + 1, before: reach)
    if let end = closed {
      writer.append(.prose, to: index)
      writer.append(.markup, to: end)
      let name = line.elementName(at: index + 1)
      index = end
      if isTag, line[end - 2] != UInt8(ascii: "/"), RawElements.names.contains(name) {
        scanRaw(line, name, isBlockStart, &writer)
      }
    } else if isTag, isBlockStart {
      writer.append(.markup, to: line.count)
      open = .tag
    } else {
      index += 1
    }
  }

  /// A comment on this line, or one that is a block of its own and goes on.
  private mutating func scanComment(
    _ line: Span<UInt8>, _ isBlockStart: Bool, _ writer: inout RegionWriter
  ) {
    let reach = isBlockStart ? line.count : line.reach(from: index)
    let end = line.firstIndex(of: "-->", from: index + 4, before: reach)
    writer.append(.prose, to: index)
    writer.append(.markup, to: index + 4)
    writer.append(.comment, to: end ?? line.count)
    guard let end else {
      index = line.count
      if isBlockStart { open = .comment }
      return
    }
    index = end + 3
    writer.append(.markup, to: index)
  }

  /// The text of an element that is no prose.
  private mutating func scanRaw(
    _ line: Span<UInt8>, _ name: UInt32, _ isBlockStart: Bool, _ writer: inout RegionWriter
  ) {
    let reach = isBlockStart ? line.count : line.reach(from: index)
    guard let close = line.closingTag(of: name, from: index, before: reach) else {
      // Inside a paragraph nothing goes on without its end: it is only half typed.
      guard isBlockStart, RawElements.blocks.contains(name) else { return }
      writer.append(.code, to: line.count)
      open = .raw(name)
      return
    }
    writer.append(.code, to: close)
    index = close
  }

  /// `[[…]]`, the name of another note, as Obsidian and other notebooks have it.
  private mutating func scanNoteLink(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let start = index + 2
    guard line.hasBytes("[[", at: index), start < line.count, !line[start].isBlank else {
      index += 1
      return
    }
    let end = line.firstIndex(of: "]]", from: start, before: line.reach(from: start))
    writer.append(.prose, to: index)
    index = end.map { $0 + 2 } ?? line.count
    writer.append(.markup, to: index)
  }

  /// The target of a link behind its text: `](…)` or `][…]`.
  private mutating func scanLinkEnd(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let next = index + 1
    guard next < line.count else {
      index = next
      return
    }
    let end: Int? =
      switch line[next] {
      case UInt8(ascii: "("): line.destinationEnd(from: next + 1)
      case UInt8(ascii: "["):
        line.firstIndex(of: UInt8(ascii: "]"), from: next + 1, before: line.reach(from: next))
          .map { $0 + 1 }
      default: nil
      }
    if let end {
      writer.append(.prose, to: index)
      writer.append(.markup, to: end)
    }
    index = end ?? next
  }

  /// `$…$` where Pandoc sees a formula: no space inside the signs, no digit behind them.
  private mutating func scanFormula(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let width = line.runLength(at: index)
    let start = index + width
    index = start
    guard width <= 2, start < line.count, !line[start].isBlank else { return }
    var close = start
    let reach = line.reach(from: start)
    while let found = line.firstIndex(of: UInt8(ascii: "$"), from: close, before: reach) {
      close = found + 1
      let isEscaped = line[found - 1] == UInt8(ascii: "\\")
      let end = found + width
      let run = line.runLength(at: found, before: min(end + 1, line.count))
      let fits = run == width && !line[found - 1].isBlank
      if fits, !isEscaped, end == line.count || !line[end].isDigit {
        writer.append(.code, between: start - width..<start, and: found..<end)
        index = end
        return
      }
    }
  }

  /// `{{ … }}` and `{% … %}` of site generators.
  private mutating func scanTemplate(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    guard let end = line.templateEnd(at: index) else {
      index += 1
      return
    }
    writer.append(.prose, to: index)
    index = end
    writer.append(.markup, to: index)
  }
}

/// Elements of HTML whose text is no prose.
enum RawElements {
  /// All of them, by the numbers of their names.
  static let names = Set(["code", "kbd", "samp", "tt", "var"].map(number)).union(blocks)
  /// Those that go on over lines without a blank line ending them.
  static let blocks = Set(["math", "pre", "script", "style", "svg", "textarea"].map(number))

  static func number(of name: String) -> UInt32 {
    let bytes = Array(name.utf8)
    return bytes.span.elementName(at: 0)
  }
}

extension Span<UInt8> {
  /// The index behind `scheme:…>` or `name@host>`.
  func autolinkEnd(from start: Int, before end: Int) -> Int? {
    var isAddress = false
    let close = skip(from: start, before: end) { index in
      let byte = self[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") { isAddress = true }
      return byte != UInt8(ascii: ">") && byte != UInt8(ascii: "<") && !byte.isBlank
    }
    return isAddress && close < end && self[close] == UInt8(ascii: ">") ? close + 1 : nil
  }

  /// The index behind the `)` of a link's target; brackets inside are balanced.
  func destinationEnd(from start: Int) -> Int? {
    var (depth, isEscaped) = (0, false)
    let reach = reach(from: start)
    let close = skip(from: start, before: reach) { index in
      if isEscaped {
        isEscaped = false
        return true
      }
      switch self[index] {
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      return depth >= 0
    }
    return close < reach ? close + 1 : nil
  }
}

extension Span<UInt8> {
  /// Whether backticks that nothing closes begin code that is still being typed: they stand before a word.
  fileprivate func beginsCode(_ length: Int, at index: Int) -> Bool {
    let next = index + length
    guard length <= 2, next < count, self[next] != UInt8(ascii: " ") else { return false }
    return index == 0 || " ([{\"'".utf8.contains(self[index - 1])
  }
}
