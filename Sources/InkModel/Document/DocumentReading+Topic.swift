// What a text is about at a place: the words before it, whatever their order.

import InkLexicon
package import InkText

extension DocumentReading {
  /// The last words that were read before a place, oldest first; at most so many as a residual network looks at. Words
  /// no pack has count, too. Costs a microsecond.
  package func lastWords(before place: TextPoint) -> [LastWord] {
    var words: [LastWord] = []
    words.reserveCapacity(ResidualShape.topicReach)
    var index = min(place.line - firstLine, lines.count - 1)
    while index >= 0, words.count < ResidualShape.topicReach {
      let tokens = lines[index].tokens
      for number in tokens.indices.reversed() where words.count < ResidualShape.topicReach {
        // What is counted of a word comes before what is counted of the name that it begins.
        guard tokens[number].word != nil, let sighting = tokens[number].sightings.first,
          index + firstLine < place.line || tokens[number].core.upperBound <= place.byte
        else { continue }
        words.append(LastWord(number: sighting.word, isWhole: tokens[number].isWhole))
      }
      index -= 1
    }
    words.reverse()
    return words
  }
}

/// One of the words that a document has before a place.
package struct LastWord: Sendable, Equatable {
  /// Its number in the document's vocabulary.
  let number: Int32
  /// Whether it is no part of a longer name, of an address or a path.
  let isWhole: Bool
}

extension DocumentModel {
  /// Those of the last words before a place that no pack has, oldest first. Parts of addresses and the like are known
  /// to nobody either, and say nothing of the words beside them.
  package func strangers(among words: [LastWord]) -> [Stranger] {
    words.indices.compactMap { index in
      let word = vocabulary[words[index].number]
      return word.isOutside && words[index].isWhole
        ? Stranger(
          text: word.text, isName: word.isName, isNear: words.count - index <= Stranger.near)
        : nil
    }
  }
}

/// A word of a document that no pack has, before a place.
package struct Stranger: Sendable {
  /// The word, as language models know it.
  package let text: String
  /// Whether the document writes it with a capital.
  package let isName: Bool
  /// Whether it is one of the last twelve words.
  package let isNear: Bool

  fileprivate static let near = 12

  /// A word before a place.
  package init(text: String, isName: Bool, isNear: Bool) {
    (self.text, self.isName) = (text, isName)
    self.isNear = isNear
  }
}
