// Word lists, with or without frequencies.

import InkText

/// Words with their frequencies, most frequent first, normalized and without duplicates.
struct FrequencyList {
  private(set) var words: [String] = []
  /// The shares of running text, 0…1.
  private(set) var shares: [Double] = []

  /// Parses lines `word<TAB>frequency`. Leaves out entries that the tokenizer would not take as one word, and lines
  /// without a frequency. Such lists count the "l" of "l'homme" as "l", which becomes the elided word "l'".
  init(_ bytes: [UInt8], elided: [String] = []) {
    var seen = Set<String>()
    for line in bytes.split(separator: 0x0A) {
      let columns = line.split(separator: 0x09)
      guard columns.count == 2,
        let share = Double(String(decoding: columns[1], as: UTF8.self)), 0 < share,
        let word = singleWord(String(decoding: columns[0], as: UTF8.self)),
        seen.insert(word).inserted
      else { continue }
      words.append(elided.contains(word + "'") ? word + "'" : word)
      shares.append(share)
    }
  }
}

extension FrequencyList {
  /// Divides the shares of words among several spellings.
  ///
  /// - Parameter spellings: Returns the spellings of a word with their weights; empty if it stays as it is.
  mutating func share(among spellings: (String) -> [(word: String, weight: Double)]) {
    var shared: [(word: String, share: Double)] = []
    for (word, share) in zip(words, shares) {
      let parts = spellings(word)
      let total = parts.reduce(0) { $0 + $1.weight }
      if total <= 0 {
        shared.append((word, share))
      } else {
        shared += parts.filter { 0 < $0.weight }.map { ($0.word, share * $0.weight / total) }
      }
    }
    var seen = Set<String>()
    shared.sort { ($1.share, $0.word) < ($0.share, $1.word) }
    shared.removeAll { !seen.insert($0.word).inserted }
    words = shared.map(\.word)
    shares = shared.map(\.share)
  }
}

/// Returns the words of a plain list, one per line, as written; leaves out lines that are not exactly one word.
func wordList(_ bytes: [UInt8]) -> [String] {
  bytes.split(separator: 0x0A).compactMap {
    let written = String(decoding: $0, as: UTF8.self)
    return singleWord(written) == nil ? nil : written
  }
}

/// Returns the form that the language models use of a text, if that is exactly one word.
private func singleWord(_ written: String) -> String? {
  var copy = written
  return copy.withUTF8 { bytes in
    var tokenizer = Tokenizer()
    guard let token = tokenizer.next(in: bytes.span), token.kind == .word,
      token.range == 0..<bytes.count
    else { return nil }
    return token.modelText(in: bytes.span)
  }
}
