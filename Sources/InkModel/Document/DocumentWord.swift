// A word met in a document: how it is written there, and where the packs have it.

import InkText

/// A word of a document.
struct DocumentWord: Sendable {
  /// As language models know it.
  let text: String
  /// Its folded key; empty for sentence starts and numbers, which are contexts only.
  let key: [UInt8]
  /// Whether no pack has it.
  let isOutside: Bool
  /// How it was written last away from a sentence start; at one, only if it was met nowhere else.
  private(set) var form: String?
  private var isFormSure = false
  /// How often it was met.
  private(set) var sightings = 0

  init(text: String, key: [UInt8], isOutside: Bool) {
    self.text = text
    self.key = key
    self.isOutside = isOutside
  }

  /// Notes how the word was written.
  mutating func note(_ written: String, atSentenceStart: Bool) {
    sightings += 1
    if atSentenceStart, isFormSure { return }
    form = written.composed
    isFormSure = !atSentenceStart
  }

  /// How the document writes the word where that is certain: a form met away from sentence starts.
  var sureForm: String? { isFormSure ? form : nil }
}

/// The words that followed a context in a document, with their counts.
struct DocumentFollowers: Sendable {
  /// The followers in the order of their first sight.
  private(set) var counts: [(word: Int32, count: Float)] = []
  /// The sum of the counts.
  private(set) var total: Float = 0
  /// Where each follower stands, once there are too many to look through.
  private var positions: [Int32: Int] = [:]
  private static let longestSearched = 16

  /// Counts a follower.
  mutating func observe(_ word: Int32) {
    total += 1
    if let position = position(of: word) {
      counts[position].count += 1
      return
    }
    counts.append((word, 1))
    if counts.count == DocumentFollowers.longestSearched + 1 {
      for (position, follower) in counts.enumerated() { positions[follower.word] = position }
    } else if counts.count > DocumentFollowers.longestSearched {
      positions[word] = counts.count - 1
    }
  }

  /// How often a word followed.
  func count(of word: Int32) -> Float { position(of: word).map { counts[$0].count } ?? 0 }

  private func position(of word: Int32) -> Int? {
    counts.count > DocumentFollowers.longestSearched
      ? positions[word] : counts.firstIndex { $0.word == word }
  }
}

/// Counts that halve while a number of further words is written.
///
/// Not the old counts shrink but the unit of new ones grows, so that nothing has to be visited; ratios are
/// all that is asked for. Blocks of 64 keep their greatest count, which only grows.
struct DecayedCounts: Sendable {
  /// Words written until a count is worth half.
  static let halfLife: Float = 300
  static let blockSize = 64

  private(set) var values: [Float] = []
  private(set) var blockMaxima: [Float] = []
  private(set) var total: Float = 0
  private(set) var observedCount = 0
  private var unit: Float = 1

  /// 2^(1 / 300).
  private static let growth: Float = 1.002_313_2

  /// Makes room for one more word.
  mutating func append() {
    values.append(0)
    if values.count > blockMaxima.count * DecayedCounts.blockSize { blockMaxima.append(0) }
  }

  /// Counts a word.
  mutating func observe(_ word: Int) {
    unit *= DecayedCounts.growth
    values[word] += unit
    total += unit
    let block = word / DecayedCounts.blockSize
    blockMaxima[block] = max(blockMaxima[block], values[word])
    observedCount += 1
    if unit > 1e18 { shrink() }
  }

  /// The total in words, as decayed.
  var decayedTotal: Double { Double(total / unit) }

  private mutating func shrink() {
    let factor = 1 / unit
    for index in values.indices { values[index] *= factor }
    for index in blockMaxima.indices { blockMaxima[index] *= factor }
    total *= factor
    unit = 1
  }
}
