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

  /// How many of the last words before a place no pack has. Costs a microsecond.
  package func strangers(before place: TextPoint) -> Int {
    topic(before: place).suffix(Self.strangerReach).count { model.words[Int($0)].isOutside }
  }

  /// In a text that has them at all, names, terms and dialect stand within so many words of each other.
  private static let strangerReach = 12
}
