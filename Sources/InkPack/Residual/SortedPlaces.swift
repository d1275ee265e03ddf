// The positions of a text sorted by their n-grams, so that what follows a context is contiguous.

internal import CInkPack
import InkLexicon
import InkText

/// All positions of a text, sorted by the words before them and then by the word at them: those with the same preceding
/// words are a range, and within it those with the same word.
///
/// Two threads draw from it, millions of times a second; so it is memory without reference counts, freed by whoever
/// made it.
struct SortedPlaces: @unchecked Sendable {
  /// The word at a position and the number of the n-gram that ends there. They lie side by side, since reading them at
  /// random ranks waits for memory.
  struct Occurrence {
    let word: UInt32
    let ngram: UInt32
  }

  /// The positions with the same preceding words, and how many different words are at them.
  struct Run {
    let ranks: Range<Int>
    let wordCount: Int
  }

  /// Where the positions of a context and its n-grams begin.
  private struct Start {
    let rank: UInt32
    let ngram: UInt32
  }

  /// What is at each position, in order.
  let occurrences: UnsafeBufferPointer<Occurrence>
  /// The rank of each position in the order.
  let ranks: UnsafeBufferPointer<UInt32>
  /// The first rank of each n-gram, followed by the number of positions.
  private let ngramStarts: UnsafeBufferPointer<UInt32>
  /// The start of each context, followed by the numbers of positions and n-grams.
  private let contextStarts: UnsafeBufferPointer<Start>

  /// The number of n-grams.
  var ngramCount: Int { ngramStarts.count - 1 }

  /// Sorts by components and words if there is no lower order, and otherwise by the preceding n-grams of the lower
  /// order and words.
  ///
  /// Takes a few seconds and 35 bytes per position for 30 million positions.
  init(_ text: TrainingText, above lower: SortedPlaces?) {
    let count = text.words.count
    var sorted = KeyedPlaces()
    sorted.reserveCapacity(count)
    for place in 0..<count {
      let context = SortedPlaces.context(of: place, in: text, above: lower)
      sorted.append(UInt64(context) << 32 | UInt64(text.words[place]), place: UInt32(place))
    }
    sorted.sort()
    let ranks = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: count)
    let occurrences = UnsafeMutableBufferPointer<Occurrence>.allocate(capacity: count)
    var ngramStarts: [UInt32] = []
    for (rank, place) in sorted.places.enumerated() {
      ranks.initializeElement(at: Int(place), to: UInt32(rank))
      let key = sorted.keys[rank]
      if rank == 0 || key != sorted.keys[rank - 1] { ngramStarts.append(UInt32(rank)) }
      let ngram = UInt32(ngramStarts.count - 1)
      occurrences.initializeElement(
        at: rank, to: Occurrence(word: UInt32(truncatingIfNeeded: key), ngram: ngram))
    }
    let ngramCount = UInt32(ngramStarts.count)
    let contextCount = lower.map { $0.ngramCount + 1 } ?? PackFormat.maximumComponentCount
    contextStarts = Self.unmanaged(
      childStarts(of: contextCount, contexts: sorted.keys.lazy.map { UInt32($0 >> 32) }).lazy.map {
        rank in
        let isEnd = Int(rank) == count
        return Start(rank: rank, ngram: isEnd ? ngramCount : occurrences[Int(rank)].ngram)
      })
    self.ranks = UnsafeBufferPointer(ranks)
    self.occurrences = UnsafeBufferPointer(occurrences)
    ngramStarts.append(UInt32(count))
    self.ngramStarts = Self.unmanaged(ngramStarts)
  }

  private static func unmanaged<Element>(
    _ elements: some Collection<Element>
  ) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(fromContentsOf: elements)
    return UnsafeBufferPointer(memory)
  }

  /// Frees the memory, after which nothing may be called.
  func deallocate() {
    occurrences.deallocate()
    ranks.deallocate()
    ngramStarts.deallocate()
    contextStarts.deallocate()
  }

  /// Begins to fetch the occurrence at a position. Waiting for memory takes most of the time of drawing.
  func expectOccurrence(at place: Int) {
    guard ranks.indices.contains(place), let start = occurrences.baseAddress else { return }
    ink_prefetch_to_read(start + Int(ranks[place]))
  }

  /// Begins to fetch the start of the context of a position, once its occurrence in the lower order has arrived.
  func expectRun(of place: Int, in text: TrainingText, above lower: SortedPlaces?) {
    guard let start = contextStarts.baseAddress else { return }
    ink_prefetch_to_read(start + Int(Self.context(of: place, in: text, above: lower)))
  }

  /// Returns the context of a position: its component or the n-gram before it; at the start of a source, a number that
  /// denotes none.
  private static func context(
    of place: Int, in text: TrainingText, above lower: SortedPlaces?
  ) -> UInt32 {
    guard let lower else { return UInt32(text.components[place]) }
    if text.begins[place] { return UInt32(lower.ngramCount) }
    return lower.occurrences[Int(lower.ranks[place - 1])].ngram
  }

  /// Returns all positions with the same preceding words.
  func run(of place: Int, in text: TrainingText, above lower: SortedPlaces?) -> Run {
    let context = Int(SortedPlaces.context(of: place, in: text, above: lower))
    let (start, end) = (contextStarts[context], contextStarts[context + 1])
    return Run(
      ranks: Int(start.rank)..<Int(end.rank), wordCount: Int(end.ngram) - Int(start.ngram))
  }

  /// Returns the part of a run with words of an interval, by a galloping search from one of its ranks, since most parts
  /// are short.
  func part(of run: Run, with interval: Range<UInt32>, around rank: Int) -> Run {
    let ranks = run.ranks
    var (below, step) = (rank, 1)
    while below > ranks.lowerBound, occurrences[below].word >= interval.lowerBound {
      below = max(ranks.lowerBound, below - step)
      step *= 2
    }
    var above = rank
    step = 1
    while above < ranks.upperBound, occurrences[above].word < interval.upperBound {
      above = min(ranks.upperBound, above + step)
      step *= 2
    }
    let start = first(in: below..<rank, atLeast: interval.lowerBound)
    let end = first(in: rank..<above, atLeast: interval.upperBound)
    let ngrams = occurrences[start].ngram...occurrences[end - 1].ngram
    return Run(ranks: start..<end, wordCount: ngrams.count)
  }

  private func first(in ranks: Range<Int>, atLeast word: UInt32) -> Int {
    UnsafeBufferPointer(rebasing: occurrences[ranks]).partitionPoint { $0.word < word }
      + ranks.lowerBound
  }

  /// Returns the number of positions with the n-gram of an occurrence.
  func count(of occurrence: Occurrence) -> Int {
    let ngram = Int(occurrence.ngram)
    return Int(ngramStarts[ngram + 1] - ngramStarts[ngram])
  }

  /// Whether the n-gram at a rank occurs nowhere else.
  func isOnly(at rank: Int) -> Bool {
    let ngram = occurrences[rank].ngram
    let isFirst = rank == 0 || occurrences[rank - 1].ngram != ngram
    return isFirst && (rank + 1 == occurrences.count || occurrences[rank + 1].ngram != ngram)
  }
}
