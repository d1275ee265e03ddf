// The lexemes of programs that look like strings or begin them: delimiters, characters, regular expressions.

/// The words that a condition in brackets follows.
private let wordsBeforeConditions: [StaticString] = ["if", "while", "for"]
/// The words of several languages that a value follows, not an operator.
private let wordsBeforeValues: [StaticString] = [
  "return", "case", "when", "if", "elsif", "unless", "while", "until", "and", "or", "not", "in",
  "of", "puts", "echo", "split",
]

/// The maximum length of a name in the delimiter of a string, as C++ has it: R"name(…)name".
private let maximumDelimiterNameLength = 16
/// The maximum length of an escaped character in its quotes: '\u{10FFFF}'.
private let maximumCharacterLength = 14
/// How far before a sign its opening counterpart is looked for, in bytes.
private let enclosureReach = 200

extension Span<UInt8> {
  /// Returns the opening delimiter of an enclosure at an index: its end, the number of counted bytes or the length of
  /// its name, and the hash of the name.
  func opening(of enclosure: Enclosure, at index: Int) -> (end: Int, count: UInt16, token: UInt32)?
  {
    guard hasBytes(enclosure.open, at: index) else { return nil }
    var end = index + enclosure.open.utf8CodeUnitCount
    if enclosure.isNamed {
      let start = end
      while end < count, end - start < maximumDelimiterNameLength, self[end] != UInt8(ascii: "("),
        !self[end].isBlank
      {
        end += 1
      }
      guard hasBytes(enclosure.openTail, at: end) else { return nil }
      let name = extracting(start..<end)
      return (
        end + enclosure.openTail.utf8CodeUnitCount, UInt16(clamping: end - start), nameHash(name)
      )
    }
    guard enclosure.counted != 0 else { return (end, 0, 0) }
    // Without a head, the counted bytes are the delimiter, all of them together.
    let hasHead = enclosure.open.utf8CodeUnitCount > 0
    if !hasHead, index > 0, self[index - 1] == enclosure.counted { return nil }
    let start = end
    end = skip(from: start, before: count) { self[$0] == enclosure.counted }
    if !hasHead, end == start { return nil }
    guard hasBytes(enclosure.openTail, at: end) else { return nil }
    return (end + enclosure.openTail.utf8CodeUnitCount, UInt16(clamping: end - start), 0)
  }

  /// Whether the bytes around an opening delimiter allow it to be one.
  func allows(_ enclosure: Enclosure, at index: Int, end: Int) -> Bool {
    switch enclosure.place {
    case .anywhere: return true
    case .firstColumn: return index == 0 && end < count && self[end].isASCIILetter
    case .lineStart: return lastByte(before: index) == nil
    case .wordStart:
      guard index > 0 else { return true }
      let before = self[index - 1]
      return before.isBlank || before == UInt8(ascii: ";") || before == UInt8(ascii: "(")
        || before == UInt8(ascii: "{") || before == UInt8(ascii: "}")
        || before == UInt8(ascii: ")")
    case .notInWord:
      guard index > 0 else { return true }
      let before = self[index - 1]
      guard before.isASCIILetter || before.isDigit || before >= 0x80 else { return true }
      return hasWord(before: index, among: wordsBeforeValues)
    case .valueStart:
      guard let before = lastByte(before: index) else { return true }
      switch before {
      case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"),
        UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: "?"):
        return true
      default: return false
      }
    case .unpaired:
      if lastByte(before: index) == nil { return true }
      return self[index - 1].isBlank
        && firstIndex(of: self[index], from: index + 1, before: count) == nil
    }
  }

  /// Returns the last byte before an index that is not white space; nil at the start of the line.
  private func lastByte(before index: Int) -> UInt8? {
    let end = skipBackward(from: index, while: \.isBlank)
    return end > 0 ? self[end - 1] : nil
  }

  /// Returns the index after `'x'` or `'\n'` at an index; after the `'` alone if it is neither.
  func characterLiteralEnd(at index: Int) -> Int {
    guard index + 1 < count else { return count }
    if self[index + 1] == UInt8(ascii: "\\") {
      let end = firstIndex(
        of: UInt8(ascii: "'"), from: index + 3,
        before: Swift.min(count, index + maximumCharacterLength))
      return end.map { $0 + 1 } ?? Swift.min(index + 2, count)
    }
    let close = index + 1 + scalar(at: index + 1).width
    return close < count && self[close] == UInt8(ascii: "'") ? close + 1 : index + 1
  }

  /// Returns the index after `?"` or `?\"` at an index; after the prefix alone if it cannot begin a character.
  func prefixedCharacterEnd(at index: Int) -> Int {
    guard mayBeginValue(at: index) else { return index + 1 }
    let isEscaped = index + 1 < count && self[index + 1] == UInt8(ascii: "\\")
    return index + (isEscaped ? 3 : 2)
  }

  /// Returns the index after a regular expression at a `/`; after the `/` alone if it is not one.
  func regexEnd(at index: Int) -> Int {
    guard mayBeginValue(at: index) else { return index + 1 }
    var (isInClass, isEscaped) = (false, false)
    let reach = reach(from: index)
    let close = skip(from: index + 1, before: reach) { next in
      if isEscaped {
        isEscaped = false
        return true
      }
      switch self[next] {
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/"): return isInClass
      default: break
      }
      return true
    }
    return close < reach ? close + 1 : index + 1
  }

  /// Whether a sign cannot be an operator, such as a `/` that divides, judging by the text before it. After a `<` a `/`
  /// closes a tag: `</p>`.
  private func mayBeginValue(at index: Int) -> Bool {
    guard let before = lastByte(before: index) else { return true }
    switch before {
    case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ":"),
      UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "?"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
      UInt8(ascii: "~"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "^"):
      return true
    case UInt8(ascii: ")"): return followsCondition(index)
    case UInt8(ascii: "<"): return self[index] != UInt8(ascii: "/")
    default: return hasWord(before: index, among: wordsBeforeValues)
    }
  }

  /// Whether the bracket that closes before an index encloses the condition of a statement: `if (a) /b/.test(c)`.
  private func followsCondition(_ index: Int) -> Bool {
    var depth = 0
    for place in stride(from: index - 1, through: Swift.max(0, index - enclosureReach), by: -1) {
      switch self[place] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "("):
        depth -= 1
        guard depth == 0 else { continue }
        return hasWord(before: place, among: wordsBeforeConditions)
      default: break
      }
    }
    return false
  }

  /// Whether one of some words is before an index, apart from white space.
  private func hasWord(before index: Int, among words: [StaticString]) -> Bool {
    let end = skipBackward(from: index, while: \.isBlank)
    return words.contains { word in
      let start = end - word.utf8CodeUnitCount
      return start >= 0 && hasBytes(word, at: start) && (start == 0 || !self[start - 1].isNameByte)
    }
  }

  /// Returns the state of the heredoc announced at a `<`, and the end of its name.
  func heredoc(at index: Int, _ style: ProgramSyntax.Heredoc) -> (state: LineState, end: Int)? {
    guard style != .none, hasBytes(style == .php ? "<<<" : "<<", at: index) else { return nil }
    // The rest of a here-string, `<<< "text"`.
    if index > 0, self[index - 1] == UInt8(ascii: "<") { return nil }
    var start = index + (style == .php ? 3 : 2)
    var isIndented = style == .php
    if start < count, self[start] == UInt8(ascii: "-") || self[start] == UInt8(ascii: "~") {
      isIndented = true
      start += 1
    }
    if style == .shell {
      if isInArithmetic(index) { return nil }
      start = skipSpaces(from: start)
    } else if style == .perl {
      let quote = skipSpaces(from: start)
      let isQuoted = quote < count && "\"'".utf8.contains(self[quote])
      // Before a name without quotes, white space makes it a shift.
      if isQuoted { start = quote }
    }
    if start < count, self[start] == UInt8(ascii: "\"") || self[start] == UInt8(ascii: "'") {
      start += 1
    } else if style == .ruby, !isIndented, start < count, !self[start].isASCIICapital {
      return nil
    }
    var end = nameEnd(from: start)
    guard end > start, !self[start].isDigit, self[start] != UInt8(ascii: "-") else { return nil }
    let name = nameHash(extracting(start..<end))
    if end < count, self[end] == self[start - 1] { end += 1 }
    return (ProgramScanner.heredocState(name: name, isIndented: isIndented), end)
  }

  /// Whether an index is inside the `((…))` of a shell, where `<<` shifts bits.
  private func isInArithmetic(_ index: Int) -> Bool {
    for place in stride(from: index - 2, through: Swift.max(0, index - enclosureReach), by: -1) {
      if hasBytes("((", at: place) { return true }
      if hasBytes("))", at: place) { return false }
    }
    return false
  }
}

extension StaticString {
  /// The first byte; nil if the text is empty.
  var firstByte: UInt8? { utf8CodeUnitCount > 0 ? utf8Start.pointee : nil }
  /// The last byte; nil if the text is empty.
  var lastByte: UInt8? {
    utf8CodeUnitCount > 0 ? (utf8Start + utf8CodeUnitCount - 1).pointee : nil
  }
  /// Whether a byte is among those of the text.
  func contains(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.contains(byte) } }
}

extension UInt8 {
  /// The bracket that closes this one.
  var closingBracket: UInt8 {
    self == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
  }
}
