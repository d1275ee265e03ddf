// What somebody outside of the engine is asked about a place, and what they suggest.

/// A place for a provider outside: plain texts, and no more of them than it needs.
public struct OutsideQuestion: Sendable, Equatable {
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

/// What a provider outside suggests for a place.
public struct OutsideAnswer: Sendable, Equatable {
  /// One suggestion.
  public struct Item: Sendable, Equatable {
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

  /// Where they come from, as suggestions show it.
  public var source: String
  /// Whether they stand alone, and are not sorted in among the words.
  public var isAlone: Bool
  /// The suggestions.
  public var items: [Item]

  /// What is suggested.
  public init(source: String, isAlone: Bool, items: [Item]) {
    self.source = source
    self.isAlone = isAlone
    self.items = items
  }
}
