// A variant of a character, for a person to pick from a list.

/// A variant of a character, or the character itself.
public struct Callout: Sendable, Equatable {
  /// The text typed when it is picked.
  public let text: String
  /// The text shown instead; nil to show the text itself.
  public let title: String?
  /// The kind of its text.
  public let kind: Kind

  /// The kinds of variants, named as in the protocol.
  public enum Kind: String, Sendable, CaseIterable {
    /// A single character that is not an emoji.
    case character
    /// Several characters, such as `.com` and `kr`.
    case text
    /// A single emoji.
    case emoji
  }

  /// Creates a variant; its kind follows from its text.
  public init(_ text: String, title: String? = nil) {
    self.text = text
    self.title = title
    kind = text.count > 1 ? .text : text.isEmoji ? .emoji : .character
  }
}

extension String {
  /// Whether it is displayed as an emoji rather than as text.
  fileprivate var isEmoji: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation == true
      || unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }
}
