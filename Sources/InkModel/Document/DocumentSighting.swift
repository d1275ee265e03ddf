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
  /// The word was, behind the same two words.
  case triple
  /// The word was, behind the same three words.
  case phrase
}

extension DocumentModel {
  /// What the document has shown of a word behind some tokens; some look-ups.
  package func sighting(of word: String, after history: [String]) -> DocumentSighting {
    guard let number = vocabulary.number(of: normalizedWord(word)),
      vocabulary[number].sightings > 0
    else { return .none }
    let shown = followers(after: history).prefix { ($0?.count(of: number) ?? 0) > 0 }
    return DocumentSighting(rawValue: DocumentSighting.word.rawValue + shown.count) ?? .phrase
  }
}
