// Two words whose space was typed one key too early or too late: tot he, an dthe.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// The pair of words that is meant by the last two, if the space between them was typed a key early or late.
  ///
  /// Nothing is changed unless one of the typed words is not among the most common, one of the meant words is among the
  /// smallest of the language that is written and the other one is not rare, or no typed word is known and both meant
  /// ones are, and the packs take the meant pair to be thousands of times likelier. The first word counts as it was
  /// typed, even if it was corrected by itself. Costs a look-up for most pairs.
  func shiftedSpace(_ finished: FinishedWord, in document: inout Document) -> TypingCorrection? {
    guard let typed = TypedPair(finished) else { return nil }
    let (first, next) = (typed.first, typed.second)
    let pairs = shiftedPairs(of: first, next)
    guard !pairs.isEmpty, ![first, next].allSatisfy(isAmongMostCommon),
      let judge = judge(of: typed, in: &document)
    else { return nil }
    let small = judge.place.language.rules.words.small
    let isKnown = judge.isKnown(first) && judge.isKnown(next)
    let gains = pairs.map { pair in
      small.contains(pair.first) || small.contains(pair.second)
        || isUnknown(first) && isUnknown(next)
        ? judge.corrector.gain(of: pair, over: (first, next)) ?? 0 : 0
    }
    guard let best = gains.indices.max(by: { gains[$0] < gains[$1] }),
      gains[best] >= (isKnown ? Self.minimumGain.known : Self.minimumGain.unknown)
    else { return nil }
    // A first word that lacks the letter which the next one begins with, or has its last one twice.
    let longer = pairs[best].first.count > first.count ? pairs[best].first : nil
    let simpler = [typed.made?.text, longer, Self.withoutDoubledEnd(first)].compactMap { $0 }
    guard
      simpler.allSatisfy({
        let gain = judge.corrector.gain(of: pairs[best], over: ($0, next)) ?? 0
        return gain >= Self.minimumGainOverSlip
      })
    else { return nil }
    let text = LetterCase.of(first).applied(to: pairs[best].first) + " " + pairs[best].second
    return correction(of: typed, to: text, by: judge, in: &document)
  }

  /// The pairs that two words are with their space a letter earlier or later, if one of them is a small word, or if
  /// that makes two words of what are none.
  private func shiftedPairs(of word: String, _ next: String) -> [(first: String, second: String)] {
    let (word, next) = (normalizedWord(word), normalizedWord(next))
    guard let last = word.last, let first = next.first else { return [] }
    return [
      (String(word.dropLast()), String(last) + next),
      (word + String(first), String(next.dropFirst())),
    ]
    .filter { pair in
      Self.mayBeWord(pair.0) && Self.mayBeWord(pair.1)
        && model.hasLanguage {
          let small = $0.words.small
          return small.contains(pair.0) && (small.contains(pair.1) || !isRare(pair.1))
            || small.contains(pair.1) && !isRare(pair.0)
            || isUnknown(word) && isUnknown(next) && isUnknown(word + next)
              && Self.mayBePart(pair.0, pair.1)
              && [pair.0, pair.1].allSatisfy { model.frequency(of: $0) != nil }
        }
    }
    .map { (first: $0.0, second: $0.1) }
  }

  /// Returns a word without its last letter if that is doubled, and nil for any other word.
  private static func withoutDoubledEnd(_ word: String) -> String? {
    let end = word.suffix(2)
    return end.count == 2 && end.first == end.last ? String(word.dropLast()) : nil
  }

  /// Whether no pack has a word, except as a rare one, which beside a small word is too often a name to be meant.
  private func isRare(_ word: String) -> Bool {
    model.isRare(word, below: Self.rareBelow, ifUnknown: true)
  }

  /// Whether no pack has a word, or only as a very rare one.
  private func isUnknown(_ word: String) -> Bool {
    model.isRare(word, below: Self.unknownBelow, ifUnknown: true)
  }

  /// Whether both words of a pair are long enough not to be words by chance.
  private static func mayBePart(_ first: String, _ second: String) -> Bool {
    first.utf8.count >= leastLetters && second.utf8.count >= leastLetters
  }

  /// Whether letters may be a word: a single consonant is an abbreviation.
  private static func mayBeWord(_ text: String) -> Bool {
    text.count > 1 || text.first.map { "aeiouyàáåéêíóöúü".contains($0) } ?? false
  }

  private static let rareBelow = Score.once(in: 60_000)
  private static let unknownBelow = Score.once(in: 1_200_000)
  /// The minimum number of letters in each of two words that are not small ones.
  private static let leastLetters = 4
  /// By how many nats the meant pair must be likelier, if one of the typed words is unknown and if both are known. Set
  /// by hand between slips, such as "int he", and clean text, such as "No tall man".
  private static let minimumGain = (unknown: 9.0, known: 11.0)
  /// By how many nats it must be likelier than the next word after a first one in which only a letter is wrong: "tha
  /// the" is "that the" rather than "that he", and "undd ich" is "und ich".
  private static let minimumGainOverSlip = 4.0
}
