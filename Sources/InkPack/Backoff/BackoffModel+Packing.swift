// Conversion of a finished model into the tables of a language pack.

import InkLexicon

extension BackoffModel {
  /// Returns a unigram model.
  static func words(_ shares: [Float]) -> BackoffModel {
    BackoffModel(levels: [
      Level(
        words: (0..<shares.count).map { UInt32($0) }, probabilities: shares,
        backoffs: [Float](repeating: 1, count: shares.count))
    ])
  }

  /// Returns the model in natural logarithms with explicit n-grams.
  func packComponent(name: String, weight: Double) -> PackComponent {
    PackComponent(
      name: name, defaultWeight: Float(weight),
      unigramLogP: levels[0].probabilities.map(Self.logarithm),
      unigramBackoff: levels[0].backoffs.map(Self.logarithm),
      bigrams: table(order: 2) ?? NgramTable(),
      trigrams: table(order: 3) ?? NgramTable(),
      fourgrams: table(order: 4))
  }

  private func table(order: Int) -> NgramTable? {
    guard order <= self.order else { return nil }
    let level = levels[order - 1]
    var table = NgramTable()
    table.ids.reserveCapacity(level.words.count * order)
    for index in level.words.indices {
      table.ids.append(contentsOf: words(of: UInt32(index), order: order))
    }
    table.logP = level.probabilities.map(Self.logarithm)
    table.backoff = level.backoffs.map(Self.logarithm)
    return table
  }

  /// Returns the words of an n-gram, first to last.
  func words(of index: UInt32, order: Int) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: order)
    var index = index
    for level in (1..<max(order, 1)).reversed() {
      words[level] = levels[level].words[Int(index)]
      index = levels[level].contexts[Int(index)]
    }
    words[0] = index
    return words
  }

  private static func logarithm(_ value: Float) -> Float { Float(naturalLogarithm(Double(value))) }
}
