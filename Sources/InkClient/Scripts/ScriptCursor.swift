// Reads words, strings and numbers from the bytes of a script, tracking the line.

import InkJSON

/// A position in a script. Comment lines count as whitespace. Columns are irrelevant, except that a statement starts in
/// the first column.
struct ScriptCursor {
  private let bytes: [UInt8]
  private var offset = 0
  /// The current line, counted from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte after whitespace and comments; nil at the end.
  var next: UInt8? {
    mutating get {
      skipBlanks()
      return current
    }
  }

  /// Whether the statement ends here: the next token is a letter in the first column, or the script ends.
  var isAtStatementEnd: Bool {
    mutating get {
      guard let byte = next else { return true }
      return isAtMargin && byte.isLetter
    }
  }

  /// Consumes the given text if it is next.
  mutating func take(_ text: StaticString) -> Bool {
    skipBlanks()
    return text.withUTF8Buffer { wanted in
      guard bytes[offset...].starts(with: wanted) else { return false }
      offset += wanted.count
      return true
    }
  }

  /// Consumes the given word if it is next, followed by whitespace, a bracket or the end.
  mutating func takeWord(_ word: String) -> Bool {
    skipBlanks()
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    let end = offset + word.utf8.count
    guard end == bytes.count || !bytes[end].isWordByte else { return false }
    offset = end
    return true
  }

  /// Consumes a word such as the name of a method or statement: everything up to whitespace or a bracket.
  mutating func word(_ what: String) throws(ScriptProblem) -> String {
    skipBlanks()
    let start = offset
    while let byte = current, byte.isWordByte { offset += 1 }
    guard offset > start else { throw problem("expected \(what), found \(foundHere)") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Consumes an integer such as an exit code or error code.
  mutating func integer(_ what: String) throws(ScriptProblem) -> Int {
    let text = try word(what)
    guard let number = Int(text) else { throw problem("expected \(what), found '\(text)'") }
    return number
  }

  /// Consumes a quoted string; returns its raw bytes including the quotes.
  mutating func quoted() throws(ScriptProblem) -> ArraySlice<UInt8> {
    guard next == .quote else { throw problem("expected a quoted string, found \(foundHere)") }
    let start = offset
    offset += 1
    while let byte = current, byte != .newline {
      offset += byte == .backslash ? min(2, bytes.count - offset) : 1
      if byte == .quote { return bytes[start..<offset] }
    }
    throw problem("a quoted string has no end on its line; add a '\"'")
  }

  /// Consumes a JSON number, true, false or null.
  mutating func scalar() throws(ScriptProblem) -> JSONValue {
    let text = try word("a value")
    guard let value = Self.json(text.utf8) else {
      throw problem("'\(text)' is not a JSON value")
    }
    return value
  }

  /// Consumes a JSON string.
  mutating func string() throws(ScriptProblem) -> String {
    let slice = try quoted()
    guard case .string(let text)? = Self.json(slice) else {
      throw problem("\(String(decoding: slice, as: UTF8.self)) is not a JSON string")
    }
    return text
  }

  /// Returns a problem on the current line.
  func problem(_ sentence: String) -> ScriptProblem {
    ScriptProblem(sentence, line: line)
  }

  /// What is at the current position, for the message of a problem.
  var foundHere: String {
    guard let byte = current else { return "the end of the script" }
    if byte == .newline { return "the end of the line" }
    let rest = bytes[offset...].prefix { $0 != .newline }.prefix(24)
    return "'\(String(decoding: rest, as: UTF8.self))'"
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var isAtMargin: Bool { offset == 0 || bytes[offset - 1] == .newline }

  private mutating func skipBlanks() {
    while let byte = current {
      if byte == .newline {
        line += 1
      } else if byte == UInt8(ascii: "#"), isFirstOnLine {
        while let byte = current, byte != .newline { offset += 1 }
        continue
      } else if !byte.isBlank {
        return
      }
      offset += 1
    }
  }

  private var isFirstOnLine: Bool {
    bytes[..<offset].reversed().first { $0 == .newline || !$0.isBlank }.map { $0 == .newline }
      ?? true
  }

  private static func json(_ text: some Collection<UInt8>) -> JSONValue? {
    var parser = JSONParser()
    return try? parser.parse(Array(text))
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let newline = UInt8(ascii: "\n")
  static let backslash = UInt8(ascii: "\\")

  /// Whether it is a space, tab or carriage return.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether it may be part of a method name or a number: not whitespace, a quote, a bracket or a comma.
  fileprivate var isWordByte: Bool {
    !isBlank && self != .newline && !"\"{}[]<>,:#".utf8.contains(self)
  }
}
