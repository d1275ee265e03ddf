// The full check of an emoji table, run by the builder and in continuous integration.

extension EmojiLayout {
  /// Checks the checksum, that every key matches its text, and that the word starts are sorted.
  ///
  /// - Throws: A ``PackError`` for the first problem found.
  func verify(in file: PackFile) throws(PackError) {
    let (found, expected) = (
      PackChecksum.of(file), file.uint64(at: PackFormat.checksumOffset)
    )
    if found != expected { throw .checksum(found: found, expected: expected) }
    for phrase in 0..<phraseCount {
      let text = text(ofPhrase: phrase, in: file)
      if text.isEmpty || !key(ofPhrase: phrase, in: file).elementsEqual(emojiKey(text)) {
        throw .inconsistent("the key of phrase \(phrase) does not match its text")
      }
    }
    for id in 0..<emojiCount {
      let emoji = emoji(id, in: file)
      if emoji.text.isEmpty || emoji.name.isEmpty {
        throw .inconsistent("emoji \(id) has no text or no name")
      }
    }
    var previous: [UInt8] = []
    for index in 0..<wordStartCount {
      let (phrase, offset) = wordStart(index, in: file)
      let rest = Array(key(ofPhrase: phrase, in: file).dropFirst(offset))
      if rest.isEmpty || rest.lexicographicallyPrecedes(previous) {
        throw .inconsistent("word start \(index) is out of order")
      }
      previous = rest
    }
    for index in 0..<postingCount where posting(index, in: file) == nil {
      throw .inconsistent("posting \(index) refers to no emoji")
    }
  }
}
