// Compounds that nobody has written down as candidates, in the languages that put words together as they go.

import InkLexicon
import InkModel
import InkText

extension HypothesisSearch {
  /// Adds compounds of known words one slip away: what its parts are worth, so that it stands below words that
  /// somebody has attested.
  mutating func addCompounds(at place: PackPlace) {
    guard var compounds = Compounds(word.text, in: place.pack, file: place.file) else { return }
    let best = judgement.others.lazy.filter { !$0.text.utf8.contains(UInt8(ascii: " ")) }
      .map(\.score).max()
    let least = max(floor, best.map { $0 - Self.reachBelowAttested } ?? floor)
    for (text, parts) in compounds.corrections()
    where place.pack.id(of: text, in: place.file) == nil {
      let key = foldedKey(text)
      if key.count > Alignment.longest { continue }
      let cost =
        Alignment.cost(of: word.key, meant: key, costs: costs)
        + Spelling.cost(of: text, typedAs: word.text, costs)
      let score =
        parts.map { likelihood(ofPart: $0, at: place) }.reduce(Score(nats: 0), +)
        - Score(rawValue: cost)
      if score < least { continue }
      // What the last part is, the whole is.
      let last = parts.last.flatMap { place.pack.id(of: $0, in: place.file) }
        .flatMap { place.usualForm(of: $0) }
      add(word.cased(text), score, writtenAs: last?.text)
    }
  }

  /// ln P(part) whatever stands before it; one that is a compound itself is as rare as words are.
  private func likelihood(ofPart part: String, at place: PackPlace) -> Score {
    guard let id = place.pack.id(of: part, in: place.file) else { return Self.rarest }
    return Score(rawValue: max(place.unigrams.score(of: id), Self.rarest.rawValue))
  }

  private static let rarest = Score(nats: -16)
  /// A compound that is so much less likely than an attested word is none that anybody means: Schuldesst, beside
  /// Schulfest.
  private static let reachBelowAttested = Score(nats: 5)
}
