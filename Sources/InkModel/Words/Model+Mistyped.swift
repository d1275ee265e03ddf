// Which words look like slips of common ones: a document does not offer such a word before it has it again.

import InkLexicon

extension Model {
  /// Whether a word that is rare, or that no pack has, stands a slip beside a common one: helo. What the user has
  /// learned does not.
  ///
  /// Costs nothing for most words, which are not rare, and some tens of microseconds for the others.
  func looksMistyped(_ text: String, key: [UInt8]) -> Bool {
    guard key.count >= Self.leastLetters, key.count <= Self.greatestLetters,
      userWords.words(ofText: text).isEmpty
    else { return false }
    let isRare = packs.allSatisfy { pack in
      pack.withFile { file in
        guard let id = pack.id(of: text, in: file) else { return true }
        let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
        return unigrams.score(of: id) < Self.rareForSlip.rawValue
      }
    }
    return isRare
      && packs.contains { pack in
        pack.withFile { pack.hasCommonWord(besideKey: key, in: $0) }
      }
  }

  /// Of three letters nearly everything is a slip away, and in long words a second slip is as likely as the first.
  private static let leastLetters = 4
  private static let greatestLetters = 24
  /// ln P(word): once in a million words.
  private static let rareForSlip = Score(nats: -14)
}

extension LanguagePack {
  /// Whether a common word is one slip away from a folded key. Costs some tens of microseconds.
  func hasCommonWord(besideKey key: [UInt8], in file: PackFile) -> Bool {
    let common = key.count < Self.leastLong ? Self.common : Self.commonBesideLong
    let unigrams = UnigramScores(of: self, weights: defaultWeights, in: file)
    return OneSlipWalk(beside: key, in: self, file: file).found.contains {
      unigrams.score(of: $0) > common.rawValue
    }
  }

  /// A word of so many letters is hardly ever beside another one by chance.
  private static let leastLong = 7
  /// ln P(word): once in sixty thousand words, and once in half a million.
  private static let common = Score(nats: -11)
  private static let commonBesideLong = Score(nats: -13)
}
