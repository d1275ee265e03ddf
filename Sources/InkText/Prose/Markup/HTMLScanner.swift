// HTML and XML: separates tags, comments and scripts from the text between them.

/// A scanner for a line of HTML or XML.
///
/// State: `mode` is what is open, `detail` the quote of an attribute value, `token` the hash of an element whose text
/// is not prose, for the time after its opening tag.
struct HTMLScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case text
    case tag
    case comment
    case raw
    case instruction
  }
  static var nothing: Mode { .text }

  var state: LineState
  private var index = 0

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    // A blank line ends a tag, which must have been incomplete.
    if mode == .tag, line.isBlank(from: 0) { close() }
    repeat { step(line, &writer) } while index < line.count
    if mode == .text { writer.append(.prose, to: line.count) }
  }

  private mutating func step(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    switch mode {
    case .tag: scanTag(line, &writer)
    case .comment: close("-->", line, .comment, &writer)
    case .instruction: close("?>", line, .markup, &writer)
    case .raw:
      let end = line.closingTag(of: state.token, from: index, before: line.count)
      writer.append(.code, to: end ?? line.count)
      index = end ?? line.count
      if end != nil { close() }
    case .text: scanText(line, &writer)
    }
  }

  private mutating func scanText(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    while index < line.count {
      if line[index] == UInt8(ascii: "<"), openAngle(line, &writer) { return }
      let isBrace = line[index] == UInt8(ascii: "{")
      index = (isBrace ? writer.appendTemplate(at: index, in: line) : nil) ?? index + 1
    }
    writer.append(.prose, to: line.count)
  }

  /// Enters what a `<` begins; returns false if it is a literal character.
  private mutating func openAngle(_ line: Span<UInt8>, _ writer: inout RegionWriter) -> Bool {
    if line.hasBytes("<!--", at: index) {
      enter(.comment, width: 4, &writer)
    } else if line.hasBytes("<?", at: index) {
      enter(.instruction, width: 2, &writer)
    } else if line.hasBytes("<![CDATA[", at: index) {
      enter(.text, width: 9, &writer)
    } else if line.beginsTag(at: index, allowsQualifiedName: true) {
      let name = line.elementHash(at: index + 1)
      enter(.tag, width: 1, &writer)
      if RawElements.names.contains(name) { state.token = name }
    } else {
      return false
    }
    return true
  }

  private mutating func enter(_ mode: Mode, width: Int, _ writer: inout RegionWriter) {
    writer.append(.prose, to: index)
    index += width
    writer.append(.markup, to: index)
    state = LineState(mode: mode.rawValue)
  }

  private mutating func close(
    _ end: StaticString, _ line: Span<UInt8>, _ kind: RegionKind, _ writer: inout RegionWriter
  ) {
    let found = line.firstIndex(of: end, from: index, before: line.count)
    writer.append(kind, to: found ?? line.count)
    index = found.map { $0 + end.utf8CodeUnitCount } ?? line.count
    writer.append(.markup, to: index)
    if found != nil { close() }
  }

  private mutating func scanTag(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    while index < line.count {
      let byte = line[index]
      if byte == state.detail {
        state.detail = 0
      } else if state.detail == 0 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { state.detail = byte }
        // Another tag begins, so this one was incomplete.
        if byte == UInt8(ascii: "<") { return leaveTag(line, isWhole: false, &writer) }
        if byte == UInt8(ascii: ">") {
          index += 1
          return leaveTag(line, isWhole: true, &writer)
        }
      }
      index += 1
    }
    writer.append(.markup, to: line.count)
  }

  private mutating func leaveTag(
    _ line: Span<UInt8>, isWhole: Bool, _ writer: inout RegionWriter
  ) {
    writer.append(.markup, to: index)
    let isEmpty = index >= 2 && line[index - 2] == UInt8(ascii: "/")
    if isWhole && !isEmpty && state.token != 0 { mode = .raw } else { close() }
  }
}
