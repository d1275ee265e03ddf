// Corrections in the spelling of the region or of the document: neihbor is neighbour where harbour is written.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Returns a word in the spelling to prefer at its position, in its letter case; nil if that is its own, and for a
  /// name inside a sentence.
  package func spelling(of word: String) -> String? {
    let (text, letterCase) = (normalizedWord(word), LetterCase.of(word))
    for (pack, sides) in zip(model.packs, context.shares.spellings) {
      guard letterCase == .lower || capitalIsUninformative || pack.rules.writing.capitalizesNouns,
        let found = pack.withFile({ pack.respelled(text, by: sides, in: $0) }),
        !model.isOwnSpelling(text, besides: found, in: document, at: context)
      else { continue }
      return letterCase.applied(to: found)
    }
    return nil
  }
}

extension Judgement {
  /// Gives the other hypotheses the spelling to prefer; those that become the same are one, and what was typed is none.
  /// Their slips remain those of the words that were found.
  mutating func respell(beside typed: String, _ spelling: (String) -> String?) {
    for index in others.indices {
      guard let spelled = spelling(others[index].text) else { continue }
      others[index].text = spelled
    }
    others.removeAll { $0.text == typed }
    for index in others.indices.reversed() {
      guard let first = others[..<index].firstIndex(where: { $0.text == others[index].text }) else {
        continue
      }
      let (one, other) = (others[first], others[index])
      let difference = Self.scale * -abs((one.score - other.score).nats)
      let sum = Score(
        nats: Logarithm.natural(1 + Logarithm.exponential(difference)) / Self.scale)
      others[first] = one.score < other.score ? other : one
      others[first].score = others[first].score + sum
      others[first].offerReason = .ofBoth(one.offerReason, other.offerReason)
      others.remove(at: index)
    }
    others.sort { ($1.score, $0.text) < ($0.score, $1.text) }
  }
}
