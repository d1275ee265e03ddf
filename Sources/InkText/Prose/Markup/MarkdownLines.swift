// The start of a Markdown block, recognized from a single line.

extension Span<UInt8> {
  /// Whether a line could be part of front matter: a key, an item, a comment, an indented line, or a blank one.
  var looksLikeData: Bool {
    if isBlank(from: 0) { return true }
    if self[0].isBlank || self[0] == UInt8(ascii: "#") || self[0] == UInt8(ascii: "[") {
      return true
    }
    if self[0] == UInt8(ascii: "-") || self[0] == UInt8(ascii: "}") || self[0] == UInt8(ascii: "]")
    {
      return true
    }
    var end = nameEnd(from: 0)
    while end < count, self[end] == UInt8(ascii: ".") { end = nameEnd(from: end + 1) }
    if end == 0 { return self[0] == UInt8(ascii: "\"") }
    if end < count, self[end] == UInt8(ascii: ":") {
      return end + 1 == count || self[end + 1].isBlank
    }
    let sign = skipSpaces(from: end)
    return sign < count && self[sign] == UInt8(ascii: "=")
  }

  /// Returns the index after a bullet, or after a number with `.` or `)`, if white space or the line's end follows.
  func listMarkerEnd(at index: Int) -> Int? {
    guard index < count else { return nil }
    var end = index
    switch self[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): end += 1
    case 0x30...0x39:
      while end < count, end - index < 9, self[end].isDigit { end += 1 }
      guard end < count, self[end] == UInt8(ascii: ".") || self[end] == UInt8(ascii: ")") else {
        return nil
      }
      end += 1
    default: return nil
    }
    return end == count || self[end].isBlank ? end : nil
  }

  /// Whether only three or more of one of `-`, `*`, `_` follow from an index: a thematic break.
  func isRule(from start: Int) -> Bool {
    let mark = self[start]
    guard mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_") else {
      return false
    }
    var marks = 0
    for index in start..<count {
      if self[index] == mark {
        marks += 1
      } else if !self[index].isBlank {
        return false
      }
    }
    return marks >= 3
  }

  /// Whether a line underlines a heading or a table header: `===`, `--`, `|:--|--:|`.
  func isUnderline(from start: Int) -> Bool {
    var (marks, bars) = (0, 0)
    for index in start..<count {
      switch self[index] {
      case UInt8(ascii: "-"), UInt8(ascii: "="): marks += 1
      case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "+"): bars += 1
      case 0x20, 0x09: continue
      default: return false
      }
    }
    return marks >= 2 || marks == 1 && bars >= 1
  }

  /// Returns the length of the fence that begins at an index: three or more tildes, or backticks without another one
  /// after them.
  func fenceLength(at index: Int) -> Int? {
    let mark = self[index]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let length = runLength(at: index)
    if length < 3 { return nil }
    if mark == UInt8(ascii: "`"), firstIndex(of: mark, from: index + length, before: count) != nil {
      return nil
    }
    return length
  }

  /// Returns the index after `[label]:`.
  func definitionEnd(at index: Int) -> Int? {
    var close = index + 1
    while close < count, self[close] != UInt8(ascii: "]") {
      close += self[close] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard close + 1 < count, close > index + 1, self[close + 1] == UInt8(ascii: ":") else {
      return nil
    }
    return close + 2
  }

  /// Whether only an address with an optional title follows from an index, or nothing yet. Directly below a paragraph,
  /// CommonMark sees no definition in that, but the author does.
  func isDestination(from start: Int) -> Bool {
    let first = skipSpaces(from: start)
    var (end, hasSign) = (first, false)
    while end < count, !self[end].isBlank {
      if "/.#<:".utf8.contains(self[end]) { hasSign = true }
      end += 1
    }
    if end == count { return hasSign || first == count }
    let title = skipSpaces(from: end)
    return hasSign && (title == count || "\"'(".utf8.contains(self[title]))
  }

  /// Whether at most one word follows from an index: an address that is still being typed, or only a name.
  func isOneWord(from start: Int) -> Bool {
    let end = skip(from: skipSpaces(from: start), before: count) { !self[$0].isBlank }
    return isBlank(from: end)
  }

  /// Whether one to six `#` and white space begin at an index.
  func isHeading(at index: Int) -> Bool {
    let length = runLength(at: index)
    return length <= 6 && (index + length == count || self[index + length].isBlank)
  }
}
