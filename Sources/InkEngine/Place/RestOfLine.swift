// The text after a position on its line: its first character, and whether there is anything but closing marks.

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
    case ")", "]", "}", "\"", "'", "”", "’", "»", "*", "_", "`", ".", ",", ";", ":", "!", "?": true
    default: false
    }
  }
}
