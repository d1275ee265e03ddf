// What somebody outside of the engine is asked about a place, and what they suggest.

/// A place for a provider outside: plain texts, and no more of them than it needs.
package struct OutsideQuestion: Sendable, Equatable {
  /// The part of the word before the cursor.
  package var prefix: String
  /// What stands before the cursor, the prefix at its end.
  package var textBefore: String
  /// What stands behind the cursor on its line.
  package var textAfter: String
  /// The language of the place; nil where nobody knows.
  package var language: String?
  /// What the client calls the kind of document.
  package var languageID: String
  /// How many suggestions are of use.
  package var limit: Int
}

/// What a provider outside suggests for a place.
package struct OutsideAnswer: Sendable, Equatable {
  /// One suggestion.
  package struct Item: Sendable, Equatable {
    /// What takes the place of the prefix.
    package var text: String
    /// What a bar shows; nil for the text.
    package var title: String?
    /// A second line.
    package var subtitle: String?
    /// The probability that it is what is meant, 0…1.
    package var score: Double

    /// A suggestion.
    package init(text: String, title: String?, subtitle: String?, score: Double) {
      self.text = text
      self.title = title
      self.subtitle = subtitle
      self.score = score
    }
  }

  /// Where they come from, as suggestions show it.
  package var source: String
  /// Whether they stand alone, and are not sorted in among the words.
  package var isAlone: Bool
  /// The suggestions.
  package var items: [Item]

  /// What is suggested.
  package init(source: String, isAlone: Bool, items: [Item]) {
    self.source = source
    self.isAlone = isAlone
    self.items = items
  }
}
