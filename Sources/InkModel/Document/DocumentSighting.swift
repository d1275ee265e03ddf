// How much of a word and its context a document already contains, as evidence for a suggestion.

import InkText

/// How much of a word and the words before it has occurred in a document.
package enum DocumentSighting: Int, Sendable, CaseIterable {
  /// The word has not occurred.
  case none
  /// The word has occurred.
  case word
  /// The word has occurred after the same word.
  case pair
  /// The word has occurred after the same two words.
  case triple
  /// The word has occurred after the same three words.
  case phrase
}

extension DocumentModel {
  /// Returns how much of a word and its history has occurred in the document; takes a few look-ups.
  package func sighting(of word: String, after history: [String]) -> DocumentSighting {
    guard let number = vocabulary.number(of: normalizedWord(word)),
      vocabulary[number].sightings > 0
    else { return .none }
    let shown = followers(after: history).prefix { ($0?.count(of: number) ?? 0) > 0 }
    return DocumentSighting(rawValue: DocumentSighting.word.rawValue + shown.count) ?? .phrase
  }
}
