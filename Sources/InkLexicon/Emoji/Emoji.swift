// Emoji with their names and keywords in one language.

/// An emoji, its name and its keywords.
package struct Emoji: Hashable, Sendable {
  /// The emoji as text, including the variation selectors that request color presentation.
  package var text: String
  /// The name, such as "smiling face with smiling eyes".
  package var name: String
  /// Additional search terms, not including the name.
  package var keywords: [String]

  /// Creates an emoji.
  package init(text: String, name: String, keywords: [String] = []) {
    self.text = text
    self.name = name
    self.keywords = keywords
  }

  /// Returns the emoji without skin-tone modifiers and variation selectors, so that all its variants compare equal.
  package static func bare(_ text: some StringProtocol) -> String {
    var bare = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where !scalar.properties.isEmojiModifier && scalar != "\u{FE0F}" {
      bare.append(scalar)
    }
    return String(bare)
  }
}

/// How a query matched an emoji; lower is better.
package enum EmojiMatchKind: UInt8, Comparable, Sendable {
  /// The query is the emoji's name or its shortcode.
  case name
  /// The query is one of its keywords.
  case keyword
  /// The query is a prefix of the shortcode.
  case inShortcode
  /// The query is a prefix of the name, starting at one of its words.
  case inName
  /// The query is a prefix of a keyword, starting at one of its words.
  case inKeyword
  /// Each word of the query is a prefix of some word of the name or keywords.
  case words

  /// Whether `left` is the better match.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An emoji matched by a query.
package struct EmojiMatch: Hashable, Sendable {
  /// The emoji's id in the table.
  package let id: Int
  /// How the query matched.
  package let kind: EmojiMatchKind
}
