// The words of a user's n-grams in two byte arrays, in the same order as in language packs.

import InkText

/// Words numbered in the order of (folded key, text); symbols of the models have an empty key and come first.
struct UserVocabulary: Sendable {
  private let keys: PackedTexts
  private let texts: PackedTexts

  /// The number of words.
  var count: Int { texts.count }

  /// Numbers words and reports their numbers in the order of the input.
  init(_ words: [String], numbers: inout [Int32]) {
    let sorted = words.enumerated()
      .map { (place: $0, key: $1.utf8.first == UInt8(ascii: "<") ? [] : foldedKey($1), text: $1) }
      .sorted {
        $0.key == $1.key
          ? $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
          : $0.key.lexicographicallyPrecedes($1.key)
      }
    numbers = [Int32](repeating: 0, count: words.count)
    for (number, word) in sorted.enumerated() {
      numbers[word.place] = Int32(truncatingIfNeeded: number)
    }
    keys = PackedTexts(sorted.lazy.map(\.key))
    texts = PackedTexts(sorted.lazy.map(\.text.utf8))
  }

  /// Returns the text of a word.
  func text(_ number: Int) -> String { String(decoding: texts[number], as: UTF8.self) }

  /// Returns the folded key of a word.
  func key(_ number: Int) -> ArraySlice<UInt8> { keys[number] }

  /// Returns the number of a token, or nil if it is unknown; a binary search.
  func number(of text: String) -> Int32? {
    let key = text.utf8.first == UInt8(ascii: "<") ? [] : foldedKey(text)
    var number = firstNumber { $0.lexicographicallyPrecedes(key) }
    while number < count, keys[number].elementsEqual(key) {
      if texts[number].elementsEqual(text.utf8) { return Int32(truncatingIfNeeded: number) }
      number += 1
    }
    return nil
  }

  /// Returns the numbers of the words whose keys begin with a prefix.
  func numbers(withPrefix prefix: [UInt8]) -> Range<Int32> {
    let start = firstNumber { $0.lexicographicallyPrecedes(prefix) }
    let end = firstNumber { $0.lexicographicallyPrecedes(prefix) || $0.starts(with: prefix) }
    return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: max(start, end))
  }

  private func firstNumber(where isBefore: (ArraySlice<UInt8>) -> Bool) -> Int {
    (0..<count).partitionPoint { isBefore(keys[$0]) }
  }
}

/// Many short texts in one array.
private struct PackedTexts: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  init(_ texts: some Sequence<some Sequence<UInt8>>) {
    for text in texts {
      bytes.append(contentsOf: text)
      ends.append(UInt32(truncatingIfNeeded: bytes.count))
    }
  }

  var count: Int { ends.count }

  subscript(index: Int) -> ArraySlice<UInt8> {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes[start..<Int(ends[index])]
  }
}
