// The best words of one pack for a prefix, found without scoring all of them.

import InkLexicon

/// Exact top-k search by Fagin's threshold algorithm over several sources: the n-grams and the unigrams of each
/// component, and the additions of the document and the user.
///
/// Each source lists its words best first. A probability `unseen` is divided into one part for each source, and every
/// word that exceeds the part of at least one source is scored in full. A word that no source listed can then have at
/// most `unseen` in total. If the last of the best words has more than that, the search is done; otherwise it continues
/// with a smaller `unseen`.
struct PackSearch {
  /// The number of scored words at which the search stops with what it has.
  static let scoredCap = 2048

  /// The words with the prefix.
  let source: PackWords
  let file: PackFile
  /// The factor of this pack's probabilities in the whole mixture: its language's share, less what document and user
  /// take.
  let backgroundShare: Double
  /// The additions of document and user.
  let added: AddedWords
  /// The ids of words the user passed over, which do not count towards the limit, since they are demoted later.
  private let passedOver: [Int]
  /// The source's, at hand for each word scored.
  private let words: Range<Int>
  private let context: PackContext
  private let weights: [Double]
  private let intervals: [NgramInterval]
  /// The factor of the n-grams' probabilities, for all words except those of ``PackWords/pauseWords``.
  private let ngramShare: Double

  /// The best words so far.
  private(set) var top: TopWords
  /// The words scored.
  private(set) var seen = SeenWords()
  /// Whether ``top`` has exactly the best words; false if the search stopped at its limit.
  private(set) var isExact = true

  init(
    _ source: PackWords, file: PackFile, backgroundShare: Double, added: AddedWords,
    passedOver: [Int], limit: Int
  ) {
    self.source = source
    self.file = file
    self.backgroundShare = backgroundShare
    self.added = added
    self.passedOver = passedOver
    words = source.words.words
    context = source.context
    weights = source.weights
    intervals = source.intervals
    ngramShare = backgroundShare * source.factorOfOthers
    top = TopWords(limit: limit + passedOver.count)
  }

  /// Scores the typed word and the passed-over words before all others, less their costs, and returns them.
  mutating func scoreNamedWords(cost: (Int) -> Int32) -> [ScoredWord] {
    for id in passedOver { score(id, cost) }
    if let exact = source.exact { score(exact, cost) }
    return top.words
  }

  /// Finds the best words and stores them in ``top``. Takes a few microseconds for each of a few dozen words scored.
  ///
  /// - Parameters:
  ///   - least: The probability below which words need not be found.
  ///   - cost: Returns the amount to subtract from the score of the word with an id, in 1/4096 nat.
  mutating func run(downTo least: Double, cost: (Int) -> Int32) {
    // What is scored from here on has the probability of the n-grams, which the bounds below are of.
    for word in source.pauseWords { score(word.id, cost) }
    if words.count <= PackFormat.wordsPerLeaf {
      for id in words { score(id, cost) }
      return
    }
    // Copied out of the search, which is mutated while they are read, and accessed as spans, since they are
    // large.
    let (kept, keptIntervals) = (context.components, self.intervals)
    let (components, intervals) = (kept.span, keptIntervals.span)
    // The maximum probability of a word from each component; the last bound is that of document and user.
    var (parts, bounds): ([Part], [Double]) = ([], [])
    parts.reserveCapacity(intervals.count)
    bounds.reserveCapacity(intervals.count + 1)
    for index in intervals.indices {
      let part = Part(
        share: ngramShare * weights[index],
        unigrams: UnigramWalk(
          of: source.words, after: components[index], trie: source.pack.trie, in: file))
      let followers = components[index].followerBound(of: intervals[index], in: file)
      bounds.append(part.share * max(followers, part.unigrams.bound))
      parts.append(part)
    }
    bounds.append(added.bound)
    let total = bounds.reduce(0, +)
    var ids: [Int] = []
    ids.reserveCapacity(64)
    // A margin for rounding: sums of floating-point numbers depend on their order.
    let enough = least * (1 - 1e-6)
    if total < enough { return }
    var unseen = max(total * 0.2, enough)
    while isExact {
      ids.removeAll(keepingCapacity: true)
      let depth = SearchDepth(of: unseen, among: bounds)
      for index in intervals.indices {
        guard let part = depth.part(ofBound: bounds[index]) else { continue }
        let probability = part / parts[index].share
        components[index].appendFollowers(
          of: intervals[index], atLeast: probability, depth: &parts[index].depth, to: &ids,
          in: file)
        parts[index].unigrams.appendWords(atLeast: probability, to: &ids)
      }
      if let part = depth.part(ofBound: added.bound) { added.appendIDs(atLeast: part, to: &ids) }
      for id in ids { score(id, cost) }
      // At the minimum `unseen`, every wanted word has been found. A damaged pack may make it infinite.
      guard unseen > enough, unseen.isFinite else { return }
      var next = unseen * 0.2
      if let threshold = top.threshold {
        if threshold > Logarithm.score(unseen * (1 + 1e-9)).rawValue { return }
        // `unseen` has to fall below the last of the best words, which can only get better.
        let needed = Logarithm.probability(of: Score(rawValue: threshold - 1))
        next = max(next, min(needed, unseen * 0.9))
      }
      unseen = max(next < total * 1e-6 ? 0 : next, enough)
    }
  }

  /// How far the search has come in one component.
  private struct Part {
    /// The factor of the component's probabilities in the whole mixture.
    let share: Double
    var unigrams: UnigramWalk
    var depth = FollowerDepth()
  }

  /// Returns P(word | context) with all additions, before costs. Inlined, since otherwise the whole search would be
  /// copied for the call.
  @inline(__always)
  func probability(of id: Int) -> Double {
    let known = source.pauseWords.isEmpty ? nil : PauseContext.word(id, in: source.pauseWords)
    let background =
      known.map { backgroundShare * $0.probability }
      ?? ngramShare
      * context.probability(of: id, weights: weights, among: intervals, in: file)
    return background + added.addition(to: id)
  }

  /// Scores a word in full and adds it to the best words if it is one of them; has no effect the second time.
  private mutating func score(_ id: Int, _ cost: (Int) -> Int32) {
    guard words.contains(id), seen.insert(id), !source.pack.words.isHidden(id, in: file) else {
      return
    }
    if seen.count > PackSearch.scoredCap { isExact = false }
    let probability = probability(of: id)
    let score = Logarithm.score(probability).rawValue
    // Even without a cost it would not be among the best.
    if let threshold = top.threshold, score < threshold { return }
    let cost = cost(id)
    top.insert(
      ScoredWord(
        score: score - cost, cost: cost,
        probability: cost == 0
          ? probability : probability * Logarithm.probability(of: Score(rawValue: -cost)),
        id: id))
  }
}
