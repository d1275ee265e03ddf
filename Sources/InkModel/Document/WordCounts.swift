// The number of occurrences of each word of a document.

/// The number of occurrences of each word of a document, with the maximum of each block of 64 words.
struct WordCounts: Sendable {
  static let blockSize = 64

  private(set) var values: [Float] = []
  private(set) var blockMaxima: [Float] = []
  /// The sum of the counts.
  private(set) var total = 0

  /// Adds one more word.
  mutating func append() {
    values.append(0)
    if values.count > blockMaxima.count * WordCounts.blockSize { blockMaxima.append(0) }
  }

  /// Adds a number of occurrences of a word; a negative number removes them.
  mutating func add(_ step: Int, of word: Int) {
    total += step
    values[word] += Float(step)
    let block = word / WordCounts.blockSize
    if step > 0 {
      blockMaxima[block] = max(blockMaxima[block], values[word])
    } else {
      let start = block * WordCounts.blockSize
      blockMaxima[block] =
        values[start..<min(start + WordCounts.blockSize, values.count)].max() ?? 0
    }
  }
}
