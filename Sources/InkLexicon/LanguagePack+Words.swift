// Lookup of word ids and of elided words.

import InkText

extension LanguagePack {
  /// Returns the id of a word in the form the language models use, or nil if it is out of vocabulary.
  package func id(of text: String, in file: PackFile) -> Int? {
    if text.utf8.first == UInt8(ascii: "<") {
      return specials.first { $0.text == text }?.id
    }
    let key = foldedKey(text)
    if key.isEmpty { return nil }
    let interval = trie.interval(ofPrefix: key, words: words, in: file)
    return words.id(ofText: text, key: key, in: interval.words, file)
  }

  /// Returns the id of a word with a known folded key, searching the ids of the words that begin with that key.
  package func id(
    of text: String, key: [UInt8], among ids: Range<Int>, in file: PackFile
  ) -> Int? {
    words.id(ofText: text, key: key, in: ids, file)
  }

  /// Returns the elided word at the beginning of a word, including its apostrophe, and the rest: "l'" and "homme".
  /// Returns nil if the pack has no such elided word or the text is longer than any word. Only packs of languages with
  /// elision contain elided words.
  package func elision(of text: String, in file: PackFile) -> (head: String, rest: String)? {
    guard text.utf8.count <= PackFormat.maximumWordByteCount,
      let apostrophe = text.utf8.firstIndex(of: 0x27), apostrophe > text.startIndex
    else { return nil }
    let end = text.utf8.index(after: apostrophe)
    let head = String(text[..<end])
    return id(of: head, in: file) == nil ? nil : (head, String(text[end...]))
  }
}
