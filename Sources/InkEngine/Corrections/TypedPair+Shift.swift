// A misplaced space weighed against another slip in the word before it: "forgott he" is "forgot the", not "forgot he".

import InkCorrection
import InkText

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
      .judgement(of: first, before: normalizedWord(second), limit: Self.nearCount)
      .others.filter { !$0.isSplit }.map(\.text)
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
