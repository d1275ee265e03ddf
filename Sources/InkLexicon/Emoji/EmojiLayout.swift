// Where the parts of an emoji table are and how its rows are read.

/// The parts of an emoji table, computed from the counts in its header when the table is opened.
///
/// All reads go through ``PackFile``, so a damaged table gives wrong names or none, but never traps.
struct EmojiLayout: Sendable {
  let emojiCount: Int
  let phraseCount: Int
  let wordStartCount: Int
  let postingCount: Int
  let keywordCount: Int
  private let phrases = EmojiFormat.headerByteCount
  private let wordStarts: Int
  private let postings: Int
  private let emoji: Int
  private let keywords: Int
  private let texts: Int

  /// Reads and checks the header.
  init(_ file: PackFile) throws(PackError) {
    guard file.uint64(at: 0) == EmojiFormat.magic else { throw .notAnEmojiTable }
    let version = file.uint32(at: 8)
    if version != Int(EmojiFormat.version) {
      throw .version(found: version, expected: Int(EmojiFormat.version))
    }
    let expected = Int(exactly: file.uint64(at: 16)) ?? .max
    if file.count < expected { throw .truncated(found: file.count, expected: expected) }
    emojiCount = file.uint32(at: 12)
    phraseCount = file.uint32(at: 24)
    wordStartCount = file.uint32(at: 28)
    postingCount = file.uint32(at: 40)
    keywordCount = file.uint32(at: 44)
    // The counts have 32 bits, so no sum of them overflows.
    wordStarts = phrases + (phraseCount + 1) * EmojiFormat.phraseRowByteCount
    postings = wordStarts + wordStartCount * EmojiFormat.wordStartByteCount
    emoji = postings + postingCount * EmojiFormat.postingByteCount
    keywords = emoji + (emojiCount + 1) * EmojiFormat.emojiRowByteCount
    texts = keywords + keywordCount * EmojiFormat.keywordByteCount
    guard texts <= file.count, emojiCount <= EmojiFormat.maximumEmojiCount,
      phraseCount <= EmojiFormat.maximumRowCount
    else { throw .damagedSection("header") }
  }

  /// Returns the language tag in the header.
  func language(in file: PackFile) -> String {
    let bytes = file.bytes(at: 48, count: EmojiFormat.languageByteCount)
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

// Phrases.
extension EmojiLayout {
  private func row(ofPhrase phrase: Int) -> Int {
    phrases + phrase * EmojiFormat.phraseRowByteCount
  }

  /// Returns a name or keyword as displayed.
  func text(ofPhrase phrase: Int, in file: PackFile) -> String {
    let row = row(ofPhrase: phrase)
    let bytes = file.bytes(
      at: texts + file.uint24(at: row), count: Int(file.byte(at: row + 3)))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the key of a name or keyword; it follows the text, or is the text itself if its stored length is 0.
  func key(ofPhrase phrase: Int, in file: PackFile) -> UnsafeRawBufferPointer {
    let row = row(ofPhrase: phrase)
    let start = texts + file.uint24(at: row)
    let (textLength, keyLength) = (Int(file.byte(at: row + 3)), Int(file.byte(at: row + 4)))
    return keyLength == 0
      ? file.bytes(at: start, count: textLength)
      : file.bytes(at: start + textLength, count: keyLength)
  }

  /// Returns the indices of a phrase's postings.
  func postings(ofPhrase phrase: Int, in file: PackFile) -> Range<Int> {
    let start = min(file.uint24(at: row(ofPhrase: phrase) + 5), postingCount)
    let end = min(file.uint24(at: row(ofPhrase: phrase + 1) + 5), postingCount)
    return start..<max(start, end)
  }

  /// Returns the emoji of a posting and whether the phrase is its name, or nil if the posting is damaged.
  func posting(_ index: Int, in file: PackFile) -> (emoji: Int, isName: Bool)? {
    let value = Int(file.uint16(at: postings + index * EmojiFormat.postingByteCount))
    let emoji = value & 0x7FFF
    return emoji < emojiCount ? (emoji, value & 0x8000 != 0) : nil
  }

  /// Returns the phrase of a word start and the offset in its key at which the word begins.
  func wordStart(_ index: Int, in file: PackFile) -> (phrase: Int, offset: Int) {
    let row = wordStarts + index * EmojiFormat.wordStartByteCount
    return (Int(file.uint16(at: row)), Int(file.byte(at: row + 2)))
  }
}

// Emoji.
extension EmojiLayout {
  private func row(ofEmoji id: Int) -> Int { emoji + id * EmojiFormat.emojiRowByteCount }

  /// Returns the UTF-8 bytes of an emoji.
  func text(ofEmoji id: Int, in file: PackFile) -> UnsafeRawBufferPointer {
    let row = row(ofEmoji: id)
    return file.bytes(at: texts + file.uint24(at: row), count: Int(file.byte(at: row + 3)))
  }

  /// Returns an emoji with its name and keywords; `id` must be below ``emojiCount``.
  func emoji(_ id: Int, in file: PackFile) -> Emoji {
    let row = row(ofEmoji: id)
    let first = min(Int(file.uint16(at: row + 6)), keywordCount)
    let end = min(Int(file.uint16(at: row + EmojiFormat.emojiRowByteCount + 6)), keywordCount)
    return Emoji(
      text: String(decoding: text(ofEmoji: id, in: file), as: UTF8.self),
      name: text(ofPhrase: Int(file.uint16(at: row + 4)), in: file),
      keywords: (first..<max(first, end)).map { index in
        let keyword = file.uint16(at: keywords + index * EmojiFormat.keywordByteCount)
        return text(ofPhrase: Int(keyword), in: file)
      })
  }
}
