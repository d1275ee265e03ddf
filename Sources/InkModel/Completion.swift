// A word the model proposes for a place, with its score and its share of what is likely there.

package import InkLexicon

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

  /// A word with its scores.
  package init(
    text: String, score: Score, probability: Double, isExact: Bool, source: CompletionSource
  ) {
    self.text = text
    self.score = score
    self.probability = probability
    self.isExact = isExact
    self.source = source
  }
}
