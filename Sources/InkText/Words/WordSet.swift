// Word lists in code: texts with many words per line.

extension String {
  /// Calls a closure with the bytes of each word of a list, which spaces and line breaks separate.
  ///
  /// One pass over bytes: to split a list, above all into characters, took most of the time to the first answers.
  package func forEachListedWord(_ body: (_ word: UnsafeBufferPointer<UInt8>) -> Void) {
    var list = self
    list.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated()
      where byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        if start < index { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
        start = index + 1
      }
      if start < bytes.count { body(UnsafeBufferPointer(rebasing: bytes[start...])) }
    }
  }

  /// The words of a list.
  package var listedWords: [String] {
    var words: [String] = []
    forEachListedWord { words.append(String(decoding: $0, as: UTF8.self)) }
    return words
  }

  /// The words of each line of a list.
  package var listedRows: [[String]] {
    utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)).listedWords }
  }
}

extension Set<String> {
  /// Creates a set of the words of a list.
  package init(wordsOf list: String) { self.init(list.listedWords) }
}
