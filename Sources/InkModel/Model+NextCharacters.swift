// Which character may be typed next, with its weight: what on-screen keyboards make their keys easier to hit by.

import InkLexicon
import InkText

extension Model {
  /// The characters that may follow what is typed of a word, the likeliest first; at most 32.
  ///
  /// The weight of a character is the share of the words that go on with it in the mass of all words that
  /// begin as typed, by the models' own sums and not by a sample. Words are found by plain letters, and the
  /// likeliest of them say which accent or apostrophe a letter bears. Costs up to a hundred microseconds.
  ///
  /// - Parameter place: What is typed, and where; its letter case makes no difference.
  /// - Returns: Each character as it is typed, a small letter mostly, a space for the end of the word; with
  ///   P(character | context, typed prefix), 0…1. They add up to 1 at most.
  package func nextCharacters(at place: TypedPlace) -> [(character: String, weight: Double)] {
    var search = NextCharacterSearch(at: place, in: self)
    return search.run()
  }
}
