// Candidates that are compounds no pack has, in languages that form compounds freely.

import InkLexicon
import InkModel
import InkText

extension HypothesisSearch {
  /// Adds compounds of known words one slip away. They score as the sum of their parts, and so below attested words.
  /// A capital inside the word, unless the Shift key was pressed too long, divides it instead.
  mutating func addCompounds(at place: PackPlace) {
    if word.letterCase == .mixed, !word.hasLateShift { return }
    guard var compounds = Compounds(word.typed, in: place.pack, file: place.file) else { return }
    let best = judgement.others.lazy.filter { !$0.isSplit }.map(\.score).max()
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
      // The last part is the head, so it determines the letter case of the whole.
      let last = parts.last.flatMap { place.pack.id(of: $0, in: place.file) }
        .flatMap { place.usualForm(of: $0) }
      add(word.cased(text), score, writtenAs: last?.text)
    }
  }

  /// Returns ln P(part) regardless of context; a part that is itself a compound is as rare as words get.
  private func likelihood(ofPart part: String, at place: PackPlace) -> Score {
    guard let id = place.pack.id(of: part, in: place.file) else { return Score.ofUnlistedWord }
    return Score(rawValue: max(place.unigrams.score(of: id), Score.ofUnlistedWord.rawValue))
  }

  /// The distance below the best attested word from which nobody means a compound: Schuldesst, beside Schulfest.
  private static let reachBelowAttested = Score(nats: 5)
}
