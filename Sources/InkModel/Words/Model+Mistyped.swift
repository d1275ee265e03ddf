// Words that look like slips of common ones, which a document only suggests once they have occurred again.

import InkLexicon

extension Model {
  /// Whether a word that is rare or in no pack is one edit away from a common one, such as "helo". Words the user has
  /// learned are not.
  ///
  /// Takes hardly any time for most words, which are not rare, and tens of microseconds for the others.
  func looksMistyped(_ text: String, key: [UInt8]) -> Bool {
    guard key.count >= Self.minimumLetters, key.count <= Self.maximumLetters,
      userWords.words(ofText: text).isEmpty
    else { return false }
    let isRare = packs.allSatisfy { pack in
      pack.withFile { file in
        guard let id = pack.id(of: text, in: file) else { return true }
        let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
        return unigrams.score(of: id) < Self.mayBeMistypedBelow.rawValue
      }
    }
    return isRare
      && packs.contains { pack in
        pack.withFile { pack.hasCommonWord(besideKey: key, in: $0) }
      }
  }

  /// Almost every three-letter word is one edit away from some other, and in long words a second slip is as likely as
  /// the first.
  private static let minimumLetters = 4
  private static let maximumLetters = 24
  private static let mayBeMistypedBelow = Score.ofRareWords
}

extension LanguagePack {
  /// Whether a common word is one edit away from a folded key. Takes tens of microseconds.
  func hasCommonWord(besideKey key: [UInt8], in file: PackFile) -> Bool {
    let least = key.count < Self.minimumLongLength ? Self.commonFrom : Self.commonLongFrom
    let unigrams = UnigramScores(of: self, weights: defaultWeights, in: file)
    return OneSlipWalk(beside: key, in: self, file: file).found.contains {
      unigrams.score(of: $0) > least.rawValue
    }
  }

  /// The length from which on a word is hardly ever one edit away from another by chance.
  private static let minimumLongLength = 7
  private static let commonFrom = Score.ofEverydayWords
  private static let commonLongFrom = Score.ofFamiliarWords
}
