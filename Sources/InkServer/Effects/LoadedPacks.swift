// The language packs and emoji tables that are open.

package import InkLexicon

/// The language packs and emoji tables that could be opened, and why others could not.
package struct LoadedPacks: Sendable {
  /// A pack and where it comes from.
  package struct Entry: Sendable {
    /// The pack.
    package var pack: LanguagePack
    /// The file it is mapped from.
    package var origin: String
    /// Its size in bytes.
    package var byteCount: Int

    /// Creates a pack from a file.
    package init(pack: LanguagePack, origin: String, byteCount: Int) {
      self.pack = pack
      self.origin = origin
      self.byteCount = byteCount
    }
  }

  /// The languages asked for.
  package var languages: [String] = []
  /// The packs, in the order of the languages asked for; one that several of them share stands once.
  package var entries: [Entry]
  /// The emoji tables, in the order of the languages asked for; a language without one is no problem.
  package var emojiTables: [EmojiTable]
  /// The emoji table last asked for in a language that is not among the user's, if there is one; kept, because a search
  /// for an emoji asks again at each letter.
  package var lastEmojiTable: (language: String, table: EmojiTable?)?
  /// Why a language has no pack, as sentences.
  package var problems: [String]

  /// What was opened.
  package init(
    entries: [Entry] = [], emojiTables: [EmojiTable] = [], problems: [String] = []
  ) {
    self.entries = entries
    self.emojiTables = emojiTables
    self.problems = problems
  }
}
