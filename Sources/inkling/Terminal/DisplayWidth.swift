// How many terminal columns a text occupies: two for wide characters and emoji, none for combining marks.

/// Widths by Unicode's East Asian Width (UAX #11, classes W and F) and emoji properties.
enum DisplayWidth {
  /// Returns the columns of a text, the sum over its characters.
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// Returns the columns of one character: 0, 1 or 2.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    let asksForEmoji = scalars.contains { $0.value == 0xFE0F }
    if first.properties.isEmojiPresentation || (asksForEmoji && first.properties.isEmoji) {
      return 2
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  /// Returns the longest suffix of a text that fits into the given columns.
  static func tail(of text: String, columns: Int) -> Substring {
    var rest = text[...]
    var width = of(rest)
    while width > columns, let first = rest.popFirst() { width -= of(first) }
    return rest
  }

  /// Returns the longest prefix of a text that fits into the given columns.
  static func head(of text: String, columns: Int) -> Substring {
    var width = 0
    return text.prefix {
      width += of($0)
      return width <= columns
    }
  }

  /// The wide blocks that are not emoji: Hangul, kana, Han and the full-width forms.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
