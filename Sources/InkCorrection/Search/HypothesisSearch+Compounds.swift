// Candidates that are compounds no pack has, in languages that form compounds freely.

import InkLexicon
import InkModel
import InkText

extension HypothesisSearch {
  /// Adds compounds of known words one slip away. They score as the sum of their parts, and so below attested words. A
  /// capital inside the word, unless the Shift key was pressed too long, divides it instead.
  mutating func addCompounds(at place: PackPlace) {
    if word.letterCase == .mixed, word.lateShift == nil { return }
    guard var compounds = Compounds(word.typed, in: place.pack, file: place.file) else { return }
    let best = judgement.others.lazy.filter { !$0.isSplit }.map(\.score).max()
    let least = max(floor, best.map { $0 - Self.reachBelowAttested } ?? floor)
    for (text, parts) in compounds.corrections()
    where place.pack.id(of: text, in: place.file) == nil {
      let key = foldedKey(text)
      if key.count > Alignment.maximumLength { continue }
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
      add(
        word.cased(text), score, writtenAs: last?.text,
        offeredFor: isFingerSlip(of: text, madeOf: parts) ? nil : .compound)
    }
  }

  /// Whether the typed word differs from a compound by a plain slip of a finger: two letters swapped, an adjacent key,
  /// a letter too many, or one missing inside a part. Otherwise it may be another compound, of which the list has not
  /// all parts: sorteringår, with another letter; slutafunktionen, with letters where parts meet; bakstrecks, at the
  /// end.
  private func isFingerSlip(of compound: String, madeOf parts: [String]) -> Bool {
    if parts.contains(where: { $0.unicodeScalars.count < Self.minimumCompoundPartLength }) {
      return false
    }
    let (typed, meant) = (word.key, foldedKey(compound))
    let start = typed.commonPrefixCount(with: meant)
    switch CorrectionReason(typed: word.text, meant: compound) {
    case .transposition: return true
    case .wrongLetter:
      return costs.substitution(typed: typed[start], meant: meant[start]) < costs.kinds.otherLetter
    case .extraLetter:
      return start != foldedKey(parts[0]).count
    case .missingLetter:
      // A letter missing from a pair counts as its second one.
      if start > 0, meant[start - 1] == meant[start] { return !isJoint(start, of: meant, parts) }
      return start + 1 < meant.count && !isJoint(start, of: meant, parts)
    case .apostrophe, .accent, .letterCase, .missingSpace, .severalSlips, .replacement: return false
    }
  }

  /// Whether a letter of a compound is the last one before its last part, or the first one of that.
  private func isJoint(_ place: Int, of compound: [UInt8], _ parts: [String]) -> Bool {
    let tail = compound.count - foldedKey(parts[1]).count
    return place == tail || place == tail - 1
  }

  private static let minimumCompoundPartLength = 3

  /// Returns ln P(part) regardless of context; a part that is itself a compound is as rare as words get.
  private func likelihood(ofPart part: String, at place: PackPlace) -> Score {
    guard let id = place.pack.id(of: part, in: place.file) else { return Score.ofUnlistedWord }
    return Score(rawValue: max(place.unigrams.score(of: id), Score.ofUnlistedWord.rawValue))
  }

  /// The distance below the best attested word from which nobody means a compound: Schuldesst, beside Schulfest.
  private static let reachBelowAttested = Score(nats: 5)
}
