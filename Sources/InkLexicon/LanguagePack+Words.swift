// From a word to its id and back to all words that are typed alike.

import InkText

extension LanguagePack {
  /// The id of a word given as language models know it; nil for one outside the vocabulary.
  package func id(of text: String, in file: PackFile) -> Int? {
    if let special = specialID(of: text, in: file) { return special }
    let key = foldedKey(text)
    if key.isEmpty { return nil }
    let ids = trie.words(withKey: key, words: words, in: file)
    return words.id(ofText: text, among: ids, in: file)
  }

  /// The ids of all words with the folded key of a word: "dont" finds "don't".
  package func ids(spelledLike text: String, in file: PackFile) -> Range<Int> {
    let key = foldedKey(text)
    return key.isEmpty ? 0..<0 : trie.words(withKey: key, words: words, in: file)
  }

  private func specialID(of text: String, in file: PackFile) -> Int? {
    guard text.utf8.first == UInt8(ascii: "<") else { return nil }
    return words.id(ofText: text, among: 0..<words.specialCount, in: file)
  }
}
