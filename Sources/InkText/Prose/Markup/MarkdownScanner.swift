// The block structure of Markdown: fences, indented code, lists, quotes, HTML, formulas, front matter.

/// A scanner for a line within the block structure of CommonMark 0.31, with front matter, formulas (`$$`) and fenced
/// divisions (`:::`) as in the common dialects.
///
/// State: `mode` is the open block, `detail` and `count` its delimiter, in a paragraph `detail` the number of backticks
/// that begin code which the last line did not close, `token` its quote depth (the low byte),
/// indentation (the next byte) and HTML element (the high half), `outer` the open list items, a ``ContainerStack``.
struct MarkdownScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case blank
    case start
    case paragraph
    case fence
    case frontMatter
    case formula
    case comment
    case raw
    case tag

    /// Whether the next line is inside the block, whatever it holds.
    var isOpenBlock: Bool {
      switch self {
      case .blank, .start, .paragraph: false
      case .fence, .frontMatter, .formula, .comment, .raw, .tag: true
      }
    }
  }
  static var nothing: Mode { .blank }

  static let start = LineState(mode: Mode.start.rawValue)

  var state: LineState
  private var index = 0
  /// The columns of white space before `index`, after all containers.
  private var columns = 0
  private var quoteDepth = 0
  /// The number of backticks that begin code which the line before did not close.
  private var openBackticks = 0

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    if scanFrontMatter(line, into: &writer) { return }
    skipQuotes(line, atMost: mode.isOpenBlock ? Int(state.token & 0xFF) : .max)
    let isBlank = line.isBlank(from: index)
    if mode.isOpenBlock {
      if isInside(isBlank: isBlank) {
        writer.append(.markup, to: index)
        return scanOpenBlock(line, isBlank: isBlank, into: &writer)
      }
      close()
    }
    if isBlank {
      writer.append(.prose, to: line.count)
      close()
      return
    }
    scanContainers(line, into: &writer)
  }

  // MARK: Front matter

  /// Scans the lines between `---` and `---`, or `+++`, at the start of a document. If it is incomplete, or only looks
  /// like front matter, it ends before the first line that is not data.
  private mutating func scanFrontMatter(_ line: Span<UInt8>, into writer: inout RegionWriter)
    -> Bool
  {
    if mode == .start {
      close()
      for mark in ["---", "+++"] as [StaticString]
      where line.hasBytes(mark, at: 0) && line.isBlank(from: 3) {
        mode = .frontMatter
        state.detail = line[0]
        writer.append(.markup, to: line.count)
        return true
      }
      return false
    }
    guard mode == .frontMatter else { return false }
    let isEnd =
      line.count >= 3 && line.isBlank(from: 3) && line.runLength(at: 0) == 3
      && (line[0] == state.detail || line[0] == UInt8(ascii: "."))
    if isEnd {
      close()
      writer.append(.markup, to: line.count)
      return true
    }
    if line.looksLikeData {
      writer.append(.frontMatter, to: line.count)
      return true
    }
    close()
    return false
  }

  // MARK: Open blocks

  /// Whether the line still belongs to the containers of the open block.
  private func isInside(isBlank: Bool) -> Bool {
    if quoteDepth < Int(state.token & 0xFF) { return false }
    if isBlank { return mode != .tag }
    return columns >= Int(state.token >> 8 & 0xFF)
  }

  private mutating func scanOpenBlock(
    _ line: Span<UInt8>, isBlank: Bool, into writer: inout RegionWriter
  ) {
    switch mode {
    case .fence:
      let run = index < line.count && line[index] == state.detail ? line.runLength(at: index) : 0
      if run >= Int(state.count), run > 0, line.isBlank(from: index + run) {
        close()
        writer.append(.markup, to: line.count)
      } else {
        writer.append(.code, to: line.count)
      }
    case .formula:
      if let end = line.firstIndex(of: "$$", from: index, before: line.count) {
        writer.append(.code, to: end)
        writer.append(.markup, to: end + 2)
        close()
        scanText(line, from: end + 2, into: &writer)
      } else {
        writer.append(.code, to: line.count)
      }
    case .comment:
      let end = line.firstIndex(of: "-->", from: index, before: line.count)
      resume(line, after: end, width: 3, .comment, &writer)
    case .raw:
      let end = line.closingTag(of: state.token >> 16, from: index, before: line.count)
      resume(line, after: end, width: 0, .code, &writer)
    case .tag, .blank, .start, .paragraph, .frontMatter:
      let end = line.firstIndex(of: UInt8(ascii: ">"), from: index, before: line.count)
      resume(line, after: end, width: 1, .markup, &writer)
    }
  }

  /// Ends an HTML block at its end mark and scans the text after it, or takes the whole line.
  private mutating func resume(
    _ line: Span<UInt8>, after end: Int?, width: Int, _ kind: RegionKind,
    _ writer: inout RegionWriter
  ) {
    guard let end else { return writer.append(kind, to: line.count) }
    writer.append(kind, to: end)
    writer.append(.markup, to: end + width)
    close()
    scanText(line, from: end + width, into: &writer)
  }

  // MARK: Containers

  /// Skips the markers of block quotes and the white space after them.
  private mutating func skipQuotes(_ line: Span<UInt8>, atMost limit: Int) {
    (columns, index) = line.indent(from: 0)
    while quoteDepth < limit, columns <= 3 + innermost || quoteDepth > 0, index < line.count,
      line[index] == UInt8(ascii: ">")
    {
      quoteDepth += 1
      index += 1
      if index < line.count, line[index] == 0x20 { index += 1 }
      (columns, index) = line.indent(from: index)
    }
  }

  /// The open list items.
  private var items: ContainerStack {
    get { ContainerStack(bits: state.outer) }
    set { state.outer = newValue.bits }
  }

  /// The column at which the content of the innermost list item begins.
  private var innermost: Int { items.innermost }

  /// Leaves the list items for which the line is not indented enough, enters new ones, and scans the block.
  private mutating func scanContainers(_ line: Span<UInt8>, into writer: inout RegionWriter) {
    let wasParagraph = mode == .paragraph
    if wasParagraph { openBackticks = Int(state.detail) }
    state.detail = 0
    // A less indented line continues a paragraph, or it is after the item.
    while innermost > columns, !wasParagraph || line.listMarkerEnd(at: index) != nil {
      items.pop()
    }
    var isNewItem = false
    while true {
      let relative = columns - innermost
      if relative >= 4, !wasParagraph || isNewItem {
        mode = .blank
        return writer.append(.code, to: line.count)
      }
      if line.isRule(from: index) {
        mode = .blank
        return writer.append(.markup, to: line.count)
      }
      guard let end = line.listMarkerEnd(at: index) else { break }
      isNewItem = true
      let (space, next) = line.indent(from: end)
      let padding = (1...4).contains(space) ? space : 1
      columns += end - index + space
      let content = columns - space + padding
      index = next
      let isEntered = items.push(content)
      if index == line.count {
        mode = .blank
        return writer.append(.prose, to: line.count)
      }
      guard isEntered else { break }
    }
    scanBlock(line, isContinued: wasParagraph && !isNewItem, into: &writer)
  }

  /// Scans the block that begins after all containers.
  private mutating func scanBlock(
    _ line: Span<UInt8>, isContinued: Bool, into writer: inout RegionWriter
  ) {
    let first = line[index]
    if let length = line.fenceLength(at: index) {
      return open(.fence, first, length, line, &writer)
    }
    if first == UInt8(ascii: ":"), line.hasBytes(":::", at: index) {
      mode = .blank
      return writer.append(.markup, to: line.count)
    }
    if line.hasBytes("$$", at: index),
      line.firstIndex(of: "$$", from: index + 2, before: line.count) == nil
    {
      open(.formula, 0, 2, line, &writer, markupTo: index + 2)
      return writer.append(.code, to: line.count)
    }
    if line.isUnderline(from: index) {
      mode = .blank
      return writer.append(.markup, to: line.count)
    }
    let isNote = line.hasBytes("[^", at: index)
    if first == UInt8(ascii: "["), let colon = line.definitionEnd(at: index),
      !isContinued && (isNote || line.isOneWord(from: colon)) || line.isDestination(from: colon)
    {
      writer.append(.markup, to: isNote ? colon : line.count)
      guard isNote else {
        mode = .blank
        return
      }
      index = colon
      _ = items.push(innermost + 4)
    }
    mode = .paragraph
    scanText(line, from: index, insideCode: isContinued ? openBackticks : 0, into: &writer)
    if first == UInt8(ascii: "#"), mode == .paragraph, line.isHeading(at: index) {
      mode = .blank
    }
  }

  private mutating func open(
    _ mode: Mode, _ delimiter: UInt8, _ length: Int, _ line: Span<UInt8>,
    _ writer: inout RegionWriter, markupTo end: Int? = nil
  ) {
    self.mode = mode
    state.detail = delimiter
    state.count = UInt16(clamping: length)
    state.token = containers
    writer.append(.markup, to: end ?? line.count)
  }

  /// The quote depth and the indentation of a block that begins here.
  private var containers: UInt32 {
    UInt32(min(quoteDepth, 0xFF)) | UInt32(innermost) << 8
  }

  /// Scans text from an index, and opens the HTML block that may remain open.
  private mutating func scanText(
    _ line: Span<UInt8>, from start: Int, insideCode backticks: Int = 0,
    into writer: inout RegionWriter
  ) {
    // Only a tag at the start of the text and code can leave anything open.
    if !writer.isRecording, start >= line.count || line[start] != UInt8(ascii: "<"),
      line.firstIndex(of: UInt8(ascii: "`"), from: start, before: line.count) == nil
    {
      mode = .paragraph
      return
    }
    var inline = MarkdownInline(blockStart: start)
    inline.scan(line, from: start, insideCode: backticks, into: &writer)
    switch inline.open {
    case .nothing:
      mode = .paragraph
      state.detail = UInt8(clamping: inline.openBackticks)
    case .comment: mode = .comment
    case .tag: mode = .tag
    case .raw(let name):
      mode = .raw
      state.token = containers | name << 16
    }
    if mode == .comment || mode == .tag { state.token = containers }
  }
}
