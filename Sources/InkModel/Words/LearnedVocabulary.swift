// The ids in the packs of the words the user taught.

import InkLexicon
import InkText

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
  /// For each pack, by id, how the words were taught that it knows in lower case alone and the user with a capital:
  /// many names come from lists without letter case.
  private var names: [[Int32: [UserWord]]]

  /// P(word) that each word gains from being learned, 0…1e-4.
  var probability: Double { min(Self.probabilityOfFew, Self.share / Double(max(1, count))) }

  init(_ words: UserWords, packs: [LanguagePack]) {
    ids = packs.map { Self.ids(of: words.entries[...], in: $0) }
    names = packs.map { _ in [:] }
    count = words.entries.count
    addNames(at: 0..<count, words.entries[...], packs: packs)
  }

  /// Looks up the words that have replaced those at some positions.
  mutating func replace(
    _ range: Range<Int>, with entries: ArraySlice<UserWords.Entry>, packs: [LanguagePack]
  ) {
    count += entries.count - range.count
    for (pack, number) in zip(packs, ids.indices) {
      for id in ids[number][range] { names[number][id] = nil }
      ids[number].replaceSubrange(range, with: Self.ids(of: entries, in: pack))
    }
    let added = range.lowerBound..<range.lowerBound + entries.count
    addNames(at: added, entries, packs: packs)
  }

  /// Notes which of the entries at some positions are names that a pack knows in lower case alone.
  private mutating func addNames(
    at positions: Range<Int>, _ entries: ArraySlice<UserWords.Entry>, packs: [LanguagePack]
  ) {
    for (entry, position) in zip(entries, positions)
    where LetterCase.beginsWithCapital(entry.learned.word) {
      for (number, pack) in packs.enumerated() {
        let id = ids[number][position]
        guard id >= 0 else { continue }
        let share = pack.withFile { pack.words.capitalShare(of: Int(id), in: $0) }
        if share == 0 { names[number][id, default: []].append(entry.learned) }
      }
    }
  }

  /// Returns how the user has taught to write the word with an id in a pack at an address, if the pack knows it in
  /// lower case alone.
  func name(ofID id: Int, inPack pack: Int, at address: DocumentAddress?) -> String? {
    guard !names[pack].isEmpty, let forms = Int32(exactly: id).flatMap({ names[pack][$0] })
    else { return nil }
    return forms.first { $0.scope.holds(in: address) }?.word
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
