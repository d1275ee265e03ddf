// The places of a text sorted by the words before and at them, so that what follows a context is one run.

import InkLexicon

/// All places of a text in the order of the words before them and the word at them: those with the same words before
/// are one run, and in it those with the same word.
struct SortedPlaces: Sendable {
  /// The places in order.
  let places: [UInt32]
  /// Of each place, where it stands in the order.
  let ranks: [UInt32]
  /// The word at each place, in order.
  let words: [UInt32]
  /// The number of the n-gram that ends at each place, in order.
  let ngrams: [UInt32]
  /// Where the places of each n-gram begin in the order, and at last their number.
  let ngramStarts: [UInt32]
  /// Where the places behind each context begin in the order, and at last their number.
  private let contextStarts: [UInt32]

  /// How many n-grams there are.
  var ngramCount: Int { ngramStarts.count - 1 }

  /// Sorts by components and words, where no order is given below, else by the n-grams of that order before and words.
  ///
  /// Costs some seconds and 40 bytes a place for 30 million places.
  init(_ text: TrainingText, above lower: SortedPlaces?) {
    let count = text.words.count
    var sorted = KeyedPlaces()
    sorted.reserveCapacity(count)
    for place in 0..<count {
      let context = SortedPlaces.context(of: place, in: text, above: lower)
      sorted.append(UInt64(context) << 32 | UInt64(text.words[place]), place: UInt32(place))
    }
    sorted.sort()
    places = sorted.places
    var ranks = [UInt32](repeating: 0, count: count)
    for (rank, place) in places.enumerated() { ranks[Int(place)] = UInt32(rank) }
    self.ranks = ranks
    words = sorted.keys.map { UInt32(truncatingIfNeeded: $0) }
    var ngrams: [UInt32] = []
    ngrams.reserveCapacity(count)
    var starts: [UInt32] = []
    for rank in 0..<count {
      if rank == 0 || sorted.keys[rank] != sorted.keys[rank - 1] { starts.append(UInt32(rank)) }
      ngrams.append(UInt32(starts.count - 1))
    }
    starts.append(UInt32(count))
    self.ngrams = ngrams
    ngramStarts = starts
    let contextCount = lower.map { $0.ngramCount + 1 } ?? PackFormat.maximumComponentCount
    contextStarts = childStarts(of: contextCount, contexts: sorted.keys.map { UInt32($0 >> 32) })
  }

  /// Of a place, the component or the n-gram before it; where a source begins, what stands for none.
  private static func context(
    of place: Int, in text: TrainingText, above lower: SortedPlaces?
  ) -> UInt32 {
    guard let lower else { return UInt32(text.components[place]) }
    if text.begins[place] { return UInt32(lower.ngramCount) }
    return lower.ngrams[Int(lower.ranks[place - 1])]
  }

  /// The run of all places with the same words before them.
  func run(of place: Int, in text: TrainingText, above lower: SortedPlaces?) -> Range<Int> {
    let context = Int(SortedPlaces.context(of: place, in: text, above: lower))
    return Int(contextStarts[context])..<Int(contextStarts[context + 1])
  }

  /// The part of a run with words of an interval, found from one of its ranks: most parts are short.
  func part(of run: Range<Int>, with interval: Range<UInt32>, around rank: Int) -> Range<Int> {
    var (below, step) = (rank, 1)
    while below > run.lowerBound, words[below] >= interval.lowerBound {
      below = max(run.lowerBound, below - step)
      step *= 2
    }
    var above = rank
    step = 1
    while above < run.upperBound, words[above] < interval.upperBound {
      above = min(run.upperBound, above + step)
      step *= 2
    }
    return first(
      in: below..<rank, atLeast: interval.lowerBound)..<first(
        in: rank..<above, atLeast: interval.upperBound)
  }

  private func first(in run: Range<Int>, atLeast word: UInt32) -> Int {
    var (low, high) = (run.lowerBound, run.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many places have the n-gram at a rank.
  func count(at rank: Int) -> Int {
    let ngram = Int(ngrams[rank])
    return Int(ngramStarts[ngram + 1] - ngramStarts[ngram])
  }
}
