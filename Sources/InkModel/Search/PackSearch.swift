// The best words of one pack for a prefix, exactly: each source is walked down no further than it must.

import InkLexicon

/// Exact top-k over components, orders, trie and added words: Fagin's threshold algorithm with the depth in
/// all sources set as one fraction of their bounds.
///
/// Every word whose probability in some source reaches that fraction of the source's own bound is scored in
/// full. What was not scored is then below the same fraction of the sum of bounds, so the walk ends when
/// the last of the best is above that; else the fraction falls.
struct PackSearch {
  /// Words scored at most; the search then ends with what it has.
  static let scoredCap = 4096

  let pack: LanguagePack
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

  private(set) var top: TopWords
  private(set) var seen = SeenWords()
  private(set) var isExact = true
  private var intervals: [NgramInterval] = []

  init(
    pack: LanguagePack, file: PackFile, context: PackContext, weights: [Double],
    backgroundShare: Double, added: AddedWords, words: KeyInterval, isWhole: Bool, limit: Int
  ) {
    self.pack = pack
    self.file = file
    self.context = context
    self.weights = weights
    self.backgroundShare = backgroundShare
    self.added = added
    self.words = words
    self.isWhole = isWhole
    top = TopWords(limit: limit)
    intervals = context.components.map { $0.interval(words, isWhole: isWhole, in: file) }
  }

  /// P(some word of the interval | context) in the packs' mixture.
  var mass: Double {
    var mass = 0.0
    for index in intervals.indices {
      mass += weights[index] * context.components[index].mass(of: intervals[index], in: file)
    }
    return mass
  }

  /// Finds the best words; `cost` lowers a word's score, in 1/4096 nat.
  mutating func run(cost: (Int) -> Int32) {
    if words.words.count <= PackFormat.wordsPerLeaf {
      for id in words.words { score(id, cost) }
      return
    }
    let bounds = intervals.indices.map { index in
      context.components[index].bound(
        of: intervals[index], trie: pack.trie, component: index, in: file)
    }
    let addedBound = added.bound
    var total = addedBound
    for index in bounds.indices { total += backgroundShare * weights[index] * bounds[index] }
    var depths = [CandidateDepth](repeating: CandidateDepth(), count: bounds.count)
    var ids: [Int] = []
    ids.reserveCapacity(64)
    var fraction = 1.0
    var step = 0.5
    while isExact {
      fraction *= step
      ids.removeAll(keepingCapacity: true)
      for index in bounds.indices where bounds[index] > 0 {
        context.components[index].appendCandidates(
          of: intervals[index], atLeast: fraction * bounds[index], depth: &depths[index],
          to: &ids, in: file)
      }
      if addedBound > 0 { added.appendIDs(atLeast: fraction * addedBound, to: &ids) }
      for id in ids { score(id, cost) }
      // At a fraction of nothing every word of the interval has been given.
      if fraction == 0 { return }
      let unseen = Logarithm.score(fraction * total * (1 + 1e-9)).rawValue
      if let threshold = top.threshold, threshold > unseen { return }
      step = fraction < 1e-6 ? 0 : step * 0.75
    }
  }

  /// P(word) in all, without costs.
  func probability(of id: Int) -> Double {
    backgroundShare * context.probability(of: id, weights: weights, in: file)
      + added.addition(to: id)
  }

  /// Scores a word in full, once.
  private mutating func score(_ id: Int, _ cost: (Int) -> Int32) {
    guard words.words.contains(id), seen.insert(id), !pack.words.isHidden(id, in: file) else {
      return
    }
    if seen.count > PackSearch.scoredCap { isExact = false }
    let score = Logarithm.score(probability(of: id)).rawValue - cost(id)
    top.insert(ScoredWord(score: score, id: id))
  }
}
