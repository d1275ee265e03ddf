// Serialization of an emoji table: sorted phrases, sorted word starts, rows, checksum.

package import InkLexicon

/// A writer of emoji tables; the same emoji give the same bytes.
package enum EmojiTableWriter {
  /// Returns the bytes of a table; takes a few hundred milliseconds for two thousand emoji.
  ///
  /// - Parameters:
  ///   - emoji: The emoji in the order of their source.
  ///   - language: The language of their names as a BCP 47 tag.
  /// - Returns: The whole file.
  /// - Throws: ``PackContentsError`` for too many emoji, and for names that are too long or contain no letter.
  package static func write(_ emoji: [Emoji], language: String) throws -> [UInt8] {
    guard (1...EmojiFormat.maximumEmojiCount).contains(emoji.count) else {
      throw PackContentsError.count(
        of: "emoji", found: emoji.count, allowed: 1...EmojiFormat.maximumEmojiCount)
    }
    guard (1...EmojiFormat.languageByteCount).contains(language.utf8.count) else {
      throw PackContentsError.count(
        of: "bytes in the language tag", found: language.utf8.count,
        allowed: 1...EmojiFormat.languageByteCount)
    }
    let sorted = inOrderOfUse(emoji)
    let tables = EmojiRows(sorted, phrases: try EmojiPhrases(sorted))
    for count in tables.counts where count > EmojiFormat.maximumRowCount {
      throw PackContentsError.count(
        of: "emoji names, keywords or postings", found: count,
        allowed: 0...EmojiFormat.maximumRowCount)
    }
    return sealed(tables, language)
  }

  /// Sorts the most used emoji first, the others by ascending number of keywords, since one with few keywords is a good
  /// match for each of them.
  private static func inOrderOfUse(_ emoji: [Emoji]) -> [Emoji] {
    emoji.enumerated()
      .map { index, emoji in
        let rank = MostUsedEmoji.ranks[Emoji.bare(emoji.text)] ?? .max
        return (key: (rank, emoji.keywords.count, index), emoji: emoji)
      }
      .sorted { $0.key < $1.key }.map(\.emoji)
  }

  private static func sealed(_ tables: EmojiRows, _ language: String) -> [UInt8] {
    let length = EmojiFormat.headerByteCount + tables.bytes.count
    var file = ByteSink()
    file.append(littleEndian: EmojiFormat.magic)
    file.append(littleEndian: EmojiFormat.version)
    file.append(littleEndian: UInt32(tables.emojiCount))
    file.append(littleEndian: UInt64(length))
    file.append(littleEndian: UInt32(tables.phraseCount))
    file.append(littleEndian: UInt32(tables.wordStartCount))
    file.append(littleEndian: UInt64(0))
    file.append(littleEndian: UInt32(tables.postingCount))
    file.append(littleEndian: UInt32(tables.keywordCount))
    file.append(contentsOf: language.utf8)
    file.align(to: EmojiFormat.headerByteCount)
    file.append(contentsOf: tables.bytes)
    return file.sealed()
  }
}
