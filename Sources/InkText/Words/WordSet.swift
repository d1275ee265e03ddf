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

  /// Calls a closure with the hash of each word of a list, see ``FNVHash``, in one pass over the bytes.
  package func forEachListedHash(_ body: (_ hash: UInt64) -> Void) {
    let bytes = utf8.span
    let empty = FNVHash()
    var hash = empty
    var index = 0
    while index < bytes.count {
      let byte = bytes[unchecked: index]
      index &+= 1
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
        hash.combine(byte)
      } else if hash.value != empty.value {
        body(hash.value)
        hash = empty
      }
    }
    if hash.value != empty.value { body(hash.value) }
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
  package init(wordsOf list: String) {
    // Words and the spaces between them have seven bytes on average: growing would hash all of them again.
    self.init(minimumCapacity: list.utf8.count / 7)
    list.forEachListedWord { insert(String(decoding: $0, as: UTF8.self)) }
  }
}
