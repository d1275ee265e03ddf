// The inline syntax of Markdown: code spans, links, autolinks, tags, formulas.

/// A scanner for Markdown text on one line. Incomplete constructs are text, except for code, comments and links to
/// notes, in which nothing is to be offered yet.
struct MarkdownInline {
  /// What is open at the end of the line and closed on a later one.
  enum Open: Equatable {
    case nothing
    case comment
    case tag
    /// The text of an element that is not prose, by the hash of its name.
    case raw(UInt32)
  }

  private(set) var open = Open.nothing
  /// The number of the backticks that begin code that is not closed on this line; 0 if there is none.
  private(set) var openBackticks = 0
  /// The start of the block's text on the line, the only position where an HTML block begins.
  let blockStart: Int
  private var index = 0

  private static let signs = ByteSet("`<[]$\\{".utf8)

  init(blockStart: Int) { self.blockStart = blockStart }

  /// Scans the line; code in some number of backticks may have been left open on the line before.
  mutating func scan(
    _ line: Span<UInt8>, from start: Int, insideCode backticks: Int = 0,
    into writer: inout RegionWriter
  ) {
    let signs = Self.signs
    index = start
    if backticks > 0, let close = line.continuedCodeEnd(backticks, from: start) {
      writer.append(.markup, to: start)
      writer.append(.code, to: close)
      index = close + backticks
      writer.append(.markup, to: index)
    }
    while true {
      index = line.skip(from: index, before: line.count) { !signs.contains(line[$0]) }
      if index >= line.count { break }
      switch line[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): scanCode(line, &writer)
      case UInt8(ascii: "<"): scanAngle(line, &writer)
      case UInt8(ascii: "["): scanNoteLink(line, &writer)
      case UInt8(ascii: "]"): scanLinkEnd(line, &writer)
      case UInt8(ascii: "$"): scanFormula(line, &writer)
      default: index = writer.appendTemplate(at: index, in: line) ?? index + 1
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
        openBackticks = length
      } else {
        index += length
      }
      return
    }
    writer.append(.code, between: index..<index + length, and: close..<close + length)
    index = close + length
  }

  /// Scans a comment, an autolink or a tag.
  private mutating func scanAngle(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let isBlockStart = index == blockStart
    if line.hasBytes("<!--", at: index) {
      return scanComment(line, isBlockStart: isBlockStart, &writer)
    }
    let isTag = line.beginsTag(at: index)
    let reach = isBlockStart ? line.count : line.reach(from: index)
    let closed =
      isTag
      ? line.tagEnd(from: index + 1, before: reach)
      : line.autolinkEnd(from: index + 1, before: reach)
    if let end = closed {
      writer.append(.prose, to: index)
      writer.append(.markup, to: end)
      let name = line.elementHash(at: index + 1)
      index = end
      if isTag, line[end - 2] != UInt8(ascii: "/"), RawElements.names.contains(name) {
        scanRaw(line, name, isBlockStart: isBlockStart, &writer)
      }
    } else if isTag, isBlockStart {
      writer.append(.markup, to: line.count)
      open = .tag
    } else {
      index += 1
    }
  }

  /// Scans a comment that ends on this line, or one that is a block and continues.
  private mutating func scanComment(
    _ line: Span<UInt8>, isBlockStart: Bool, _ writer: inout RegionWriter
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

  /// Scans the text of an element that is not prose.
  private mutating func scanRaw(
    _ line: Span<UInt8>, _ name: UInt32, isBlockStart: Bool, _ writer: inout RegionWriter
  ) {
    let reach = isBlockStart ? line.count : line.reach(from: index)
    guard let close = line.closingTag(of: name, from: index, before: reach) else {
      // Inside a paragraph nothing continues to the next line; the element is incomplete.
      guard isBlockStart, RawElements.blocks.contains(name) else { return }
      writer.append(.code, to: line.count)
      open = .raw(name)
      return
    }
    writer.append(.code, to: close)
    index = close
  }

  /// Scans `[[…]]`, the name of another note, as in Obsidian and other notebooks, and `[^1]`, the mark of a footnote.
  private mutating func scanNoteLink(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let start = index + 2
    if line.hasBytes("[^", at: index), start < line.count {
      let end = line.skip(from: start, before: line.reach(from: start)) {
        line[$0] != UInt8(ascii: "]") && !line[$0].isBlank
      }
      let isMark = end > start && end < line.count && line[end] == UInt8(ascii: "]")
      if isMark {
        writer.append(.prose, to: index)
        writer.append(.markup, to: end + 1)
      }
      index = isMark ? end + 1 : start
      return
    }
    guard line.hasBytes("[[", at: index), start < line.count, !line[start].isBlank else {
      index += 1
      return
    }
    let end = line.firstIndex(of: "]]", from: start, before: line.reach(from: start))
    if end == nil, line.hasSingleBracketEnd(from: start) {
      index = start
      return
    }
    writer.append(.prose, to: index)
    index = end.map { $0 + 2 } ?? line.count
    writer.append(.markup, to: index)
  }

  /// Scans the target of a link after its text: `](…)` or `][…]`. One that is still being typed ends with its word.
  private mutating func scanLinkEnd(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let next = index + 1
    guard next < line.count else {
      index = next
      return
    }
    if line[next] == UInt8(ascii: "("), line.destinationEnd(from: next + 1) == nil {
      let end = line.skip(from: next + 1, before: line.count) { !line[$0].isBlank }
      writer.append(.code, between: index..<next + 1, and: end..<end)
      index = end
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

  /// Scans `$…$` by the rule of Pandoc: no space inside the signs, no digit after them. `$$…$$` may have spaces, since
  /// it is no price.
  private mutating func scanFormula(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let width = line.runLength(at: index)
    let start = index + width
    index = start
    guard width <= 2, start < line.count, width == 2 || !line[start].isBlank else { return }
    var close = start
    let reach = line.reach(from: start)
    while let found = line.firstIndex(of: UInt8(ascii: "$"), from: close, before: reach) {
      close = found + 1
      let before = line[found - 1]
      let isEscaped = before == UInt8(ascii: "\\")
      let end = found + width
      let run = line.runLength(at: found, before: min(end + 1, line.count))
      let isFree = width == 2 ? before != UInt8(ascii: "$") : !before.isBlank
      let fits = run == width && isFree
      if fits, !isEscaped, end == line.count || !line[end].isDigit {
        writer.append(.code, between: start - width..<start, and: found..<end)
        index = end
        return
      }
    }
  }
}

/// HTML elements whose text is not prose.
enum RawElements {
  /// All of them, by the hashes of their names.
  static let names = Set(["code", "kbd", "samp", "tt", "var"].map(hash)).union(blocks)
  /// Those that are not ended by a blank line.
  static let blocks = Set(["math", "pre", "script", "style", "svg", "textarea"].map(hash))

  static func hash(of name: String) -> UInt32 {
    let bytes = Array(name.utf8)
    return bytes.span.elementHash(at: 0)
  }
}

extension Span<UInt8> {
  /// Whether the next bracket is a closing one that more text follows, as in "[[1] shows": no name of a note has one.
  fileprivate func hasSingleBracketEnd(from start: Int) -> Bool {
    let end = skip(from: start, before: reach(from: start)) {
      self[$0] != UInt8(ascii: "]") && self[$0] != UInt8(ascii: "[")
    }
    return end + 1 < count && self[end] == UInt8(ascii: "]")
  }

  /// Returns the index after `scheme:…>` or `name@host>`.
  func autolinkEnd(from start: Int, before end: Int) -> Int? {
    var isAddress = false
    let close = skip(from: start, before: end) { index in
      let byte = self[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") { isAddress = true }
      return byte != UInt8(ascii: ">") && byte != UInt8(ascii: "<") && !byte.isBlank
    }
    return isAddress && close < end && self[close] == UInt8(ascii: ">") ? close + 1 : nil
  }

  /// Returns the index after the `)` of a link's target, which may contain balanced brackets.
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
