// Two words whose space was typed one key too early or too late, tot he, an dthe, unless another slip is as likely.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension TypingCorrector {
  /// The pair of words that is meant by the last two, if the space between them was typed a key early or late.
  ///
  /// Nothing is changed unless one of the typed words is not among the most common, one of the meant words is among the
  /// smallest of the language that is written and the other one is not rare, or no typed word is known and both meant
  /// ones are, or the second one is unknown and the first one's correction is the first of the pair; and the packs take
  /// the meant pair to be thousands of times likelier. The first word counts as it was typed, even if it was corrected
  /// by itself. Costs a look-up for most pairs, and a correction for the few that are likely.
  mutating func shiftedSpace(in document: inout Document) -> TypingCorrection? {
    guard let typed = pair else { return nil }
    let (first, next) = (typed.first, typed.second)
    let pairs = shiftedPairs(of: typed)
    guard !pairs.isEmpty, ![first, next].allSatisfy(isAmongMostCommon),
      let judge = judge(of: typed, in: &document)
    else { return nil }
    let small = judge.place.language.rules.words.small
    let isKnown = judge.isKnown(first) && judge.isKnown(next)
    let gains = pairs.map { pair in
      small.contains(pair.first) || small.contains(pair.second)
        || isUnknown(first) && isUnknown(next)
        || Self.isHalfMended(typed, by: pair)
        ? judge.corrector.gain(ofPair: pair, over: (first, next)) ?? 0 : 0
    }
    guard let best = gains.indices.max(by: { gains[$0] < gains[$1] }),
      gains[best] >= TypedPair.MinimumGain.overPair(isKnown: isKnown),
      typed.isShifted(from: pairs[best], by: judge.corrector)
    else { return nil }
    let text = LetterCase.of(first).applied(to: pairs[best].first) + " " + pairs[best].second
    return correction(of: typed, to: text, by: judge)
  }

  /// Whether a pair puts right an unknown word that its space was taken from, where the first word was put right by
  /// itself: "right now", for "righ tnow".
  private static func isHalfMended(_ typed: TypedPair, by pair: (first: String, second: String))
    -> Bool
  {
    typed.made.map { normalizedWord($0.text) } == pair.first
      && pair.first.utf8.count >= minimumLetters && pair.second.utf8.count >= minimumLettersAfter
  }

  /// The pairs that two words are with their space a letter earlier or later, if one of them is a small word, or if
  /// that makes two words of what are none.
  private func shiftedPairs(of typed: TypedPair) -> [(first: String, second: String)] {
    let (word, next) = (normalizedWord(typed.first), normalizedWord(typed.second))
    guard let last = word.last, let first = next.first else { return [] }
    return [
      (String(word.dropLast()), String(last) + next),
      (word + String(first), String(next.dropFirst())),
    ]
    .filter { pair in
      mayBeWord(pair.0) && mayBeWord(pair.1)
        && model.hasLanguage {
          let small = $0.words.small
          return small.contains(pair.0) && (small.contains(pair.1) || !isRare(pair.1))
            || small.contains(pair.1) && !isRare(pair.0)
            || isUnknown(word) && isUnknown(next) && isUnknown(word + next)
              && Self.mayBePart(pair.0, pair.1)
              && [pair.0, pair.1].allSatisfy { model.frequency(of: $0) != nil }
            || isUnknown(next) && !isRare(pair.1) && Self.isHalfMended(typed, by: (pair.0, pair.1))
        }
    }
    .map { (first: $0.0, second: $0.1) }
  }

  /// Whether no pack has a word, except as a rare one, which beside a small word is too often a name to be meant.
  private func isRare(_ word: String) -> Bool {
    model.isRare(word, below: Self.rareBesideSmallBelow, ifUnknown: true)
  }

  /// Whether no pack has a word, or only as a very rare one.
  private func isUnknown(_ word: String) -> Bool {
    model.isRare(word, below: Self.unknownBelow, ifUnknown: true)
  }

  /// Whether both words of a pair are long enough not to be words by chance.
  private static func mayBePart(_ first: String, _ second: String) -> Bool {
    first.utf8.count >= minimumLetters && second.utf8.count >= minimumLetters
  }

  private static let rareBesideSmallBelow = Score.ofEverydayWords
  private static let unknownBelow = Score.ofRareWords
  /// The minimum number of letters in each of two words that are not small ones.
  private static let minimumLetters = 4
  private static let minimumLettersAfter = 3
}

extension TypedPair {
  /// Whether a pair that the two words are with their space a letter earlier or later is likelier than the second word
  /// after the first one with another slip mended: the one that its correction mends, a missing letter which the second
  /// word begins with, an extra or doubled last letter, or any that makes it one of the likeliest words near it; and
  /// than the second word with a slip mended.
  func isShifted(from pair: (first: String, second: String), by corrector: Corrector) -> Bool {
    func gain(over other: String) -> Double {
      corrector.gain(ofPair: pair, over: (other, second)) ?? 0
    }
    // Its first word is the typed one with a letter more, or with one less.
    let simpler = [made?.text, pair.first, Self.withoutDoubledEnd(first)].compactMap { $0 }
    let near =
      corrector
      .judgement(of: first, before: normalizedWord(second))
      .others.prefix(Self.nearCount).filter { !$0.isSplit }.map(\.text)
    return simpler.allSatisfy { gain(over: $0) >= minimumGain(of: pair, over: $0) }
      && near.allSatisfy {
        gain(over: $0) + corrector.cost(of: first, for: $0) >= Self.costOfShift
      }
      && corrector.wordsOneSlip(from: second).allSatisfy {
        let gain = corrector.gain(ofPair: pair, over: (first, $0)) ?? 0
        return gain + corrector.cost(of: second, for: $0) >= Self.costOfShift
      }
  }

  /// By how many nats a pair must be likelier than the second word after another first one. Where that lacks just the
  /// letter which the space was typed after, the letter is rather misplaced than typed by chance, unless it is doubled.
  private func minimumGain(of pair: (first: String, second: String), over other: String) -> Double {
    guard normalizedWord(other) == pair.first, first.count == pair.first.count + 1 else {
      return Self.MinimumGain.overSlip
    }
    return Self.withoutDoubledEnd(first) == nil ? 0 : Self.minimumGainOverDoubled
  }

  /// Returns a word without its last letter if that is doubled, and nil for any other word.
  private static func withoutDoubledEnd(_ word: String) -> String? {
    let end = word.suffix(2)
    return end.count == 2 && end.first == end.last ? String(word.dropLast()) : nil
  }

  /// "That he" for "thatt he", which is doubled more often than other letters are typed by chance. Set by hand.
  private static let minimumGainOverDoubled = 1.5
  /// What a misplaced space costs, in nats: as much as two swapped letters.
  private static let costOfShift = 4.5
  /// The number of words near the first one that are compared.
  private static let nearCount = 3
}
