// The text after a position: its first character, whether there is anything but closing marks, and the next word.

import InkText

/// The text after a position on its line.
struct RestOfLine: Sendable {
  /// The class of the character after the position; nil at the end of the line.
  let first: CharacterClass?
  /// Whether nothing but white space and closing marks follow.
  let isBlank: Bool

  init(_ point: TextPoint, in text: Text) {
    (first, isBlank) = text.withLine(point.line) { line in
      var first: CharacterClass?
      var index = point.byte
      while index < line.count {
        let next = line.scalar(at: index)
        first = first ?? next.characterClass
        let closes = next.characterClass == .space || Self.isClosing(next.scalar)
        if !closes { return (first, false) }
        index += next.width
      }
      return (first, true)
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "_", "`": true
    default: scalar.closesText || scalar.isStop
    }
  }
}

extension Text {
  /// Returns the word after a point if there is nothing but white space and at most one line break between them; nil
  /// for none.
  func nextWord(after point: TextPoint) -> String? {
    for line in point.line..<min(point.line + 2, lineCount) {
      let start = line == point.line ? point.byte : 0
      let word = withLine(line) { line in
        let first = line.end(from: start) { $0 == .space }
        return first..<line.end(from: first) { $0.isWordCharacter }
      }
      if !word.isEmpty {
        return string(in: Range(line: line, bytes: word))
      }
      if word.upperBound < lineLength(line) { return nil }
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Returns the end of the characters of a class from an index on, or of as many as a word may have.
  fileprivate func end(from start: Int, ofClass matches: (CharacterClass) -> Bool) -> Int {
    var index = start
    while index < count, index - start < WordEnd.maximumLength {
      let next = scalar(at: index)
      if !matches(next.characterClass) { break }
      index += next.width
    }
    return index
  }
}
