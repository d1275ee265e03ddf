// The positions of a text sorted by their n-grams, so that what follows a context is contiguous.

import InkLexicon
import InkText

/// All positions of a text, sorted by the words before them and then by the word at them: those with the same
/// preceding words are a range, and within it those with the same word.
struct SortedPlaces: Sendable {
  /// The positions in order.
  let places: [UInt32]
  /// The rank of each position in the order.
  let ranks: [UInt32]
  /// The word at each position, in order.
  let words: [UInt32]
  /// The number of the n-gram that ends at each position, in order.
  let ngrams: [UInt32]
  /// The first rank of each n-gram, followed by the number of positions.
  let ngramStarts: [UInt32]
  /// The first rank of each context, followed by the number of positions.
  private let contextStarts: [UInt32]

  /// The number of n-grams.
  var ngramCount: Int { ngramStarts.count - 1 }

  /// Sorts by components and words if there is no lower order, and otherwise by the preceding n-grams of the
  /// lower order and words.
  ///
  /// Takes a few seconds and 40 bytes per position for 30 million positions.
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

  /// Returns the context of a position: its component or the n-gram before it; at the start of a source, a number
  /// that denotes none.
  private static func context(
    of place: Int, in text: TrainingText, above lower: SortedPlaces?
  ) -> UInt32 {
    guard let lower else { return UInt32(text.components[place]) }
    if text.begins[place] { return UInt32(lower.ngramCount) }
    return lower.ngrams[Int(lower.ranks[place - 1])]
  }

  /// Returns the ranks of all positions with the same preceding words.
  func run(of place: Int, in text: TrainingText, above lower: SortedPlaces?) -> Range<Int> {
    let context = Int(SortedPlaces.context(of: place, in: text, above: lower))
    return Int(contextStarts[context])..<Int(contextStarts[context + 1])
  }

  /// Returns the part of a run with words of an interval, by a galloping search from one of its ranks, since most
  /// parts are short.
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
    words[run].partitionPoint { $0 < word }
  }

  /// Returns the number of positions with the n-gram at a rank.
  func count(at rank: Int) -> Int {
    let ngram = Int(ngrams[rank])
    return Int(ngramStarts[ngram + 1] - ngramStarts[ngram])
  }
}
