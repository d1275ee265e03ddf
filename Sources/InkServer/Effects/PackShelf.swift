// The language packs and emoji tables at hand.

package import InkLexicon

/// The language packs and emoji tables that could be opened, and why others could not.
package struct PackShelf: Sendable {
  /// A pack and where it comes from.
  package struct Volume: Sendable {
    /// The pack.
    package var pack: LanguagePack
    /// The file it is mapped from.
    package var origin: String
    /// Its size in bytes.
    package var byteCount: Int

    /// A pack from a file.
    package init(pack: LanguagePack, origin: String, byteCount: Int) {
      self.pack = pack
      self.origin = origin
      self.byteCount = byteCount
    }
  }

  /// The languages asked for.
  package var languages: [String] = []
  /// The packs, in the order of the languages asked for; one that several of them share stands once.
  package var volumes: [Volume]
  /// The emoji tables, in the order of the languages asked for; a language without one is no problem.
  package var emojiTables: [EmojiTable]
  /// The emoji table, if there is one, that was asked for last in a language nobody writes in: who looks for an emoji
  /// asks again with each letter.
  package var lent: (language: String, table: EmojiTable?)?
  /// Why a language has no pack, as sentences.
  package var problems: [String]

  /// A shelf.
  package init(
    volumes: [Volume] = [], emojiTables: [EmojiTable] = [], problems: [String] = []
  ) {
    self.volumes = volumes
    self.emojiTables = emojiTables
    self.problems = problems
  }
}
