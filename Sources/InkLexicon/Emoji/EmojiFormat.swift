// The bytes of an emoji table as numbers in one place; reader and writer both take them from here.

/// The layout of an emoji table; `schemas/emoji-table.md` explains it.
///
/// A header, then five tables of rows of a fixed size and the texts, each right behind the one before; the
/// counts in the header tell where each begins. The version goes up with every change an old reader would
/// misread.
package enum EmojiFormat {
  /// The first eight bytes: "InkEmoji".
  package static let magic: UInt64 = 0x696A_6F6D_456B_6E49
  /// The version this build reads and writes.
  package static let version: UInt32 = 1
  /// Bytes of the header.
  package static let headerByteCount = 64
  /// Bytes in the header for the language, filled up with zeros.
  package static let languageByteCount = 16
  /// Bytes of a phrase's row: where its text is, how long text and key are, its first posting.
  package static let phraseRowByteCount = 8
  /// Bytes of a word start: a phrase, and an offset in its key.
  package static let wordStartByteCount = 3
  /// Bytes of a posting: an emoji, and in the highest bit whether the phrase is its name.
  package static let postingByteCount = 2
  /// Bytes of an emoji's row: where its text is and how long, its name, its first keyword.
  package static let emojiRowByteCount = 8
  /// Bytes of a keyword: a phrase.
  package static let keywordByteCount = 2

  /// Greatest number of emoji, so that a posting has a bit to spare.
  package static let maximumEmojiCount = 1 << 15 - 1
  /// Greatest number of phrases, postings and keywords.
  package static let maximumRowCount = 1 << 16 - 1
  /// Greatest length in bytes of a text or key.
  package static let maximumTextByteCount = 255
}
