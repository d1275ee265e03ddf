// What the other words that may be meant say against putting in the likeliest one.

import InkLexicon
import InkText

extension Judgement {
  /// The share of the best other word in any letter case, 0…1. Of two words it includes the first one alone, which they
  /// are preferred to: was a, for wasa.
  package var shareOfBestWord: Double {
    guard let best = others.first.map({ normalizedWord($0.text) }) else { return 0 }
    let first = best.split(separator: " ").first.map { String($0) }
    return zip(others, shares.others).reduce(0) {
      let text = normalizedWord($1.0.text)
      return text == best || text == first ? $0 + $1.1 : $0
    }
  }

  /// Whether the best other word takes several slips while one slip makes a word that may be meant as well: bisscuit,
  /// for biscuits rather than biscuit. Of 35 such changes of seeded slips, 24 were wrong.
  var hasNearerWord: Bool {
    guard others.first?.reason == .severalSlips else { return false }
    return zip(others, shares.others).contains {
      $0.reason.isOneSlip && $1 >= Self.minimumShareOfNearerWord
    }
  }

  private static let minimumShareOfNearerWord = 0.01

  /// Whether the best candidate is the typed word without a small word at its end, while the two words with a space
  /// between them are likely, too: It'sa. Where the two words are not likely, the letters may be a stray keystroke and
  /// the correction may be applied: blocksa.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - rules: The rules of its language.
  /// - Returns: Whether it may lack a space.
  func mayLackSpace(_ typed: String, in rules: LanguageRules) -> Bool {
    guard rules.writing.keepsSmallWordsAtEnds, let best = others.first else { return false }
    let (word, other) = (normalizedWord(typed), normalizedWord(best.text))
    guard word.utf8.count > other.utf8.count, word.hasPrefix(other) else { return false }
    let rest = String(word.dropFirst(other.count))
    guard rules.words.small.contains(rest), rest.count > 1 || rest.last != other.last else {
      return false
    }
    return others.contains {
      normalizedWord($0.text) == other + " " + rest && best.score - $0.score < Self.reachOfSplit
    }
  }

  /// How far above the two words the single word may score for the two words to be considered.
  private static let reachOfSplit = Score(nats: 3)
}
