// What an external provider is asked about a position, and what it suggests.

/// A question to an external provider, which is a program or a service outside the engine: plain text, and no more of
/// it than the provider needs.
public struct ExternalQuestion: Sendable, Equatable {
  /// The part of the word before the cursor.
  public var prefix: String
  /// The text before the cursor, ending with the prefix.
  public var textBefore: String
  /// The text after the cursor on its line.
  public var textAfter: String
  /// The language at the position; nil if unknown.
  public var language: String?
  /// The client's language id of the document.
  public var languageID: String
  /// The maximum number of suggestions that are useful.
  public var limit: Int
}

/// One suggestion of an external provider.
public struct ExternalSuggestion: Sendable, Equatable {
  /// The text that replaces the prefix.
  public var text: String
  /// The text that a bar shows; nil for `text`.
  public var title: String?
  /// A second line.
  public var subtitle: String?
  /// The probability that it is meant, 0…1.
  public var score: Double

  /// Creates a suggestion.
  public init(text: String, title: String? = nil, subtitle: String? = nil, score: Double) {
    self.text = text
    self.title = title
    self.subtitle = subtitle
    self.score = score
  }
}

/// The suggestions of an external provider for a position.
public struct ExternalAnswer: Sendable, Equatable {
  /// The provider's name for itself, shown with suggestions.
  public var source: String
  /// Whether the suggestions replace the words instead of being merged with them.
  public var isAlone: Bool
  /// The suggestions.
  public var suggestions: [ExternalSuggestion]

  /// Creates an answer.
  public init(source: String, isAlone: Bool, suggestions: [ExternalSuggestion]) {
    self.source = source
    self.isAlone = isAlone
    self.suggestions = suggestions
  }
}
