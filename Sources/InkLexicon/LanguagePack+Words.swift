// From a word to its id and back to all words that are typed alike.

import InkText

extension LanguagePack {
  /// The id of a word given as language models know it; nil for one outside the vocabulary.
  package func id(of text: String, in file: PackFile) -> Int? {
    if text.utf8.first == UInt8(ascii: "<") {
      return specials.first { $0.text == text }?.id
    }
    let key = foldedKey(text)
    if key.isEmpty { return nil }
    let interval = trie.interval(ofPrefix: key, words: words, in: file)
    return words.id(ofText: text, key: key, in: interval.words, file)
  }

  /// The id of a word whose folded key is known, among the words that begin with that key.
  package func id(
    of text: String, key: [UInt8], among ids: Range<Int>, in file: PackFile
  ) -> Int? {
    words.id(ofText: text, key: key, in: ids, file)
  }

  /// The elided word at the beginning of a word, its apostrophe with it, and what stands behind it: "l'" and "homme".
  /// Nil where the pack has no such word, or the whole is longer than any word; a pack has them only in languages that
  /// write so.
  package func elision(of text: String, in file: PackFile) -> (head: String, rest: String)? {
    guard text.utf8.count <= PackFormat.maximumWordByteCount,
      let apostrophe = text.utf8.firstIndex(of: 0x27), apostrophe > text.startIndex
    else { return nil }
    let end = text.utf8.index(after: apostrophe)
    let head = String(text[..<end])
    return id(of: head, in: file) == nil ? nil : (head, String(text[end...]))
  }
}
