// What a document has shown of a word at a place: evidence by which a proposal is believed.

import InkText

/// How much of a word and its place a document has shown before.
package enum DocumentSighting: Int, Sendable, CaseIterable {
  /// The word was not written in it.
  case none
  /// The word was.
  case word
  /// The word was, behind the same word.
  case pair
}

extension DocumentModel {
  /// What the document has shown of a word behind some tokens; two look-ups.
  package func sighting(of word: String, after history: [String]) -> DocumentSighting {
    guard let number = number(of: normalizedWord(word)), words[Int(number)].sightings > 0 else {
      return .none
    }
    guard let last = history.last.flatMap({ self.number(of: $0) }), let followers = pairs[last],
      followers.count(of: number) > 0
    else { return .word }
    return .pair
  }
}
