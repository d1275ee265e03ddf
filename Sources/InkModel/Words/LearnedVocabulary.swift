// The ids in the packs of the words the user taught.

import InkLexicon

/// The ids of learned words, looked up in the packs once when they change; in the order of the user's entries.
struct LearnedVocabulary: Sendable {
  /// P(word) that a word gains from being learned if there are few: about that of the thousandth word of a language.
  private static let probabilityOfFew = 1e-4
  /// The maximum total probability of all learned words, so that an imported dictionary does not crowd out the words
  /// that the context suggests.
  private static let share = 0.05

  /// The ids for each pack; -1 if it does not have the word.
  private var ids: [[Int32]]
  private var count: Int

  /// P(word) that each word gains from being learned, 0…1e-4.
  var probability: Double { min(Self.probabilityOfFew, Self.share / Double(max(1, count))) }

  init(_ words: UserWords, packs: [LanguagePack]) {
    ids = packs.map { Self.ids(of: words.entries[...], in: $0) }
    count = words.entries.count
  }

  /// Looks up the words that have replaced those at some positions.
  mutating func replace(
    _ range: Range<Int>, with entries: ArraySlice<UserWords.Entry>, packs: [LanguagePack]
  ) {
    count += entries.count - range.count
    for (pack, number) in zip(packs, ids.indices) {
      ids[number].replaceSubrange(range, with: Self.ids(of: entries, in: pack))
    }
  }

  private static func ids(
    of entries: ArraySlice<UserWords.Entry>, in pack: LanguagePack
  ) -> [Int32] {
    pack.withFile { file in
      entries.map { pack.id(of: $0.text, in: file).flatMap { Int32(exactly: $0) } ?? -1 }
    }
  }

  /// Returns the id of an entry in a pack, or nil if the pack does not have the word.
  func id(of entry: Int, inPack pack: Int) -> Int32? {
    let id = ids[pack][entry]
    return id < 0 ? nil : id
  }
}
