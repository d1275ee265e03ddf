// The constants of the emoji table format, shared by reader and writer.

/// The layout of an emoji table, described in `schemas/emoji-table.md`.
///
/// A header is followed by five tables of fixed-size rows and the texts, with nothing between them; the counts in the
/// header determine where each table begins. The version is incremented by every change that an old reader would
/// misread.
package enum EmojiFormat {
  /// The first eight bytes: "InkEmoji".
  package static let magic: UInt64 = 0x696A_6F6D_456B_6E49
  /// The version that this build reads and writes.
  package static let version: UInt32 = 1
  /// The size of the header in bytes.
  package static let headerByteCount = 64
  /// The size of the header's language field in bytes; the tag is padded with zeros.
  package static let languageByteCount = 16
  /// The size in bytes of a phrase row: offset of the text, lengths of text and key, first posting.
  static let phraseRowByteCount = 8
  /// The size in bytes of a word start: a phrase and an offset in its key.
  static let wordStartByteCount = 3
  /// The size in bytes of a posting: an emoji, with the highest bit set if the phrase is its name.
  static let postingByteCount = 2
  /// The size in bytes of an emoji row: offset and length of the text, name, first keyword.
  static let emojiRowByteCount = 8
  /// The size in bytes of a keyword: a phrase.
  static let keywordByteCount = 2

  /// The maximum number of emoji, chosen to leave one bit of a posting free.
  package static let maximumEmojiCount = 1 << 15 - 1
  /// The maximum number of phrases, of postings and of keywords.
  package static let maximumRowCount = 1 << 16 - 1
  /// The maximum length of a text or key in bytes.
  package static let maximumTextByteCount = 255
}
