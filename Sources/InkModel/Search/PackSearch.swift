// The best words of one pack for a prefix, exactly: each source is walked down no further than it must.

import InkLexicon

/// Exact top-k over components, orders, trie and added words, after Fagin's threshold algorithm.
///
/// What an unseen word may have in all is shared out among the sources; a word that has more than its part
/// in some source is scored in full. So the walk ends when the last of the best is above what may be
/// unseen, else less is left unseen.
struct PackSearch {
  /// Words scored at most; the search then ends with what it has.
  static let scoredCap = 2048

  let pack: LanguagePack
  /// The position of the pack among the model's.
  let index: Int
  let file: PackFile
  let context: PackContext
  /// The weight of each component; they sum to one.
  let weights: [Double]
  /// The share of the packs in the whole mixture.
  let backgroundShare: Double
  /// What user and document add.
  let added: AddedWords
  /// The words that fit.
  let words: KeyInterval
  let isWhole: Bool
  /// The very word that is typed, where the pack has it.
  let exact: Int?
  /// Those of the words that were passed over; each may stand before a word that is wanted.
  private let passedOver: [Int]

  private(set) var top: TopWords
  private(set) var seen = SeenWords()
  private(set) var isExact = true
  /// Where the words that fit stand in the lists of each component.
  private let intervals: [NgramInterval]

  init(
    pack: LanguagePack, index: Int, file: PackFile, context: PackContext, weights: [Double],
    backgroundShare: Double, added: AddedWords, words: KeyInterval, isWhole: Bool, exact: Int?,
    passedOver: [Int], limit: Int
  ) {
    self.pack = pack
    self.index = index
    self.file = file
    self.context = context
    self.weights = weights
    self.backgroundShare = backgroundShare
    self.added = added
    self.words = words
    self.isWhole = isWhole
    self.exact = exact
    self.passedOver = passedOver
    top = TopWords(limit: limit + passedOver.count)
    intervals = context.components.map {
      $0.interval(words.words, isWhole: isWhole, in: file)
    }
  }

  /// P(some word of the interval | context) in the packs' mixture.
  var mass: Double {
    var mass = 0.0
    for index in intervals.indices {
      mass += weights[index] * context.components[index].mass(of: intervals[index], in: file)
    }
    return mass
  }

  /// Scores the word that is typed and those that were passed over, before all others; nothing lowers their scores.
  mutating func scoreNamedWords() -> [ScoredWord] {
    for id in passedOver { score(id) { _ in 0 } }
    if let exact { score(exact) { _ in 0 } }
    return top.words
  }

  /// Finds the best words.
  ///
  /// - Parameters:
  ///   - least: Words that are less likely need not be found.
  ///   - cost: What lowers a word's score, in 1/4096 nat.
  mutating func run(downTo least: Double, cost: (Int) -> Int32) {
    if words.words.count <= PackFormat.wordsPerLeaf {
      for id in words.words { score(id, cost) }
      return
    }
    // What a word may have at most from each component, and at last from user and document.
    let shares = weights.map { backgroundShare * $0 }
    var unigrams = context.components.map {
      UnigramWalk(of: words, behind: $0, trie: pack.trie, in: file)
    }
    var bounds = intervals.indices.map { index in
      let followers = context.components[index].followerBound(of: intervals[index], in: file)
      return shares[index] * max(followers, unigrams[index].bound)
    }
    bounds.append(added.bound)
    let total = bounds.reduce(0, +)
    var depths = [FollowerDepth](repeating: FollowerDepth(), count: intervals.count)
    var ids: [Int] = []
    ids.reserveCapacity(64)
    // Sums of floating-point numbers are not the same in every order.
    let enough = least * (1 - 1e-6)
    if total < enough { return }
    var unseen = max(total * 0.2, enough)
    while isExact {
      ids.removeAll(keepingCapacity: true)
      let depth = SearchDepth(of: unseen, among: bounds)
      for index in intervals.indices {
        guard let part = depth.part(ofBound: bounds[index]) else { continue }
        let probability = part / shares[index]
        context.components[index].appendFollowers(
          of: intervals[index], atLeast: probability, depth: &depths[index], to: &ids, in: file)
        unigrams[index].appendWords(atLeast: probability, to: &ids)
      }
      if let part = depth.part(ofBound: added.bound) { added.appendIDs(atLeast: part, to: &ids) }
      for id in ids { score(id, cost) }
      // When nothing may be left unseen, every word of the interval has been given. What is no number above 0
      // would never get less.
      guard unseen > enough, unseen.isFinite else { return }
      var next = unseen * 0.2
      if let threshold = top.threshold {
        if threshold > Logarithm.score(unseen * (1 + 1e-9)).rawValue { return }
        // What is left unseen must fall below the last of the best, which from now on can only rise.
        let needed = Logarithm.probability(of: Score(rawValue: threshold - 1))
        next = max(next, min(needed, unseen * 0.9))
      }
      unseen = max(next < total * 1e-6 ? 0 : next, enough)
    }
  }

  /// P(word) in all, without costs.
  func probability(of id: Int) -> Double {
    backgroundShare * context.probability(of: id, weights: weights, among: intervals, in: file)
      + added.addition(to: id)
  }

  /// Scores a word in full, once.
  private mutating func score(_ id: Int, _ cost: (Int) -> Int32) {
    guard words.words.contains(id), seen.insert(id), !pack.words.isHidden(id, in: file) else {
      return
    }
    if seen.count > PackSearch.scoredCap { isExact = false }
    let (probability, cost) = (probability(of: id), cost(id))
    top.insert(
      ScoredWord(
        score: Logarithm.score(probability).rawValue - cost,
        probability: cost == 0
          ? probability : probability * Logarithm.probability(of: Score(rawValue: -cost)),
        id: id))
  }
}
