// What begins a block of Markdown, told by looking at one line.

extension Span<UInt8> {
  /// Whether a line could stand in front matter: a key, an item, a comment, something indented, or nothing.
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

  /// The index after a bullet, or after a number with `.` or `)`, if white space or the line's end follows.
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

  /// Whether nothing but three or more of one of `-`, `*`, `_` stands from an index on: a rule.
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

  /// Whether a line underlines a heading or the head of a table: `===`, `--`, `|:--|--:|`.
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

  /// The length of the fence that begins at an index: three or more backticks, with none behind them, or tildes.
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

  /// The index behind `[label]:`.
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

  /// Whether nothing but an address, and a title at most, stands from an index on, or nothing at all yet: directly
  /// below a paragraph that is no definition to a machine, but to the person who writes it.
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

  /// Whether one to six `#` and white space stand at an index.
  func isHeading(at index: Int) -> Bool {
    let length = runLength(at: index)
    return length <= 6 && (index + length == count || self[index + length].isBlank)
  }
}
