// One variant of a character, as a person picks it from a list.

/// A variant of a character, or the character itself.
public struct Callout: Sendable, Equatable {
  /// What is typed when it is picked.
  public let text: String
  /// What is shown in its place; nil where the text itself is.
  public let title: String?
  /// What kind of text it is.
  public let kind: Kind

  /// The kinds of variants, named as on the wire.
  public enum Kind: String, Sendable, CaseIterable {
    /// One character that is no emoji.
    case character
    /// Several characters, such as `.com` and `kr`.
    case text
    /// One emoji.
    case emoji
  }

  /// A variant of the kind that its text is.
  public init(_ text: String, title: String? = nil) {
    self.text = text
    self.title = title
    kind = text.count > 1 ? .text : text.isEmoji ? .emoji : .character
  }
}

extension String {
  /// Whether its first character is shown as an emoji rather than as text.
  fileprivate var isEmoji: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation == true
      || unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }
}
