// What a text is about at a place: the words before it, whatever their order.

import InkLexicon
package import InkText

extension DocumentReading {
  /// The last words that were read before a place, by their numbers in the model, oldest first; at most so many as a
  /// residual network looks at. Words no pack has count, too. Costs a microsecond.
  package func topic(before place: TextPoint) -> [Int32] {
    var words: [Int32] = []
    words.reserveCapacity(ResidualShape.topicReach)
    var index = min(place.line - firstLine, lines.count - 1)
    while index >= 0, words.count < ResidualShape.topicReach {
      let tokens = lines[index].tokens
      for number in tokens.indices.reversed() where words.count < ResidualShape.topicReach {
        // What is counted of a word comes before what is counted of the name that it begins.
        guard tokens[number].word != nil, let sighting = tokens[number].sightings.first,
          index + firstLine < place.line || tokens[number].core.upperBound <= place.byte
        else { continue }
        words.append(sighting.word)
      }
      index -= 1
    }
    words.reverse()
    return words
  }
}

extension DocumentModel {
  /// Those of some words, the last ones before a place by their numbers, that no pack has, oldest first.
  package func strangers(among numbers: [Int32]) -> [Stranger] {
    numbers.indices.compactMap { index in
      let word = vocabulary[numbers[index]]
      return word.isOutside
        ? Stranger(text: word.text, isNear: numbers.count - index <= Stranger.near) : nil
    }
  }
}

/// A word of a document that no pack has, before a place.
package struct Stranger: Sendable {
  /// The word, as language models know it.
  package let text: String
  /// Whether it is one of the last twelve words.
  package let isNear: Bool

  fileprivate static let near = 12

  /// A word before a place.
  package init(text: String, isNear: Bool) {
    self.text = text
    self.isNear = isNear
  }
}
