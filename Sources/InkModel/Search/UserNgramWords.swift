// The words with a prefix that the user wrote before, and the probability each gains from that.

import InkLexicon

/// The words of the user's n-grams with a prefix, as one source of the search. Gains are probabilities.
struct UserNgramWords {
  private let evidence: DocumentEvidence
  private let numbers: Range<Int32>
  /// For each order, the words with the prefix that followed the context, and the gain per count above the discount.
  private var parts: [(table: FollowerTable, range: Range<Int>, worth: Double)] = []
  /// An upper bound of the gain of any word.
  private(set) var bound = 0.0
  /// The sum of all gains.
  private(set) var mass = 0.0

  /// Finds the words with a folded prefix.
  init(_ evidence: DocumentEvidence, prefix: [UInt8]) {
    self.evidence = evidence
    guard let ngrams = evidence.ngrams else {
      numbers = 0..<0
      return
    }
    numbers =
      prefix.isEmpty
      ? 0..<Int32(truncatingIfNeeded: ngrams.wordCount) : ngrams.numbers(withPrefix: prefix)
    if numbers.isEmpty { return }
    mass = evidence.probabilityPerNgramCount * Double(ngrams.total(of: numbers))
    var greatest: Float = 0
    forEachBlock(in: ngrams) { numbers, maximum in
      if maximum <= greatest { return }
      for number in numbers { greatest = max(greatest, ngrams.counts[number]) }
    }
    bound = evidence.probabilityPerNgramCount * Double(greatest)
    for order in evidence.ngramOrders {
      let range = prefix.isEmpty ? order.range : order.table.part(order.range, in: numbers)
      var (best, sum): (Float, Float) = (0, 0)
      for position in range {
        let count = max(0, order.table.counts[position] - FollowerTable.discount)
        best = max(best, count)
        sum += count
      }
      parts.append((order.table, range, order.worth))
      bound += order.worth * Double(best)
      mass += order.worth * Double(sum)
    }
  }

  /// Calls `body` with the number of every word that gains at least `probability`, and of some that gain less. A number
  /// may occur more than once.
  func forEach(atLeast probability: Double, _ body: (Int32) -> Void) {
    guard let ngrams = evidence.ngrams, !numbers.isEmpty else { return }
    // A word with this total gain has at least one equal part of it from its count or from one of the orders.
    let part = probability / Double(parts.count + 1)
    for order in parts {
      let needed = Float(part / order.worth) * 0.999 + FollowerTable.discount
      for position in order.range where order.table.counts[position] >= needed {
        body(order.table.words[position])
      }
    }
    guard evidence.probabilityPerNgramCount > 0 else { return }
    let needed = Float(part / evidence.probabilityPerNgramCount) * 0.999
    forEachBlock(in: ngrams) { numbers, maximum in
      if maximum < needed { return }
      for number in numbers where ngrams.counts[number] >= needed && ngrams.counts[number] > 0 {
        body(Int32(truncatingIfNeeded: number))
      }
    }
  }

  /// Calls `body` with the numbers in the prefix block by block, each with the maximum count of its block.
  private func forEachBlock(in ngrams: UserNgrams, _ body: (Range<Int>, Float) -> Void) {
    var start = Int(numbers.lowerBound)
    let end = Int(numbers.upperBound)
    while start < end {
      let block = start / UserNgrams.blockSize
      let next = min(end, (block + 1) * UserNgrams.blockSize)
      body(start..<next, ngrams.blockMaxima[block])
      start = next
    }
  }
}
