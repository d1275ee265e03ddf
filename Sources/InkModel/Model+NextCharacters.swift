// The probabilities of the next character, by which on-screen keyboards enlarge the touch areas of their keys.

import InkLexicon
import InkText

extension Model {
  /// Returns the characters that may come next in the word at a position, the likeliest first; at most 32.
  ///
  /// The weight of a character is the share of the words that continue with it in the mass of all words with the typed
  /// prefix, computed exactly from the models' sums. Words are grouped by folded letters, and the likeliest of each
  /// group determine the accent or apostrophe. Takes up to a hundred microseconds.
  ///
  /// - Parameter place: The typed prefix and its context; letter case makes no difference.
  /// - Returns: Each character as typed, usually in lower case, or a space for the end of the word, with P(character |
  ///   context, typed prefix), 0…1. The weights sum to at most 1.
  package func nextCharacters(at place: TypedPlace) -> [(character: String, weight: Double)] {
    var search = NextCharacterSearch(at: place, in: self)
    return search.run()
  }
}
