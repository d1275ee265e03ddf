// The characters around a word without white space, which distinguish it from addresses, paths and identifiers.

/// The run of characters around a word, clipped to its region.
struct TokenRun {
  private let word: Range<Int>
  private let run: Range<Int>

  /// The maximum number of bytes examined on either side; addresses typed by hand are not longer.
  private static let reachBytes = 256

  init(around word: Range<Int>, in line: Span<UInt8>, within bounds: Range<Int>) {
    self.word = word
    let lower = max(bounds.lowerBound, word.lowerBound - TokenRun.reachBytes, 0)
    let upper = min(bounds.upperBound, word.upperBound + TokenRun.reachBytes, line.count)
    var start = line.skipBackward(from: word.lowerBound, downTo: lower) { !$0.isSpace }
    var end = line.skip(from: word.upperBound, before: upper) { !line[$0].isSpace }
    // What is cut off are whole characters.
    while start < word.lowerBound, line[start].isContinuation { start += 1 }
    while end > word.upperBound, end < line.count, line[end].isContinuation { end -= 1 }
    run = start..<end
  }

  /// Whether the word is part of a token that is not a word.
  func isToken(_ line: Span<UInt8>) -> Bool {
    if run == word { return false }
    return hasPrefixSign(line) || hasSuffixSign(line) || isAddress(line) || isPath(line)
      || isIdentifier(line) || isRest(line)
  }

  private func byte(_ offset: Int, in line: Span<UInt8>) -> UInt8? {
    run.contains(offset) ? line[offset] : nil
  }

  /// Whether it is `@name`, `#tag`, `$name`, `--option`, `-o`, `\command`, `&entity;` or `%name`.
  private func hasPrefixSign(_ line: Span<UInt8>) -> Bool {
    guard let before = byte(word.lowerBound - 1, in: line) else { return false }
    switch before {
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "\\"),
      UInt8(ascii: "%"):
      return true
    case UInt8(ascii: "-"):
      // A dash between words has a letter before it, or is separate.
      var dash = word.lowerBound - 1
      while dash > run.lowerBound, line[dash - 1] == UInt8(ascii: "-") { dash -= 1 }
      guard let first = byte(dash - 1, in: line) else { return true }
      return first == UInt8(ascii: "`") || first == UInt8(ascii: "[") || first == UInt8(ascii: "(")
    case UInt8(ascii: "&"): return byte(word.upperBound, in: line) == UInt8(ascii: ";")
    case UInt8(ascii: ":"):
      return byte(word.upperBound, in: line) == UInt8(ascii: ":")
        && byte(word.lowerBound - 2, in: line).map { !$0.isNameByte } ?? true
    default: return false
    }
  }

  /// Whether it is `name()`, `name::`, `name->` or `name[]`.
  private func hasSuffixSign(_ line: Span<UInt8>) -> Bool {
    for sign in ["()", "::", "->", "[]"] as [StaticString]
    where word.upperBound + 2 <= run.upperBound && line.hasBytes(sign, at: word.upperBound) {
      return true
    }
    return false
  }

  /// Whether it is part of a web or email address.
  fileprivate func isAddress(_ line: Span<UInt8>) -> Bool {
    let sign = line.skip(from: run.lowerBound, before: run.upperBound) { index in
      switch line[index] {
      case UInt8(ascii: ":"):
        let isScheme = index >= run.lowerBound + 6 && line.hasName("mailto", at: index - 6)
        return !isScheme && !line.hasBytes("://", at: index)
      case UInt8(ascii: "@"): return index == run.lowerBound || !line[index - 1].isNameByte
      case UInt8(ascii: "w"), UInt8(ascii: "W"):
        let isStart = index == run.lowerBound || !line[index - 1].isNameByte
        return !isStart || !line.hasName("www.", at: index)
      default: return true
      }
    }
    return sign < run.upperBound
  }

  /// Whether it is part of a file path: with a root, or with something between its slashes that does not occur there in
  /// prose.
  private func isPath(_ line: Span<UInt8>) -> Bool {
    let core = coreRange(of: run, in: line)
    var start = core.lowerBound
    while start > run.lowerBound, line[start - 1].isPathStart { start -= 1 }
    var slashes = 0
    var hasPathCharacter = false
    for index in start..<core.upperBound {
      switch line[index] {
      case UInt8(ascii: "\\"): return true
      case UInt8(ascii: "/"): slashes += 1
      case UInt8(ascii: "."), UInt8(ascii: "_"), 0x30...0x39: hasPathCharacter = true
      case 0x41...0x5A where index > start && line[index - 1].isASCIISmallLetter:
        hasPathCharacter = true
      default: continue
      }
    }
    if slashes == 0 { return false }
    let isRooted = line[start] == UInt8(ascii: "/") || line[start] == UInt8(ascii: "~")
    let isDotted = line[start] == UInt8(ascii: ".")
    let endsInSlash = byte(core.upperBound, in: line) == UInt8(ascii: "/")
    return hasPathCharacter || isRooted || isDotted || endsInSlash
  }

  /// Whether it is the rest of a word that begins in brackets: [f]reedom, (un)certain.
  private func isRest(_ line: Span<UInt8>) -> Bool {
    guard let closing = byte(word.lowerBound - 1, in: line),
      closing == UInt8(ascii: "]") || closing == UInt8(ascii: ")"),
      let inside = byte(word.lowerBound - 2, in: line), inside.isNameByte
    else { return false }
    let opening = UInt8(ascii: closing == UInt8(ascii: "]") ? "[" : "(")
    return (run.lowerBound..<word.lowerBound).contains { line[$0] == opening }
  }

  /// Whether it is part of an identifier: with `_`, `::`, `->`, `=`, or a full stop between letters where no sentence
  /// ends.
  private func isIdentifier(_ line: Span<UInt8>) -> Bool {
    let core = coreRange(of: run, in: line)
    var part = core.lowerBound
    var hasJoint = false
    let sign = line.skip(from: core.lowerBound, before: core.upperBound) { index in
      switch line[index] {
      case UInt8(ascii: "_"), UInt8(ascii: "="): return false
      case UInt8(ascii: ":"): return !line.hasBytes("::", at: index)
      case UInt8(ascii: "-"): return !line.hasBytes("->", at: index)
      case UInt8(ascii: "."):
        hasJoint = hasJoint || joins(at: index, core, from: part, line)
        part = index + 1
        return true
      default: return true
      }
    }
    return sign < core.upperBound || hasJoint && !isDottedInitials(core, in: line)
  }

  /// Whether a full stop joins two parts of a name, unless all of it is initials. It does not where the space between
  /// two sentences is missing.
  private func joins(
    at stop: Int, _ core: Range<Int>, from start: Int, _ line: Span<UInt8>
  ) -> Bool {
    guard stop > core.lowerBound, stop + 1 < core.upperBound, line[stop - 1].isNameByte,
      line[stop + 1].isNameByte
    else { return false }
    if line[stop - 1].isDigit && line[stop + 1].isDigit { return false }
    let beginsLowercase = line[start].isASCIISmallLetter || line[start] >= 0x80
    let isSentence = line[stop + 1].isASCIICapital && beginsLowercase
    return !isSentence
  }
}

extension Text {
  /// Whether a point is in a web or email address, of which a part may follow: `https://`, `www.`.
  package func isInAddress(_ point: TextPoint) -> Bool {
    withLine(point.line) { line in
      let byte = min(point.byte, line.count)
      return TokenRun(around: byte..<byte, in: line, within: 0..<line.count).isAddress(line)
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var isPathStart: Bool {
    self == UInt8(ascii: "/") || self == UInt8(ascii: "~") || self == UInt8(ascii: ".")
  }
}
