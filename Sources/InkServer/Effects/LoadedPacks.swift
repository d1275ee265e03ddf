// The open language packs and emoji tables.

package import InkLexicon

/// The language packs and emoji tables that were opened, and why others could not be.
package struct LoadedPacks: Sendable {
  /// A pack and its source.
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

  /// The requested languages.
  package var languages: [String] = []
  /// The packs, in the order of the requested languages; a pack shared by several of them appears once.
  package var entries: [Entry]
  /// The emoji tables, in the order of the requested languages; a language without one is not a problem.
  package var emojiTables: [EmojiTable]
  /// The last emoji table requested for a language that is not one of the user's, if it exists. It is kept because an
  /// emoji search repeats the request with every letter.
  var lastEmojiTable: (language: String, table: EmojiTable?)?
  /// Why languages have no pack, as sentences.
  package var problems: [String]

  /// Creates the result of opening packs.
  package init(
    entries: [Entry] = [], emojiTables: [EmojiTable] = [], problems: [String] = []
  ) {
    self.entries = entries
    self.emojiTables = emojiTables
    self.problems = problems
  }
}
