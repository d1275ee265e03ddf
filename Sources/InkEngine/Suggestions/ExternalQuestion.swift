// What an external provider is asked about a place, and what it suggests.

/// A place for an external provider, which is a program or a service outside of the engine: plain texts, and no more of
/// them than it needs.
public struct ExternalQuestion: Sendable, Equatable {
  /// The part of the word before the cursor.
  public var prefix: String
  /// What stands before the cursor, the prefix at its end.
  public var textBefore: String
  /// What stands behind the cursor on its line.
  public var textAfter: String
  /// The language of the place; nil where nobody knows.
  public var language: String?
  /// What the client calls the kind of document.
  public var languageID: String
  /// How many suggestions are of use.
  public var limit: Int
}

/// One suggestion of an external provider.
public struct ExternalSuggestion: Sendable, Equatable {
  /// What takes the place of the prefix.
  public var text: String
  /// What a bar shows; nil for the text.
  public var title: String?
  /// A second line.
  public var subtitle: String?
  /// The probability that it is what is meant, 0…1.
  public var score: Double

  /// A suggestion.
  public init(text: String, title: String? = nil, subtitle: String? = nil, score: Double) {
    self.text = text
    self.title = title
    self.subtitle = subtitle
    self.score = score
  }
}

/// What an external provider suggests for a place.
public struct ExternalAnswer: Sendable, Equatable {
  /// What the provider calls itself, as suggestions show it.
  public var source: String
  /// Whether the suggestions stand alone, and are not sorted in among the words.
  public var isAlone: Bool
  /// The suggestions.
  public var suggestions: [ExternalSuggestion]

  /// What is suggested.
  public init(source: String, isAlone: Bool, suggestions: [ExternalSuggestion]) {
    self.source = source
    self.isAlone = isAlone
    self.suggestions = suggestions
  }
}
