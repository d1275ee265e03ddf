// Org: separates blocks, drawers, keywords and links from the text.

/// A scanner for a line of Org.
///
/// State: `mode` is what is open, `token` the hash of the name of the block or environment, `detail` the second byte of
/// the sign before a formula.
struct OrgScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case text
    case code
    case comment
    case drawer
    /// `\(`, `\[` or `$$`.
    case formula
    /// An environment of LaTeX.
    case environment
  }
  static var nothing: Mode { .text }

  var state: LineState
  private var index = 0
  /// Where the text of a line begins that does not go on with what was open.
  private var textStart = 0
  /// The signs that close the emphasis around the index, the innermost last.
  private var emphasisEnds: [Int] = []

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let start = line.skipSpaces(from: 0)
    // A formula ends with its paragraph.
    if mode == .formula, start == line.count { close() }
    if mode != .text { return scanOpen(line, start, &writer) }
    if start == line.count { return writer.append(.prose, to: line.count) }
    if line.hasBytes("#+", at: start) { return scanKeyword(line, start + 2, &writer) }
    if line[start] == UInt8(ascii: "#"), start + 1 == line.count || line[start + 1].isBlank {
      writer.append(.markup, to: start + 1)
      return writer.append(.comment, to: line.count)
    }
    if line[start] == UInt8(ascii: ":") {
      if start + 1 == line.count || line[start + 1].isBlank {
        writer.append(.markup, to: start + 1)
        return writer.append(.code, to: line.count)
      }
      let end = line.nameEnd(from: start + 1)
      if end > start + 1, end < line.count, line[end] == UInt8(ascii: ":"),
        line.isBlank(from: end + 1)
      {
        mode = .drawer
        return writer.append(.markup, to: line.count)
      }
    }
    for word in ["SCHEDULED:", "DEADLINE:", "CLOSED:"] as [StaticString]
    where line.hasBytes(word, at: start) { return writer.append(.markup, to: line.count) }
    index = start
    textStart = start
    if line.hasBytes("\\begin{", at: start) { beginEnvironment(line, &writer) }
    scanInline(line, &writer)
  }

  private mutating func scanOpen(
    _ line: Span<UInt8>, _ start: Int, _ writer: inout RegionWriter
  ) {
    let isEnd =
      if mode == .drawer {
        line.hasName(":end:", at: start)
      } else {
        line.hasName("#+end_", at: start) && line.elementHash(at: start + 6) == state.token
      }
    // A heading ends everything that is unclosed.
    let isHeading = start == 0 && line.isOrgHeading
    if isEnd || isHeading { close() }
    if isHeading { return scanInline(line, &writer) }
    if isEnd { return writer.append(.markup, to: line.count) }
    switch mode {
    case .drawer: writer.append(.markup, to: line.count)
    case .comment: writer.append(.comment, to: line.count)
    case .formula, .environment:
      scanLaTeX(line, &writer)
      scanInline(line, &writer)
    case .code, .text: writer.append(.code, to: line.count)
    }
  }

  /// Scans `#+BEGIN_SRC`, `#+TITLE: text`, `#+PROPERTY: data`.
  private mutating func scanKeyword(
    _ line: Span<UInt8>, _ start: Int, _ writer: inout RegionWriter
  ) {
    if line.hasName("begin_", at: start) {
      let name = line.elementHash(at: start + 6)
      if Self.opaque.contains(name) {
        state = LineState(
          mode: (name == Self.comment ? Mode.comment : .code).rawValue, token: name)
      }
    } else {
      for word in ["title:", "caption:", "subtitle:", "description:"] as [StaticString]
      where line.hasName(word, at: start) {
        index = start + word.utf8CodeUnitCount
        writer.append(.markup, to: index)
        return scanInline(line, &writer)
      }
    }
    writer.append(.markup, to: line.count)
  }

  private static let comment = RawElements.hash(of: "comment")
  private static let opaque = Set(
    ["comment", "example", "export", "html", "latex", "src"].map(RawElements.hash))

  private static let signs = ByteSet("=~[\\/+$".utf8)

  private mutating func scanInline(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    while index < line.count {
      guard Self.signs.contains(line[index]) else {
        index += 1
        continue
      }
      switch line[index] {
      case UInt8(ascii: "["): scanLink(line, &writer)
      case UInt8(ascii: "\\"), UInt8(ascii: "$"): scanFormula(line, &writer)
      case UInt8(ascii: "/"), UInt8(ascii: "+"): scanEmphasis(line, &writer)
      default: scanVerbatim(line, &writer)
      }
    }
    writer.append(.prose, to: line.count)
  }

  /// Scans `\begin{…}` and what is on its line.
  private mutating func beginEnvironment(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let start = index + 7
    let reach = line.reach(from: start)
    let close = line.firstIndex(of: UInt8(ascii: "}"), from: start, before: reach)
    index = close.map { $0 + 1 } ?? line.count
    writer.append(.markup, to: index)
    guard let close else { return }
    state = LineState(
      mode: Mode.environment.rawValue, token: nameHash(line.extracting(start..<close)))
    scanLaTeX(line, &writer)
  }

  /// Scans a formula, which may go on on the next line; in dollar signs it does so only from the start of a line.
  private mutating func scanFormula(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let isBlock = line.hasBytes("$$", at: index)
    guard isBlock || line.hasBytes("\\(", at: index) || line.hasBytes("\\[", at: index) else {
      index += 1
      return
    }
    let start = index + 2
    if isBlock, index > textStart {
      let reach = line.reach(from: start)
      if line.firstIndex(of: "$$", from: start, before: reach) == nil {
        index = start
        return
      }
    }
    writer.append(.prose, to: index)
    writer.append(.markup, to: start)
    state = LineState(mode: Mode.formula.rawValue, detail: line[index + 1])
    index = start
    scanLaTeX(line, &writer)
  }

  /// Scans LaTeX up to its end or that of the line.
  private mutating func scanLaTeX(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let end: Range<Int>?
    if mode == .environment {
      end = line.environmentEnd(of: state.token, from: index)
    } else {
      let sign: StaticString =
        switch state.detail {
        case UInt8(ascii: "("): "\\)"
        case UInt8(ascii: "["): "\\]"
        default: "$$"
        }
      end = line.firstIndex(of: sign, from: index, before: line.count).map { $0..<$0 + 2 }
    }
    writer.append(.code, to: end?.lowerBound ?? line.count)
    index = end?.upperBound ?? line.count
    writer.append(.markup, to: index)
    if end != nil { close() }
  }

  /// Scans `=verbatim=` and `~code~`, in which nothing is to be changed before it is closed.
  private mutating func scanVerbatim(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let close = line.emphasisEnd(at: index)
    guard close == nil, line.opensEmphasis(at: index), line[index + 1].isASCIILetter else {
      return take(1, to: close, &writer)
    }
    writer.append(.prose, to: index)
    writer.append(.markup, to: index + 1)
    // Until it is closed it is taken to be one word: "~five" may be "about five".
    index = line.skip(from: index + 1, before: line.count) { !line[$0].isBlank }
    writer.append(.code, to: index)
  }

  /// Scans the sign at either end of `/emphasis/` and `+deleted text+`, which may contain links and code.
  private mutating func scanEmphasis(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let isEnd = emphasisEnds.last == index
    let close = isEnd ? nil : line.emphasisEnd(at: index)
    if isEnd { emphasisEnds.removeLast() }
    if let close { emphasisEnds.append(close) }
    if isEnd || close != nil {
      writer.append(.prose, to: index)
      writer.append(.markup, to: index + 1)
    }
    index += 1
  }

  private mutating func take(_ width: Int, to close: Int?, _ writer: inout RegionWriter) {
    guard let close else {
      index += 1
      return
    }
    writer.append(.code, between: index..<index + width, and: close..<close + width)
    index = close + width
  }

  /// Scans `[[target][text]]` and `[[target]]`.
  private mutating func scanLink(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let reach = line.reach(from: index)
    guard line.hasBytes("[[", at: index),
      let close = line.firstIndex(of: UInt8(ascii: "]"), from: index + 2, before: reach),
      close + 1 < line.count
    else {
      // An incomplete link is a name too.
      let isBegun =
        line.hasBytes("[[", at: index) && index + 2 < line.count && !line[index + 2].isBlank
      if isBegun {
        writer.append(.prose, to: index)
        writer.append(.markup, to: line.count)
      }
      index = isBegun ? line.count : index + 1
      return
    }
    writer.append(.prose, to: index)
    writer.append(.markup, to: close + 2)
    index = close + 2
    if line[close + 1] == UInt8(ascii: "["),
      let end = line.firstIndex(of: "]]", from: index, before: line.reach(from: index))
    {
      writer.append(.prose, to: end)
      index = end + 2
      writer.append(.markup, to: index)
    }
  }
}

extension Span<UInt8> {
  fileprivate var isOrgHeading: Bool {
    guard count > 0, self[0] == UInt8(ascii: "*") else { return false }
    let stars = runLength(at: 0)
    return stars < count && self[stars].isBlank
  }
}
