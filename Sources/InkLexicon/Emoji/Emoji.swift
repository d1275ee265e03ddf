// An emoji with what it is called in a language.

/// An emoji, its name and its keywords.
package struct Emoji: Hashable, Sendable {
  /// The emoji as it is to be written, with the selectors that ask for its coloured form.
  package var text: String
  /// What it is called: "smiling face with smiling eyes".
  package var name: String
  /// What else it is found by; the name is not among them.
  package var keywords: [String]

  /// An emoji.
  package init(text: String, name: String, keywords: [String] = []) {
    self.text = text
    self.name = name
    self.keywords = keywords
  }

  /// The emoji without skin tones and selectors, by which its variants are one.
  package static func bare(_ text: some StringProtocol) -> String {
    var bare = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where !scalar.properties.isEmojiModifier && scalar != "\u{FE0F}" {
      bare.append(scalar)
    }
    return String(bare)
  }
}

/// How an emoji was found; the lower, the better.
package enum EmojiMatchKind: UInt8, Comparable, Sendable {
  /// The query is its name, or the shortcode it is known by.
  case name
  /// The query is one of its keywords.
  case keyword
  /// The query begins its shortcode.
  case inShortcode
  /// The query begins a word of its name and goes on as the name does.
  case inName
  /// The query begins a word of a keyword and goes on as the keyword does.
  case inKeyword
  /// Each word of the query begins some word of its name or keywords.
  case words

  /// Whether `left` is a better match.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An emoji that a query found.
package struct EmojiMatch: Hashable, Sendable {
  /// Its number in the table.
  package let id: Int
  /// How it was found.
  package let kind: EmojiMatchKind
}
