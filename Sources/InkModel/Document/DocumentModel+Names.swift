// Names that a document has written before, found by how they begin, whatever marks are inside them.

import InkText

extension DocumentModel {
  /// How the document's own words go on that begin so: `requested` behind `shutdown_`. Words of the packs and likely
  /// slips are none of them. Costs a look at each of them.
  ///
  /// - Parameter start: What is typed, as language models know it.
  /// - Returns: What is left of each, those of the most frequent words first.
  package func restsOfNames(behind start: String) -> [String] {
    rests(behind: start) { $0.isOutside }
  }

  /// How all words of the document go on that begin so and may be a part of a name: `limit` behind `li`. The shortest
  /// words, which say how others belong together, are none of them. Costs a look at each of them.
  ///
  /// - Parameter start: What is typed of the part, as language models know it.
  /// - Returns: What is left of each, those of the most frequent words first.
  package func restsOfParts(behind start: String) -> [String] {
    rests(behind: start) { $0.key.count >= 4 }
  }

  private func rests(behind start: String, where fits: (DocumentWord) -> Bool) -> [String] {
    var counts: [String: Int] = [:]
    for number in numbers(withPrefix: foldedKey(start)) {
      let word = words[Int(number)]
      guard fits(word), word.sightings > 0, !word.isDoubtful, let form = word.form,
        let rest = rest(of: form, behind: start)
      else { continue }
      counts[rest, default: 0] += word.sightings
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
