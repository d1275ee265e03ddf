// Swift text with its comments and strings blanked out, so that rules see code only.

/// Blanks the comments and the contents of strings in Swift text without moving any line.
///
/// String interpolations are code and stay. Regular expression literals are not supported: the project uses none.
struct SwiftCode {
  /// The lines of the text without comments and strings.
  private(set) var lines: [String] = []

  private enum Place {
    /// Code, at this depth of parentheses within an interpolation.
    case code(parentheses: Int)
    case lineComment
    case blockComment
    case string(hashes: Int, isMultiline: Bool)
  }

  private let text: [UInt8]
  private var code: [UInt8]
  private var index = 0
  private var places: [Place] = [.code(parentheses: 0)]

  init(_ source: String) {
    text = Array(source.utf8)
    code = text
    while index < text.count { step() }
    lines = code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Handles the element that begins here and advances past it.
  private mutating func step() {
    switch places.last {
    case .code(let parentheses): stepInCode(parentheses)
    case .lineComment:
      blank(text[index...].prefix { $0 != UInt8(ascii: "\n") }.count)
      places.removeLast()
    case .blockComment:
      let isBeginning = starts("/*")
      let isEnd = starts("*/")
      blank(isBeginning || isEnd ? 2 : 1)
      if isBeginning { places.append(.blockComment) }
      if isEnd { places.removeLast() }
    case .string(let hashes, let isMultiline): stepInString(hashes, isMultiline)
    case nil: index += 1
    }
    if places.isEmpty { places = [.code(parentheses: 0)] }
  }

  private mutating func stepInCode(_ parentheses: Int) {
    if !SwiftCode.marks.contains(text[index]) {
      index += 1
    } else if starts("//") {
      places.append(.lineComment)
    } else if starts("/*") {
      places.append(.blockComment)
      blank(2)
    } else if let hashes = hashesBeforeQuote() {
      index += hashes
      let isMultiline = starts("\"\"\"")
      index += isMultiline ? 3 : 1
      places.append(.string(hashes: hashes, isMultiline: isMultiline))
    } else {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "(") {
        places[places.count - 1] = .code(parentheses: parentheses + 1)
      }
      guard byte == UInt8(ascii: ")"), 1 < places.count else { return }
      places[places.count - 1] = .code(parentheses: parentheses - 1)
      // The parenthesis that opened the interpolation is the first one counted.
      if parentheses == 1 { places.removeLast() }
    }
  }

  private mutating func stepInString(_ hashes: Int, _ isMultiline: Bool) {
    if ![UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n")].contains(text[index]) {
      blank(1)
      return
    }
    let sharps = String(repeating: "#", count: hashes)
    let end = (isMultiline ? "\"\"\"" : "\"") + sharps
    if starts(end) {
      index += end.utf8.count
      places.removeLast()
    } else if starts("\\" + sharps + "(") {
      index += 1 + hashes
      places.append(.code(parentheses: 0))
    } else if starts("\\" + sharps) {
      blank(2 + hashes)
    } else if text[index] == UInt8(ascii: "\n"), !isMultiline {
      places.removeLast()
    } else {
      blank(1)
    }
  }

  /// The bytes that can begin anything but plain code.
  private static let marks = Array("/#\"()".utf8)

  /// Returns the number of `#` before the quotation mark of a string that begins here; nil if none does.
  private func hashesBeforeQuote() -> Int? {
    let hashes = text[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = index + hashes
    return quote < text.count && text[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  private func starts(_ marker: String) -> Bool {
    text[index...].starts(with: marker.utf8)
  }

  /// Overwrites a number of bytes with spaces; line breaks stay.
  private mutating func blank(_ count: Int) {
    for place in index..<min(index + count, text.count) where text[place] != UInt8(ascii: "\n") {
      code[place] = UInt8(ascii: " ")
    }
    index = min(index + count, text.count)
  }
}
