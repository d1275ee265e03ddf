// reStructuredText: separates directives, literal blocks and roles from the text.

/// A scanner for a line of reStructuredText.
///
/// State: `mode` is what is open, `detail` its kind, `count` the indentation of the line that announced it; lines that
/// are indented more belong to it. In text, `detail` is the number of backticks that the last line did not close.
struct ReStructuredTextScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case text
    /// The body of a directive or a comment, or a literal block.
    case body
    /// A paragraph ended in `::`; a literal block follows.
    case announced
    /// A directive has begun, whose options may follow.
    case options
  }
  static var nothing: Mode { .text }

  private static let code: UInt8 = 0
  private static let comment: UInt8 = 1

  var state: LineState
  private var index = 0

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let (columns, start) = line.indent(from: 0)
    let isBlank = start == line.count
    if mode == .options {
      if !isBlank, line[start] == UInt8(ascii: ":"), columns > Int(state.count),
        !line.hasRole(at: start)
      {
        // Of the options only this one is read by people.
        index = line.hasBytes(":alt:", at: start) ? start + 5 : line.count
        writer.append(.markup, to: index)
        if index < line.count { scanInline(line, &writer) }
        return
      }
      close()
    }
    var backticks = 0
    if mode == .text {
      backticks = Int(state.detail)
      close()
    } else {
      if isBlank { return writer.append(kind, to: line.count) }
      if columns > Int(state.count) {
        mode = .body
        writer.append(.markup, to: start)
        return writer.append(kind, to: line.count)
      }
      close()
    }
    if isBlank { return writer.append(.prose, to: line.count) }
    index = start
    if line.hasBytes("..", at: start), start + 2 == line.count || line[start + 2].isBlank {
      return scanExplicit(line, columns, &writer)
    }
    if line.hasBytes(">>> ", at: start) || line.hasBytes("... ", at: start) {
      return writer.append(.code, to: line.count)
    }
    if line.hasBytes("__ ", at: start) || line.isAdornment(from: start) {
      return writer.append(.markup, to: line.count)
    }
    if line[start] == UInt8(ascii: ":"), let end = line.fieldNameEnd(from: start + 1) {
      index = end
      writer.append(.markup, to: end)
    } else if backticks > 0, let close = line.continuedCodeEnd(backticks, from: start) {
      writer.append(.markup, to: start)
      index = start
      closeBackticks(line, backticks, from: start, at: close, &writer)
    }
    scanInline(line, &writer)
    if line.endsWithLiteralSign { open(.announced, Self.code, columns) }
  }

  private var kind: RegionKind {
    if mode == .announced { return .prose }
    return state.detail == Self.comment ? .comment : .code
  }

  private mutating func open(_ mode: Mode, _ detail: UInt8, _ columns: Int) {
    state = LineState(mode: mode.rawValue, detail: detail, count: UInt16(clamping: columns))
  }

  /// Scans a line that begins with `..`: a directive, a target, a note or a comment.
  private mutating func scanExplicit(
    _ line: Span<UInt8>, _ columns: Int, _ writer: inout RegionWriter
  ) {
    let start = line.skipSpaces(from: index + 2)
    if start < line.count, line[start] == UInt8(ascii: "_") || line[start] == UInt8(ascii: "|") {
      return writer.append(.markup, to: line.count)
    }
    if start < line.count, line[start] == UInt8(ascii: "["),
      let close = line.firstIndex(of: UInt8(ascii: "]"), from: start, before: line.count)
    {
      index = close + 1
      writer.append(.markup, to: index)
      return scanInline(line, &writer)
    }
    let end = line.skip(from: start, before: line.count) {
      line[$0].isNameByte || line[$0] == UInt8(ascii: ":")
    }
    guard end >= start + 3, line.hasBytes("::", at: end - 2) else {
      writer.append(.markup, to: start)
      writer.append(.comment, to: line.count)
      return open(.body, Self.comment, columns)
    }
    let name = nameHash(line.extracting(start..<end - 2))
    if Self.opaque.contains(name) {
      writer.append(.markup, to: line.count)
      open(.body, Self.code, columns)
      return
    }
    if Self.withTarget.contains(name) {
      writer.append(.markup, to: line.count)
    } else {
      index = end
      writer.append(.markup, to: end)
      scanInline(line, &writer)
    }
    open(.options, 0, columns)
  }

  // MARK: Inside a line

  private mutating func scanInline(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    while index < line.count {
      switch line[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): scanBackticks(line, &writer)
      default: index += 1
      }
    }
    writer.append(.prose, to: line.count)
  }

  /// Scans ``` ``code`` ```, `` :role:`text` ``, `` `text <target>`_ ``.
  private mutating func scanBackticks(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let width = line.runLength(at: index, before: min(index + 2, line.count))
    let start = index + width
    let found =
      width == 2
      ? line.firstIndex(of: "``", from: start, before: line.count)
      : line.firstIndex(of: UInt8(ascii: "`"), from: start, before: line.count)
    let role = line.roleStart(before: index)
    guard let found, found > start else {
      // A literal or the text of a role that is still being typed.
      let mayBegin = width == 2 ? index == 0 || !line[index - 1].isNameByte : role < index
      let isOpen = found == nil && start < line.count && !line[start].isBlank
      let isHalfTyped = mayBegin && isOpen
      if isOpen, role == 0 || !line[role - 1].isNameByte { state.detail = UInt8(width) }
      index = isHalfTyped ? writer.appendHalfTyped(role..<start, in: line) : start
      return
    }
    writer.append(.prose, to: role)
    writer.append(.markup, to: start)
    closeBackticks(line, width, from: start, at: found, &writer)
  }

  /// Takes what is in backticks up to the closing ones: code, or the text and the target of a link.
  private mutating func closeBackticks(
    _ line: Span<UInt8>, _ width: Int, from start: Int, at found: Int,
    _ writer: inout RegionWriter
  ) {
    let end = found + width
    let isLink = width == 1 && end < line.count && line[end] == UInt8(ascii: "_")
    if isLink {
      let target = line.firstIndex(of: UInt8(ascii: "<"), from: start, before: found)
      writer.append(.prose, to: target ?? found)
    } else {
      writer.append(.code, to: found)
    }
    index = isLink ? end + line.runLength(at: end) : end
    writer.append(.markup, to: index)
  }

  /// Directives whose bodies are not prose.
  private static let opaque = nameHashes(
    "code code-block code-tab csv-table digraph doctest graph graphviz highlight ipython jupyter-execute "
      + "literalinclude math mermaid parsed-literal plantuml plot productionlist prompt raw sourcecode testcode "
      + "testoutput testsetup toctree uml")
  /// Directives whose arguments are not prose.
  private static let withTarget = nameHashes(
    "attribute autoattribute autoclass autodata autoexception autofunction automethod automodule autosummary class "
      + "cmdoption confval currentmodule data decorator default-role envvar exception figure function image include "
      + "index method module option program py:attribute py:class py:data py:exception py:function py:method "
      + "py:module role c:function cpp:function cpp:class js:function")
}

extension Span<UInt8> {
  /// Whether only three or more of one punctuation mark follow from an index, as under a heading; or the border of a
  /// table.
  fileprivate func isAdornment(from start: Int) -> Bool {
    let mark = self[start]
    guard (0x21...0x7E).contains(mark), !mark.isASCIILetter, !mark.isDigit else { return false }
    let length = runLength(at: start)
    if mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "+") {
      // Rows of tables: `=== ===`, `+---+`.
      for index in start..<count
      where self[index] != UInt8(ascii: "=") && self[index] != UInt8(ascii: "-")
        && self[index] != UInt8(ascii: "+") && !self[index].isBlank
      { return false }
      return count - start >= 3
    }
    return length >= 3 && isBlank(from: start + length)
  }

  /// Returns the index after the `:` that ends a field name.
  fileprivate func fieldNameEnd(from start: Int) -> Int? {
    guard start < count, self[start] != UInt8(ascii: ":"), !self[start].isBlank else { return nil }
    var index = start
    while index < count {
      if self[index] == UInt8(ascii: "`") { return nil }
      if self[index] == UInt8(ascii: ":"), index + 1 == count || self[index + 1].isBlank {
        return index + 1
      }
      index += 1
    }
    return nil
  }

  /// Whether text begins with a role and what it is about, :ref:`name`.
  fileprivate func hasRole(at start: Int) -> Bool {
    var index = start + 1
    while index < count, !self[index].isBlank {
      if self[index] == UInt8(ascii: "`") { return true }
      index += 1
    }
    return false
  }

  /// Whether a line ends in `::`, ignoring white space.
  fileprivate var endsWithLiteralSign: Bool {
    let end = textEnd
    return end >= 2 && hasBytes("::", at: end - 2)
  }

  /// Returns the start of the `:role:` directly before an index; the index itself if there is none.
  fileprivate func roleStart(before index: Int) -> Int {
    guard index > 1, self[index - 1] == UInt8(ascii: ":") else { return index }
    let start = skipBackward(from: index - 1) { $0.isNameByte || $0 == UInt8(ascii: ":") }
    return self[start] == UInt8(ascii: ":") ? start : index
  }
}
