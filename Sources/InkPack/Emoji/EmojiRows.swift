// The tables and texts of an emoji table as bytes, which is everything after its header.

import InkLexicon

/// The part of an emoji table after its header.
struct EmojiRows {
  let emojiCount: Int
  let phraseCount: Int
  private(set) var wordStartCount = 0
  private(set) var postingCount = 0
  private(set) var keywordCount = 0
  /// The bytes of all tables and the texts.
  var bytes: [UInt8] {
    phraseRows.bytes + wordStartRows.bytes + postingRows.bytes + emojiRows.bytes + keywordRows.bytes
      + texts.bytes
  }
  /// The counts that have to fit into 16 bits.
  var counts: [Int] { [phraseCount, postingCount, keywordCount] }

  private var phraseRows = ByteSink()
  private var wordStartRows = ByteSink()
  private var postingRows = ByteSink()
  private var emojiRows = ByteSink()
  private var keywordRows = ByteSink()
  private var texts = ByteSink()

  init(_ emoji: [Emoji], phrases: EmojiPhrases) {
    emojiCount = emoji.count
    phraseCount = phrases.all.count
    var postings: [[UInt16]] = phrases.all.map { _ in [] }
    for (id, emoji) in emoji.enumerated() {
      add(emoji, phrases)
      for text in [emoji.name] + emoji.keywords {
        guard let phrase = phrases.number(of: text) else { continue }
        let isName = text == emoji.name
        postings[phrase].append(UInt16(truncatingIfNeeded: id) | (isName ? 0x8000 : 0))
      }
    }
    addRow(nil, name: 0)
    for (phrase, entry) in phrases.all.enumerated() { add(entry, postings[phrase]) }
    phraseRows.append(contentsOf: [0, 0, 0, 0, 0])
    phraseRows.append(uint24: postingCount)
    for (phrase, offset) in phrases.wordStarts {
      wordStartRows.append(littleEndian: UInt16(truncatingIfNeeded: phrase))
      wordStartRows.append(UInt8(truncatingIfNeeded: offset))
      wordStartCount += 1
    }
  }

  private mutating func add(_ emoji: Emoji, _ phrases: EmojiPhrases) {
    addRow(emoji.text, name: phrases.number(of: emoji.name) ?? 0)
    for keyword in emoji.keywords {
      guard let phrase = phrases.number(of: keyword) else { continue }
      keywordRows.append(littleEndian: UInt16(truncatingIfNeeded: phrase))
      keywordCount += 1
    }
  }

  /// Adds the row of an emoji; the last row has no text and only marks the end of the keywords.
  private mutating func addRow(_ text: String?, name: Int) {
    let text = text ?? ""
    emojiRows.append(uint24: texts.bytes.count)
    emojiRows.append(UInt8(truncatingIfNeeded: text.utf8.count))
    emojiRows.append(littleEndian: UInt16(truncatingIfNeeded: name))
    emojiRows.append(littleEndian: UInt16(truncatingIfNeeded: keywordCount))
    texts.append(contentsOf: text.utf8)
  }

  /// Adds the row of a phrase. Most phrases equal their key, which is not stored then.
  private mutating func add(_ phrase: EmojiPhrases.Phrase, _ postings: [UInt16]) {
    let isOwnKey = phrase.text.utf8.elementsEqual(phrase.key)
    phraseRows.append(uint24: texts.bytes.count)
    phraseRows.append(UInt8(truncatingIfNeeded: phrase.text.utf8.count))
    phraseRows.append(isOwnKey ? 0 : UInt8(truncatingIfNeeded: phrase.key.count))
    phraseRows.append(uint24: postingCount)
    texts.append(contentsOf: phrase.text.utf8)
    if !isOwnKey { texts.append(contentsOf: phrase.key) }
    for posting in postings { postingRows.append(littleEndian: posting) }
    postingCount += postings.count
  }
}

extension ByteSink {
  /// Appends a 24-bit number.
  fileprivate mutating func append(uint24 number: Int) {
    append(littleEndian: UInt16(truncatingIfNeeded: number))
    append(UInt8(truncatingIfNeeded: number >> 16))
  }
}
