// The words of a document with a prefix, and the probability each gains from its occurrences.

/// The words of a document with a prefix, as one source of the search. Gains are probabilities.
struct DocumentWords {
  private let evidence: DocumentEvidence
  /// The numbers of the words with the prefix; nil for all words.
  private let numbers: ArraySlice<Int32>?
  /// The numbers of those of them that no pack has.
  private let outside: ArraySlice<Int32>
  /// For each order, the words with the prefix that followed the context, with the gain of each.
  private var followers: [(word: Int32, probability: Double)] = []
  /// An upper bound of the gain of any word.
  private(set) var bound = 0.0
  /// The sum of all gains; for a non-empty prefix without possible slips, which gain nothing.
  private(set) var mass = 0.0

  /// Finds the words with a folded prefix.
  init(_ evidence: DocumentEvidence, prefix: [UInt8]) {
    self.evidence = evidence
    guard let document = evidence.document else {
      (numbers, outside) = ([], [])
      return
    }
    numbers = prefix.isEmpty ? nil : document.vocabulary.numbers(withPrefix: prefix)
    outside = document.vocabulary.outsideNumbers(withPrefix: prefix)
    if numbers?.isEmpty ?? false { return }
    var greatest: Float = 0
    if let numbers {
      var total: Float = 0
      for number in numbers where !document.isDoubtful(number) {
        let count = document.ngrams.counts.values[Int(number)]
        greatest = max(greatest, count)
        total += count
      }
      mass = Double(total) * evidence.probabilityPerCount
    } else {
      greatest = document.ngrams.counts.blockMaxima.max() ?? 0
      mass = evidence.probabilityPerCount * Double(document.ngrams.counts.total)
    }
    bound = Double(greatest) * evidence.probabilityPerCount
    for order in evidence.orders {
      var (best, total): (Double, Float) = (0, 0)
      for (word, count) in order.followers.counts {
        let gain = order.gain(of: word, count: count)
        if gain <= 0 { continue }
        if !prefix.isEmpty, !document.vocabulary[word].key.starts(with: prefix) { continue }
        if !prefix.isEmpty, document.isDoubtful(word) { continue }
        let probability = order.worth * Double(gain)
        followers.append((word, probability))
        best = max(best, probability)
        total += gain
      }
      // Counts are summed before being weighted, so that their order does not matter.
      mass += order.worth * Double(total)
      bound += best
    }
  }

  /// Calls `body` with the number of every word that gains at least `probability`, and of some that gain less. A number
  /// may occur more than once.
  func forEach(atLeast probability: Double, _ body: (Int32) -> Void) {
    guard let document = evidence.document else { return }
    let part = Self.part(of: probability)
    for follower in followers where follower.probability >= part { body(follower.word) }
    let needed = minimumCount(of: part)
    let values = document.ngrams.counts.values
    if let numbers {
      for number in numbers where values[Int(number)] >= needed { body(number) }
      return
    }
    let size = WordCounts.blockSize
    for (block, maximum) in document.ngrams.counts.blockMaxima.enumerated() where maximum >= needed
    {
      for number in block * size..<min((block + 1) * size, values.count)
      where values[number] >= needed {
        body(Int32(truncatingIfNeeded: number))
      }
    }
  }

  /// Calls `body` with those of the same words that no pack has, which are few among a document's words.
  func forEachOutside(atLeast probability: Double, _ body: (Int32) -> Void) {
    guard let document = evidence.document, !outside.isEmpty else { return }
    let part = Self.part(of: probability)
    for follower in followers
    where follower.probability >= part && document.vocabulary[follower.word].isOutside {
      body(follower.word)
    }
    let needed = minimumCount(of: part)
    let values = document.ngrams.counts.values
    for number in outside where values[Int(number)] >= needed { body(number) }
  }

  /// A word with a total gain has at least a quarter of it from its count or from one of the three orders.
  private static func part(of probability: Double) -> Double { probability / 4 }

  /// Returns the count from which a word gains at least `part`.
  private func minimumCount(of part: Double) -> Float {
    evidence.probabilityPerCount > 0
      ? Float(part / evidence.probabilityPerCount) * 0.999 : .infinity
  }
}
