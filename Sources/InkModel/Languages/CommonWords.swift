// The most common words of many languages, by which a language is recognized even without a pack.

import InkText

/// Common words of languages in the Latin script, except English ones in the lists of other languages: next to these,
/// an unknown word is more likely a word of their language than a slip. Many are also words of further languages, or
/// names in them.
///
/// The first look-up hashes all lists, which takes some tens of microseconds.
package enum CommonWords {
  /// Languages of the lists, as a set of bits.
  package struct Languages: OptionSet, Sendable {
    /// One bit for each list.
    package let rawValue: UInt32

    /// The languages of some bits.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The language of a BCP 47 tag; empty for a language without a list.
    package init(tag: String?) {
      let code = primaryLanguage(of: tag)
      let index = CommonWords.lists.firstIndex { $0.language == code }
      self.init(rawValue: index.map { 1 << UInt32($0) } ?? 0)
    }

    /// The languages as BCP 47 codes.
    package var codes: [String] {
      CommonWords.lists.indices.filter { rawValue & 1 << UInt32($0) != 0 }
        .map { CommonWords.lists[$0].language }
    }
  }

  /// Returns the languages in which a normalized word is so common that any unknown word next to it may be one of
  /// theirs.
  package static func languages(of word: String) -> Languages {
    table.entry(of: hash(of: word)).core
  }

  /// Returns the languages in which a normalized word is common, as far as the lists go.
  package static func languages(having word: String) -> Languages {
    table.entry(of: hash(of: word)).all
  }

  /// Whether a normalized word is common in English, which texts of all languages quote, and in no other language.
  package static func isOnlyEnglish(_ word: String) -> Bool {
    languages(having: word) == Languages(tag: "en")
  }

  private static let table: Table = {
    var table = Table()
    for (index, list) in lists.enumerated() {
      let language = Languages(rawValue: 1 << UInt32(index))
      list.core.forEachListedHash { table.add(folded($0), core: language) }
      list.further.forEachListedHash { table.add(folded($0), further: language) }
    }
    return table
  }()

  private static func hash(of word: String) -> UInt32 { folded(FNVHash.value(of: word)) }

  private static func folded(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash ^ hash >> 32) | 1
  }

  /// A hash table with open addressing; hashes are never 0. A dictionary of strings takes many times as long to build,
  /// which would delay the first unknown word.
  private struct Table {
    struct Entry {
      fileprivate var hash: UInt32 = 0
      var core: Languages = []
      var all: Languages = []
    }

    private var entries = [Entry](repeating: Entry(), count: Self.slots)
    private static let slots = 1 << 13

    mutating func add(_ hash: UInt32, core: Languages = [], further: Languages = []) {
      let slot = slot(of: hash)
      var entry = entries[slot]
      entry.hash = hash
      entry.core.formUnion(core)
      entry.all.formUnion(core.union(further))
      entries[slot] = entry
    }

    func entry(of hash: UInt32) -> Entry { entries[slot(of: hash)] }

    /// The slot that has a hash, or the free one where it would be: there always is one, since the lists fill about
    /// half of them.
    private func slot(of hash: UInt32) -> Int {
      var slot = Int(hash >> 1) % Self.slots
      while entries[slot].hash != 0, entries[slot].hash != hash { slot = (slot + 1) % Self.slots }
      return slot
    }
  }
}
