// Names that a document has written before, found by how they begin, whatever marks are inside them.

import InkText

extension DocumentModel {
  /// A name in a document, as it goes on behind what is typed of it.
  package struct NameEnding: Equatable, Sendable {
    /// What is left to type of it, as the document writes it; never empty.
    package let rest: String
    /// How often the name stands in the document, at least once.
    package let count: Int
  }

  /// How the document's own words go on that begin so, most frequent first: `requested` behind `shutdown_`. Words of the
  /// packs and likely slips are none of them. Costs a look at each of them.
  package func nameEndings(behind start: String) -> [NameEnding] {
    let typed = normalizedWord(start)
    var endings: [String: Int] = [:]
    for number in numbers(withPrefix: foldedKey(typed)) {
      let word = words[Int(number)]
      guard word.isOutside, word.sightings > 0, !word.isDoubtful, let form = word.form,
        let rest = form.rest(behind: typed)
      else { continue }
      endings[rest, default: 0] += word.sightings
    }
    return endings.map { NameEnding(rest: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rest) < ($0.count, $1.rest) }
  }
}

extension String {
  /// What stands behind a beginning that is there in any case; nil where it is not, and where nothing does.
  fileprivate func rest(behind start: String) -> String? {
    guard normalizedWord(self).hasPrefix(start) else { return nil }
    let rest = String(String.UnicodeScalarView(unicodeScalars.dropFirst(start.unicodeScalars.count)))
    // Letters whose small form has another length say nothing about where it begins.
    return rest.isEmpty || normalizedWord(self) != start + normalizedWord(rest) ? nil : rest
  }
}
