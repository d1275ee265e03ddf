// Lists of words: with frequencies, or plain.

import InkText

/// Words with their frequencies, most frequent first, each normalised and once.
struct FrequencyList {
  private(set) var words: [String] = []
  /// Shares of running text, 0…1.
  private(set) var shares: [Double] = []

  /// Reads lines `word<TAB>frequency`. What the tokeniser would not take as one word is left out, as
  /// are lines without a frequency. Such lists count the "l" of "l'homme" as "l"; it is the elided word.
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
  /// Shares words out among several spellings.
  ///
  /// - Parameter spellings: The spellings of a word with their weights; none where it stays as it is.
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

/// The words of a plain list, a word a line, as written; what is not one word is left out.
func wordList(_ bytes: [UInt8]) -> [String] {
  bytes.split(separator: 0x0A).compactMap {
    let written = String(decoding: $0, as: UTF8.self)
    return singleWord(written) == nil ? nil : written
  }
}

/// How language models know what is written, if that is exactly one word.
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
