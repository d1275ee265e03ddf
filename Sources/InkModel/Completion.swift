// A word the model proposes at a position, with its score and its share of the probability there.

package import InkLexicon

/// The identity of a completion regardless of letter case; valid as long as the model keeps its packs.
package enum WordID: Hashable, Sendable {
  /// The word with an id in the pack at an index among the model's packs.
  case pack(Int, Int32)
  /// A word in no pack, in the form the language models use.
  case outside(String)
}

/// Where a completion was found.
package enum CompletionSource: Hashable, Sendable {
  /// In the language pack at this index among the model's packs.
  case pack(Int)
  /// Among the user's words.
  case user
  /// In the open document.
  case document
}

/// A candidate word for the position at the cursor.
package struct Completion: Hashable, Sendable {
  /// The word as written at this position.
  package var text: String
  /// ln P(word | context) of the whole word, not conditioned on the typed prefix.
  package var score: Score
  /// P(word | context, typed prefix), 0…1: its share of the mass of all words that match.
  package var probability: Double
  /// Whether this is the word already typed, regardless of letter case.
  package var isExact: Bool
  /// Where the word was found.
  package var source: CompletionSource
  /// The identity of the word.
  package var word: WordID

  /// Creates a completion.
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
  /// The number of words scored.
  var scoredCount = 0
  /// Whether the list contains exactly the best words; false if the limit on scored words was reached first.
  package var isExact = true

  /// Creates an empty list.
  package init() {}
}
