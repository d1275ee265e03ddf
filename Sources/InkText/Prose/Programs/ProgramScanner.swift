// Scanning a line of a program for comments, strings, and what is open at its end.

/// A scanner for a line of a program.
///
/// The state says what is open: nothing, an enclosure (`detail` is its index, `count` its depth or the number of
/// counted bytes, `token` the hash of its name), or a heredoc (`token` is the hash of its end). `outer` holds the
/// strings around an interpolation, 16 bits each: index + 1 and the depth of its brackets. A Markdown fence may be open
/// in comments: then `token` is its length, also in the code between single-line comments.
struct ProgramScanner: ModalScanner {
  enum Mode: UInt8 {
    case code
    case enclosure
    case heredoc
  }
  static var nothing: Mode { .code }

  private let syntax: ProgramSyntax
  var state: LineState
  private var index = 0
  /// The length of the fence that the comments are in; 0 for none.
  private var fence = 0
  /// Where the pending part of a comment begins; the line's end for a comment after code, where a fence cannot be.
  private var commentStart = 0
  private var firstLetter: Int?
  /// Whether the line ends in an escape, so that a single-line string continues.
  private var endsInEscape = false
  /// The heredoc that begins on the next line.
  private var heredoc: LineState?

  static func scan(
    _ line: Span<UInt8>, from state: LineState, _ syntax: ProgramSyntax,
    into writer: inout RegionWriter
  ) -> LineState {
    var scanner = ProgramScanner(syntax: syntax, state: state)
    if scanner.mode == .heredoc { return scanHeredoc(line, from: state, into: &writer) }
    scanner.takeFence()
    repeat {
      if scanner.mode == .code {
        scanner.scanCode(line, into: &writer)
      } else {
        scanner.scanEnclosure(line, into: &writer)
      }
    } while scanner.index < line.count
    return scanner.stateAfterLine(line, &writer)
  }

  private init(syntax: ProgramSyntax, state: LineState) {
    self.syntax = syntax
    self.state = state
  }

  // MARK: Code

  /// Returns the position of the first character of the line that is not blank, computed once.
  private mutating func indent(_ line: Span<UInt8>) -> Int {
    if let firstLetter { return firstLetter }
    let place = line.skipSpaces(from: 0)
    firstLetter = place
    return place
  }

  /// Skips code up to the start of an enclosure or the end of the line.
  private mutating func scanCode(_ line: Span<UInt8>, into writer: inout RegionWriter) {
    while index < line.count {
      let byte = line[index]
      guard syntax.starts.contains(byte) else {
        index += 1
        continue
      }
      if open(line, into: &writer) { return }
      if state.outer != 0, countBrackets(byte, &writer) { return }
      if byte == UInt8(ascii: "'"), syntax.hasCharacters {
        index = line.characterLiteralEnd(at: index)
      } else if byte == UInt8(ascii: "/"), syntax.hasRegexes {
        index = line.regexEnd(at: index)
      } else if byte == syntax.characterPrefix {
        index = line.prefixedCharacterEnd(at: index)
      } else if byte == syntax.outerEscape {
        index += 2
      } else if byte == UInt8(ascii: "<"), let found = line.heredoc(at: index, syntax.heredoc) {
        heredoc = found.state
        index = found.end
      } else {
        index += 1
      }
    }
    index = min(index, line.count)
    writer.append(.code, to: index)
  }

  /// Enters the enclosure that begins here; returns false if there is none.
  private mutating func open(_ line: Span<UInt8>, into writer: inout RegionWriter) -> Bool {
    for number in syntax.enclosures.indices {
      let enclosure = syntax.enclosures[number]
      guard let opening = line.opening(of: enclosure, at: index),
        line.allows(enclosure, at: index, end: opening.end)
      else { continue }
      writer.append(.code, to: index)
      writer.append(.markup, to: opening.end)
      let isAlone = index <= indent(line)
      if enclosure.kind != .comment || !isAlone { fence = 0 }
      index = opening.end
      commentStart = isAlone ? index : line.count
      mode = .enclosure
      state.detail = UInt8(truncatingIfNeeded: number)
      state.count = enclosure.nests ? 1 : opening.count
      state.token = opening.token
      return true
    }
    return false
  }

  /// Counts the brackets inside an interpolation; returns true if it has ended and the string continues.
  private mutating func countBrackets(_ byte: UInt8, _ writer: inout RegionWriter) -> Bool {
    let top = state.outer & 0xFFFF
    let number = Int(top >> 10) - 1
    guard syntax.enclosures.indices.contains(number) else { return false }
    guard let bracket = syntax.enclosures[number].interpolation.lastByte else { return false }
    if byte == bracket {
      if top & 0x3FF < 0x3FF { state.outer += 1 }
    } else if byte == bracket.closingBracket {
      guard top & 0x3FF == 0 else {
        state.outer -= 1
        return false
      }
      writer.append(.code, to: index)
      index += 1
      writer.append(.markup, to: index)
      leaveInterpolation()
      return true
    }
    return false
  }

  private mutating func leaveInterpolation() {
    let number = (state.outer & 0xFFFF) >> 10
    state.outer >>= 16
    mode = .enclosure
    state.detail = UInt8(truncatingIfNeeded: number &- 1)
    state.count = 0
    state.token = 0
  }

  // MARK: Comments and strings

  /// Skips the inside of an enclosure up to its end, to code inside it or to the end of the line.
  private mutating func scanEnclosure(_ line: Span<UInt8>, into writer: inout RegionWriter) {
    guard syntax.enclosures.indices.contains(Int(state.detail)) else {
      mode = .code
      return
    }
    let enclosure = syntax.enclosures[Int(state.detail)]
    if enclosure.close.firstByte == nil {
      index = line.count
      return take(enclosure, line, &writer)
    }
    while index < line.count {
      switch step(in: enclosure, line) {
      case .passes: continue
      case .opensCode(let end):
        take(enclosure, line, &writer)
        index = end
        writer.append(.markup, to: index)
        state.outer = state.outer << 16 | (UInt64(state.detail) + 1) << 10
        mode = .code
        return
      case .closes(let end):
        take(enclosure, line, &writer)
        index = end
        fence = 0
        writer.append(.markup, to: index)
        close()
        return
      }
    }
    endsInEscape = index > line.count
    index = line.count
    take(enclosure, line, &writer)
  }

  /// The effect of the bytes at a position inside an enclosure: none, or a delimiter, given by its end, that opens code
  /// or closes the enclosure.
  private enum Step {
    case passes
    case opensCode(Int)
    case closes(Int)
  }

  /// Returns the effect of the bytes here, and skips them if they belong to the enclosure.
  private mutating func step(in enclosure: Enclosure, _ line: Span<UInt8>) -> Step {
    let byte = line[index]
    if enclosure.interpolation.firstByte == byte, state.outer >> 48 == 0,
      line.hasBytes(enclosure.interpolation, at: index)
    {
      let end = index + enclosure.interpolation.utf8CodeUnitCount
      // A doubled bracket is a literal one.
      guard end == index + 1, end < line.count, line[end] == byte else { return .opensCode(end) }
      index += 2
    } else if byte == enclosure.escape {
      index += 2
    } else if enclosure.nests, line.hasBytes(enclosure.open, at: index) {
      index += enclosure.open.utf8CodeUnitCount
      if state.count < .max { state.count += 1 }
    } else if enclosure.close.firstByte == byte, let end = closingEnd(enclosure, line) {
      if end < line.count, enclosure.unclosing.contains(line[end]) {
        index = end + 1
      } else if enclosure.nests, state.count > 1 {
        state.count -= 1
        index = end
      } else {
        return .closes(end)
      }
    } else {
      index += 1
    }
    return .passes
  }

  private mutating func take(
    _ enclosure: Enclosure, _ line: Span<UInt8>, _ writer: inout RegionWriter
  ) {
    if enclosure.kind == .comment {
      takeComment(line, &writer)
    } else {
      writer.append(enclosure.kind, to: index)
    }
  }

  /// Takes a comment up to here; between the fences of a documentation example it is code.
  private mutating func takeComment(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    defer { commentStart = index }
    let isFirst = commentStart < index || fence == 0
    let length = isFirst ? line.fenceLength(from: commentStart, before: index) : nil
    if let length, fence == 0 || length.isClosing && length.count >= fence {
      writer.append(.markup, to: index)
      fence = fence == 0 ? length.count : 0
    } else if fence > 0 {
      writer.append(.code, to: index)
    } else {
      if let name = line.documentedName(from: commentStart, before: index) {
        writer.append(.comment, to: name.lowerBound)
        writer.append(.code, to: name.upperBound)
      }
      writer.appendText(.comment, to: index, in: line)
    }
  }

  /// Moves the fence from the state, if comments may be in one.
  private mutating func takeFence() {
    let isComment =
      syntax.enclosures.indices.contains(Int(state.detail))
      && syntax.enclosures[Int(state.detail)].kind == .comment
    guard mode == .code || isComment else { return }
    fence = Int(state.token)
    state.token = 0
  }

  /// Returns the end of the closing delimiter that begins here.
  private func closingEnd(_ enclosure: Enclosure, _ line: Span<UInt8>) -> Int? {
    if enclosure.place == .firstColumn && index > 0 { return nil }
    guard line.hasBytes(enclosure.close, at: index) else { return nil }
    var end = index + enclosure.close.utf8CodeUnitCount
    if enclosure.isNamed {
      let name = end..<min(end + Int(state.count), line.count)
      guard nameHash(line.extracting(name)) == state.token else { return nil }
      end = name.upperBound
    } else if enclosure.counted != 0 {
      for _ in 0..<state.count {
        guard end < line.count, line[end] == enclosure.counted else { return nil }
        end += 1
      }
    }
    guard line.hasBytes(enclosure.closeTail, at: end) else { return nil }
    // The whole line belongs to the delimiter.
    if enclosure.place == .firstColumn { return line.count }
    return end + enclosure.closeTail.utf8CodeUnitCount
  }

  // MARK: Ends of lines

  /// Returns the state after the line.
  private mutating func stateAfterLine(_ line: Span<UInt8>, _ writer: inout RegionWriter)
    -> LineState
  {
    if mode == .enclosure, syntax.enclosures.indices.contains(Int(state.detail)) {
      let enclosure = syntax.enclosures[Int(state.detail)]
      take(enclosure, line, &writer)
      if !enclosure.spansLines && !endsInEscape { close() }
      if enclosure.kind == .comment { state.token = UInt32(fence) }
    } else {
      writer.append(.code, to: line.count)
    }
    if mode == .code {
      // A single-line string ends with the line, and with it the code inside it.
      while state.outer != 0 {
        let number = Int((state.outer & 0xFFFF) >> 10) - 1
        let spans =
          syntax.enclosures.indices.contains(number) && syntax.enclosures[number].spansLines
        if spans { break }
        state.outer >>= 16
      }
      if var heredoc {
        heredoc.outer = state.outer
        return heredoc
      }
    }
    return state
  }

  private static func scanHeredoc(
    _ line: Span<UInt8>, from state: LineState, into writer: inout RegionWriter
  ) -> LineState {
    let start = state.detail == 1 ? line.skipSpaces(from: 0) : 0
    let end = line.nameEnd(from: start)
    if end > start, nameHash(line.extracting(start..<end)) == state.token {
      writer.append(.markup, to: end)
      writer.append(.code, to: line.count)
      return LineState(outer: state.outer)
    }
    writer.append(.string, to: line.count)
    return state
  }
}

extension Span<UInt8> {
  /// Returns the length of a fence that is the only text between two positions, after comment markers such as `///` and
  /// ` * `, and whether it can close one because nothing follows it. Nil if there is no fence.
  fileprivate func fenceLength(from start: Int, before end: Int) -> (count: Int, isClosing: Bool)? {
    var index = start
    while index < end, " \t*/!#;-%".utf8.contains(self[index]) { index += 1 }
    guard index < end, self[index] == UInt8(ascii: "`") else { return nil }
    let count = runLength(at: index, before: end)
    let behind = index + count
    if count < 3 || firstIndex(of: UInt8(ascii: "`"), from: behind, before: end) != nil {
      return nil
    }
    return (Swift.min(count, 255), skipSpaces(from: behind) >= end)
  }
}

extension ProgramScanner {
  /// Returns the state inside a heredoc.
  static func heredocState(name: UInt32, isIndented: Bool) -> LineState {
    LineState(mode: Mode.heredoc.rawValue, detail: isIndented ? 1 : 0, token: name)
  }
}
