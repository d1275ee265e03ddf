// A word the model proposes for a place, with its score and its share of what is likely there.

package import InkLexicon

/// Which word a completion is, whatever its case; good as long as the model keeps its packs.
package enum WordID: Hashable, Sendable {
  /// The word with an id in the pack at a position among the model's packs.
  case pack(Int, Int32)
  /// A word no pack has, by its text as language models know it.
  case outside(String)
}

/// Where a completion was found.
package enum CompletionSource: Hashable, Sendable {
  /// In the language pack at this position among the model's packs.
  case pack(Int)
  /// Among the words of the user.
  case user
  /// In the open document.
  case document
}

/// A word for the place at the cursor.
package struct Completion: Hashable, Sendable {
  /// The word as it is to be written here.
  package var text: String
  /// ln P(word | context) of the word as a whole, what is typed of it not taken as given.
  package var score: Score
  /// P(word | context, typed prefix), 0…1: its share of the mass of all words that fit.
  package var probability: Double
  /// Whether it is the very word that is typed already, whatever its case.
  package var isExact: Bool
  /// Where it was found.
  package var source: CompletionSource
  /// Which word it is.
  package var word: WordID

  /// A word with its scores.
  package init(
    text: String, score: Score, probability: Double, isExact: Bool, source: CompletionSource,
    word: WordID? = nil
  ) {
    self.text = text
    self.score = score
    self.probability = probability
    self.isExact = isExact
    self.source = source
    self.word = word ?? .outside(text)
  }
}

/// The answer to a query.
package struct CompletionList: Sendable {
  /// The words, best first.
  package var completions: [Completion] = []
  /// P(some known word that begins with the prefix | context), 0…1.
  package var mass = 0.0
  /// How many words were scored.
  package var scoredCount = 0
  /// Whether the list is exactly the best words; false when the cap on scored words was met first.
  package var isExact = true

  /// No words.
  package init() {}
}
