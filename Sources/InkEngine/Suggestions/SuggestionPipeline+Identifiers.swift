// Names with marks inside, before the words.

import InkAutocomplete
import InkText

extension SuggestionPipeline {
  /// Puts likely names before the words; the words become the names that they would end.
  mutating func addIdentifiers() {
    guard limit > 0, let likely = findings.identifiers,
      !list.contains(where: { $0.kind == .autocorrect || $0.kind == .replacement })
    else { return }
    let range = likely.range
    let names = likely.found.prefix(limit).map { name in
      Suggestion(
        text: name.text, kind: .regular, source: .document, score: name.weight / likely.whole,
        range: range, newText: name.text.with(space: place.addsSpace))
    }
    if likely.mayBeOver {
      list.putFirst(names, limit: limit)
    } else if query.prefix.isEmpty || query.range.lowerBound < range.lowerBound {
      // Directly after another mark the next word of a sentence is not expected; nor is a word that begins before the
      // name, as `x-d` does where `d` is one.
      list = names
    } else {
      let head = text.string(in: range.lowerBound..<query.range.lowerBound)
      // What is a name itself is not part of another.
      list = list.filter { $0.range == query.range && $0.text.isOneWord }
        .map { $0.ending(head, from: range.lowerBound, share: 1 / likely.whole) }
      list.putFirst(names, limit: limit)
    }
  }
}

extension Suggestion {
  /// Returns the suggestion as the end of a name whose beginning is directly before it, with a part of its share.
  fileprivate func ending(_ head: String, from start: TextPoint, share: Double) -> Suggestion {
    Suggestion(
      text: head + text, subtitle: subtitle, kind: kind, source: source, score: score * share,
      range: start..<range.upperBound, newText: head + newText)
  }
}

extension String {
  /// Whether it has no marks but those inside words, and no emoji.
  fileprivate var isOneWord: Bool {
    unicodeScalars.allSatisfy { CharacterClass($0).isWordCharacter }
  }
}
