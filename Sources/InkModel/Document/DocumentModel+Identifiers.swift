// Names that a document has written before, found by how they begin, whatever marks are inside them.

import InkText

extension DocumentModel {
  /// The document's own words that begin so, most frequent first: `shutdown_requested` behind `shutdown_`. Words of the
  /// packs and likely slips are none of them, nor are names with arguments or a value before the mark at which these
  /// begin. Costs a look at each of them, a thousand at most.
  ///
  /// - Parameter start: What is typed, as language models know it.
  /// - Returns: Each as the document writes it, with how often it stands there.
  package func identifiers(beginning start: String) -> [(text: String, count: Int)] {
    forms(beginning: start) { word in
      (word.isOutside || word.text.utf8.contains(UInt8(ascii: "_")))
        && word.isWorthOffering(behind: start.utf8.count)
    }
  }

  /// All words of the document that begin so and may be a part of a name, most frequent first: `limit` behind `li`. The
  /// shortest words, which say how others belong together, and names of several parts are none of them. Costs a look at
  /// each of them, a thousand at most.
  ///
  /// - Parameter start: What is typed of the part, as language models know it.
  /// - Returns: Each as the document writes it, with how often it stands there.
  package func parts(beginning start: String) -> [(text: String, count: Int)] {
    forms(beginning: start) { word in
      word.key.count >= 4 && word.text.unicodeScalars.allSatisfy { CharacterClass($0).isCore }
    }
  }

  private func forms(
    beginning start: String, where fits: (DocumentWord) -> Bool
  ) -> [(text: String, count: Int)] {
    var forms: [(text: String, count: Int)] = []
    for number in vocabulary.numbers(withPrefix: foldedKey(start)).prefix(Self.lookedAt) {
      let word = vocabulary[number]
      guard word.sightings > 0, word.text.hasPrefix(start), word.text != start, !isDoubtful(number),
        fits(word), let form = word.form
      else { continue }
      forms.append((form, word.sightings))
    }
    return forms.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  /// Of words that begin alike nobody reads more.
  private static let lookedAt = 1_000
}
