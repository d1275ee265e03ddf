// Words of a pack that may be meant, told apart by what more of the text foretells than the last words do.

import InkLexicon
import InkModel

/// A word of a pack a few slips away from what is typed.
struct FoundWord {
  /// Its id in the pack.
  let id: Int
  /// What the pack says of it.
  let word: PackWord
  /// ln P(word | the last words) less what its slips cost.
  var score: Score
}

extension [FoundWord] {
  /// Adds to each score what the pack's residual network has for the word, and takes from all what leaves their common
  /// weight as it was: the network says which of them is likelier, and nothing about words that were not found.
  mutating func tellApart(at place: PackPlace) {
    guard count > 1, let best = map(\.score).max() else { return }
    let before = weight(beside: best)
    for index in indices {
      guard let gain = place.residual(of: self[index].id) else { return }
      self[index].score = self[index].score + Score(nats: Self.strength * gain.nats)
    }
    let after = weight(beside: best)
    guard before > 0, after > 0 else { return }
    let shift = Score(
      nats: (Logarithm.natural(before) - Logarithm.natural(after)) / Judgement.certainty)
    for index in indices { self[index].score = self[index].score + shift }
  }

  /// What they weigh together, in units of what a score weighs.
  private func weight(beside best: Score) -> Double {
    reduce(0) { $0 + Logarithm.exponential(Judgement.certainty * ($1.score - best).nats) }
  }

  /// How much of the network's nats count. With 1.2 to 1.4 the most of 8,500 seeded slips have the right word first, 30
  /// more than without.
  private static let strength = 1.2
}
