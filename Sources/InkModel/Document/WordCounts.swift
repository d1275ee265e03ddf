// How often each word of a document stands in it.

/// How often each word of a document stands in it; blocks of 64 words know their greatest count.
struct WordCounts: Sendable {
  static let blockSize = 64

  private(set) var values: [Float] = []
  private(set) var blockMaxima: [Float] = []
  /// The sum of the counts.
  private(set) var total = 0

  /// Makes room for one more word.
  mutating func append() {
    values.append(0)
    if values.count > blockMaxima.count * WordCounts.blockSize { blockMaxima.append(0) }
  }

  /// Counts a word so many times; fewer than none takes it back.
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
