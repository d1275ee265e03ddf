// The words that a user wrote before and that begin with a prefix: what they may gain, and the ones that gain enough.

import InkLexicon

/// The words of the user's n-grams that fit a prefix, as one source of the search.
struct UserNgramWords {
  private let evidence: DocumentEvidence
  private let numbers: Range<Int32>
  /// The followers that fit at each order, with what a count above 1/2 is worth.
  private var parts: [(table: FollowerTable, range: Range<Int>, worth: Double)] = []
  /// A bound of what any of the words gains.
  private(set) var bound = 0.0
  /// What all of the words gain together.
  private(set) var mass = 0.0

  /// The words that begin with a folded prefix.
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
    mass = evidence.ngramWorth * Double(ngrams.total(of: numbers))
    var greatest: Float = 0
    forEachBlock(in: ngrams) { numbers, maximum in
      if maximum <= greatest { return }
      for number in numbers { greatest = max(greatest, ngrams.counts[number]) }
    }
    bound = evidence.ngramWorth * Double(greatest)
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

  /// Gives every word that gains at least a probability, by number; some that gain less, and some twice.
  func forEach(atLeast probability: Double, _ body: (Int32) -> Void) {
    guard let ngrams = evidence.ngrams, !numbers.isEmpty else { return }
    // What gains so much gains its part of it from its count or at one of the orders.
    let part = probability / Double(parts.count + 1)
    for order in parts {
      let needed = Float(part / order.worth) * 0.999 + FollowerTable.discount
      for position in order.range where order.table.counts[position] >= needed {
        body(order.table.words[position])
      }
    }
    guard evidence.ngramWorth > 0 else { return }
    let needed = Float(part / evidence.ngramWorth) * 0.999
    forEachBlock(in: ngrams) { numbers, maximum in
      if maximum < needed { return }
      for number in numbers where ngrams.counts[number] >= needed && ngrams.counts[number] > 0 {
        body(Int32(truncatingIfNeeded: number))
      }
    }
  }

  /// The parts of the interval that lie in one block each, with a bound of the counts in them.
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
