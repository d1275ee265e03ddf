// The words the user taught, with their places in the packs, in the order of their folded keys.

import InkLexicon

/// Learned words, looked up in the packs once when they change.
struct LearnedVocabulary: Sendable {
  /// P(word) of a word for having been learned: about that of the thousandth word of a language.
  static let probability = 1e-4

  /// The learned words in the order of (folded key, text).
  let entries: [UserWords.Entry]
  /// Their ids, for each pack; -1 where it does not have the word.
  private let ids: [[Int32]]

  init(_ words: UserWords, packs: [LanguagePack]) {
    entries = words.entries
    ids = packs.map { pack in
      pack.withFile { file in
        words.entries.map { pack.id(of: $0.text, in: file).flatMap { Int32(exactly: $0) } ?? -1 }
      }
    }
  }

  /// The id of an entry in a pack; nil where the pack does not have the word.
  func id(of entry: Int, inPack pack: Int) -> Int32? {
    let id = ids[pack][entry]
    return id < 0 ? nil : id
  }
}
