// The topic of a text at a position: the words before it.

import InkLexicon
package import InkText

extension DocumentReading {
  /// Returns the last words before a position, the oldest first, as many as a residual network considers at most.
  /// Includes words that no pack has. Takes a microsecond.
  package func lastWords(before place: TextPoint) -> [LastWord] {
    var words: [LastWord] = []
    words.reserveCapacity(ResidualShape.topicReach)
    var index = min(place.line - firstLine, lines.count - 1)
    while index >= 0, words.count < ResidualShape.topicReach {
      let tokens = lines[index].tokens
      for number in tokens.indices.reversed() where words.count < ResidualShape.topicReach {
        // The sightings of a word precede those of the names that it begins.
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

/// One of the words before a position in a document.
package struct LastWord: Sendable, Equatable {
  /// The number of the word in the document's vocabulary.
  let number: Int32
  /// Whether the word is not part of a longer name, an address or a path.
  let isWhole: Bool
}

extension DocumentModel {
  /// Returns the unknown words among the last words before a position, the oldest first. Parts of addresses and the
  /// like are left out, since they say nothing about the words next to them.
  package func strangers(among words: [LastWord]) -> [PrecedingUnknownWord] {
    words.indices.compactMap { index in
      let word = vocabulary[words[index].number]
      return word.isOutside && words[index].isWhole
        ? PrecedingUnknownWord(
          text: word.text, isName: word.isName,
          isNear: words.count - index <= PrecedingUnknownWord.near)
        : nil
    }
  }
}

/// A word before a position in a document that no pack has.
package struct PrecedingUnknownWord: Sendable {
  /// The word in the form the language models use.
  package let text: String
  /// Whether the document capitalizes it.
  package let isName: Bool
  /// Whether it is one of the last twelve words.
  package let isNear: Bool

  fileprivate static let near = 12

  /// Creates an unknown word.
  package init(text: String, isName: Bool, isNear: Bool) {
    (self.text, self.isName) = (text, isName)
    self.isNear = isNear
  }
}
