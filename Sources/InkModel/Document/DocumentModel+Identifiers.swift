// Prefix search for identifiers that a document contains, whatever punctuation they include.

import InkText

extension DocumentModel {
  /// Returns the document's own words with a prefix, most frequent first, such as `shutdown_requested` for `shutdown_`.
  /// Excludes words of the packs and likely slips, and identifiers with arguments or a value unless the prefix already
  /// includes the mark that begins these. Examines at most a thousand words.
  ///
  /// - Parameter start: The typed text in the form the language models use.
  /// - Returns: Each identifier as the document writes it, with its number of occurrences.
  package func identifiers(beginning start: String) -> [(text: String, count: Int)] {
    forms(beginning: start) { word in
      (word.isOutside || word.text.utf8.contains(UInt8(ascii: "_")))
        && word.isWorthSuggesting(after: start.utf8.count)
    }
  }

  /// Returns all words of the document with a prefix that can be part of an identifier, most frequent first, such as
  /// `limit` for `li`. Excludes words of fewer than four bytes, which are mostly connectives, and identifiers of
  /// several parts. Examines at most a thousand words.
  ///
  /// - Parameter start: The typed part in the form the language models use.
  /// - Returns: Each word as the document writes it, with its number of occurrences.
  package func parts(beginning start: String) -> [(text: String, count: Int)] {
    forms(beginning: start) { word in
      word.key.count >= 4 && word.text.unicodeScalars.allSatisfy { CharacterClass($0).isCore }
    }
  }

  private func forms(
    beginning start: String, where fits: (DocumentWord) -> Bool
  ) -> [(text: String, count: Int)] {
    var forms: [(text: String, count: Int)] = []
    for number in vocabulary.numbers(withPrefix: foldedKey(start)).prefix(Self.maximumExaminedCount)
    {
      let word = vocabulary[number]
      guard word.sightings > 0, word.text.hasPrefix(start), word.text != start, !isDoubtful(number),
        fits(word), let form = word.form
      else { continue }
      forms.append((form, word.sightings))
    }
    return forms.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  /// The maximum number of words with a common prefix, or after the same word, that are examined.
  static let maximumExaminedCount = 1_000
}
