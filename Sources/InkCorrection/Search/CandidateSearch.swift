// Best-first search over the trie for the words that may have been meant.

import InkLexicon
import InkModel
import InkText

/// Finds the words of a pack that are likely by themselves and cheap to mistype, best first.
///
/// An A* search over the trie of a pack (Hart, Nilsson and Raphael 1968). A node scores at most as much as the
/// likeliest word below it, minus the cheapest slips on the path to it. With that admissible bound alone, the first
/// word at the head of the queue would be the best one, but nearly every node would be expanded. So the bound is
/// reduced by an expected loss for each letter still to come (``Bounds/losses``), which is much faster but no longer
/// exact. The context is not considered here: callers rescore the candidates in their context.
struct CandidateSearch {
  /// A word that may have been meant.
  struct Found {
    /// The word's ID in the pack.
    var id: Int
    /// The cost of the slips.
    var cost: Int32
    /// ln P(word) minus the cost.
    var score: Score
  }

  /// How far the search continues beyond the best word.
  struct Extent {
    /// How far below the best word found the search continues.
    var reach: Score
    /// The maximum number of alignment rows to compute, which bounds the work.
    var rowCap: Int
  }

  /// The limits of a search.
  struct Bounds {
    /// The minimum score of a word.
    var floor: Score
    /// The maximum total cost at which a word counts as a slip of another.
    var maximumCost: Int32
    /// The extent of the search, and the extent where a word one slip away was found.
    var extent: Extent
    var extentBesideNear: Extent
    /// The loss expected for the letter at each position still to come; the last value applies to all later positions.
    /// Greater losses go deeper and expand fewer nodes; without any, the search is exact.
    var losses: [Int32] = []
    /// The percentage of that loss that is doubtful: it postpones a node but does not prune it.
    var doubtfulLoss: Int32 = 0
    /// The cost of the typed letters being only a prefix of a word; nil where they are a whole word.
    var completionCost: Int32?
  }

  private let words: WordTable
  private let trie: Trie
  private let file: PackFile
  private let unigrams: UnigramScores
  private let bounds: Bounds
  private var floor: Int32
  private var extent: Extent
  private var alignment: Alignment
  /// The total expected loss after each number of meant letters, and the doubtful part of it.
  private let losses: [Int32]
  private let doubts: [Int32]
  private var queue = BestFirstQueue<Entry>()
  /// The words one slip away, the best one last. They are returned whatever the search's floor is by then.
  private var near: [Found] = []
  /// Their IDs in ascending order, so that the search does not add them again.
  private var nearIDs: [Int] = []
  /// The letters and rows of the last word examined, from the row of its leaf on.
  private var path: [(letter: UInt8, row: Int)] = []
  /// The number of rows computed so far.
  private(set) var rowCount = 0

  /// An entry of the queue: a node with the row of its path, or a word. Kept small, since moving entries is most of the
  /// queue's work.
  private struct Entry {
    /// The node's number, or the word's ID.
    var index: Int32
    /// The node's range of word IDs.
    var firstWord: Int32 = 0
    var endWord: Int32 = 0
    var row: Int32 = 0
    /// The cost of a word; -1 for a node.
    var cost: Int32 = -1
  }

  /// Creates a search for the words that a folded key may stand for.
  init(for key: [UInt8], at place: PackPlace, costs: EditCosts, bounds: Bounds) {
    (words, trie, file) = (place.pack.words, place.pack.trie, place.file)
    unigrams = place.unigrams
    self.bounds = bounds
    floor = bounds.floor.rawValue
    extent = bounds.extent
    // The path through a long word is longer, and fewer words are near it.
    extent.rowCap = extent.rowCap / max(Self.usualLetters, key.count) * Self.usualLetters
    alignment = Alignment(typed: key, costs: costs)
    losses = Self.losses(of: key.count, bounds)
    doubts = losses.map { $0 / 100 &* bounds.doubtfulLoss }
    if key.isEmpty || key.count > Alignment.maximumLength { return }
    if bounds.completionCost == nil { findNear(in: place.pack) }
    push(trie.root(in: file), after: alignment.start, bound: 0)
  }

  /// Returns, for each number of meant letters, the total loss expected up to the number of typed letters.
  private static func losses(of count: Int, _ bounds: Bounds) -> [Int32] {
    guard let further = bounds.losses.last else { return [] }
    var sums: [Int32] = [0]
    for place in (0..<count).reversed() {
      let loss = place < bounds.losses.count ? bounds.losses[place] : further
      sums.append((sums.last ?? 0) &+ loss)
    }
    return sums.reversed()
  }

  /// Finds the words one slip away, which no result may lack; the best of them determines how far to search for others.
  private mutating func findNear(in pack: LanguagePack) {
    let walk = OneSlipWalk(beside: alignment.typed, in: pack, file: file)
    for id in walk.found.sorted() where id != nearIDs.last {
      nearIDs.append(id)
      if words.isHidden(id, in: file) { continue }
      let cost = cost(of: words.key(of: id, in: file))
      let score = Score(rawValue: unigrams.score(of: id) &- cost)
      if score >= bounds.floor { near.append(Found(id: id, cost: cost, score: score)) }
    }
    near.sort { $0.score < $1.score }
    guard let best = near.last else { return }
    extent = bounds.extentBesideNear
    floor = max(floor, best.score.rawValue &- extent.reach.rawValue)
  }

  /// Returns the cost of having typed the input for a whole key.
  private mutating func cost(of key: [UInt8]) -> Int32 {
    var row = alignment.start
    for letter in key { row = alignment.append(letter, to: row) }
    defer { for _ in key { alignment.dropLast() } }
    return alignment.cost(at: row)
  }

  /// The length in letters above which fewer rows are computed.
  private static let usualLetters = 16

  /// Returns the next best word, or nil if there is none above the floor.
  mutating func next() -> Found? {
    while let (bound, entry) = queue.pop(), bound &+ sum(doubts, after: 0) >= floor {
      if let last = near.last, last.score.rawValue >= bound {
        queue.push(entry, bound: bound)
        break
      }
      if entry.cost < 0 {
        let length = alignment.length(of: Int(entry.row))
        if bound &+ sum(doubts, after: length) >= floor { open(entry, bound: bound) }
        if rowCount >= extent.rowCap { queue.keep { $0.cost >= 0 } }
      } else if bound >= floor {
        floor = max(floor, bound &- extent.reach.rawValue)
        return Found(id: Int(entry.index), cost: entry.cost, score: Score(rawValue: bound))
      }
    }
    guard let found = near.popLast() else { return nil }
    floor = max(floor, found.score.rawValue &- extent.reach.rawValue)
    return found
  }

  private mutating func push(_ node: TrieNode, after row: Int, bound: Int32) {
    queue.push(
      Entry(
        index: Int32(truncatingIfNeeded: node.index),
        firstWord: Int32(truncatingIfNeeded: node.words.lowerBound),
        endWord: Int32(truncatingIfNeeded: node.words.upperBound),
        row: Int32(truncatingIfNeeded: row)),
      bound: bound)
  }

  /// Expands a node: enqueues the children and words below it that can still be good enough. `bound` is the entry's
  /// bound in the queue.
  private mutating func open(_ entry: Entry, bound: Int32) {
    let node = trie.node(
      Int(entry.index), words: Int(entry.firstWord)..<Int(entry.endWord), in: file)
    var row = Int(entry.row)
    let likeliest = bound &+ minimumCost(at: row) &+ sum(losses, after: alignment.length(of: row))
    let own = trie.ownWords(of: node, in: file)
    if !own.isEmpty { addWords(own, below: row) }
    // Where the edge into the node is longer than one letter, the key of its first word supplies the rest.
    if alignment.length(of: row) < node.depth, own.upperBound < node.words.upperBound {
      let key = words.key(of: node.words.lowerBound, in: file)
      for letter in key.prefix(node.depth).dropFirst(alignment.length(of: row)) {
        row = alignment.append(letter, to: row)
      }
    }
    let length = alignment.length(of: row) + 1
    let (loss, doubt) = (sum(losses, after: length), sum(doubts, after: length))
    let parentCost = minimumCost(at: row) &+ loss &- doubt
    let children = trie.childRange(of: node.index, file)
    // Copied out of the search, which would else be copied for each child.
    let (trie, unigrams, file) = (trie, unigrams, file)
    // The end of a skipped child is never computed; the next child begins after the last one that was.
    var reached = own.upperBound
    for index in children {
      let label = trie.label(of: index, in: file)
      let least = parentCost &+ minimumCost(of: label)
      // No child is likelier than its parent, and looking up its likelihood costs more than most of the rest.
      if likeliest &- least < floor { continue }
      let likelihood = unigrams.bound(ofNode: index)
      if likelihood &- parentCost < floor { continue }
      rowCount += 1
      if likelihood &- least < floor { continue }
      guard
        let child = trie.child(index, of: node, from: reached, end: children.upperBound, file)
      else { return }
      reached = child.words.upperBound
      let next = alignment.append(label, to: row)
      let cost = minimumCost(at: next)
      let bound = likelihood &- cost &- loss
      if cost > bounds.maximumCost || bound &+ doubt < floor {
        alignment.dropLast()
      } else {
        push(child, after: next, bound: bound)
      }
    }
  }

  /// Adds the words of a leaf or those that end at a node; words whose keys share letters share their rows.
  private mutating func addWords(_ ids: Range<Int>, below start: Int) {
    path.removeAll(keepingCapacity: true)
    // Copied out of the search, which would else be copied whole for each word.
    let (words, unigrams, file, nearIDs) = (words, unigrams, file, nearIDs)
    words.forEachKey(of: ids, after: alignment.length(of: start), in: file) { id, key in
      if !words.isHidden(id, in: file), !Self.isNear(id, nearIDs) {
        addWord(id, key, likelihood: unigrams.score(of: id), below: start)
      }
      return true
    }
  }

  /// Whether a word was already found one slip away from the input.
  private static func isNear(_ id: Int, _ nearIDs: [Int]) -> Bool {
    let index = nearIDs.partitionPoint { $0 < id }
    return index < nearIDs.count && nearIDs[index] == id
  }

  private mutating func addWord(
    _ id: Int, _ key: Span<UInt8>, likelihood: Int32, below start: Int
  ) {
    var index = alignment.length(of: start)
    var (shared, row) = (0, start)
    while shared < path.count, index < key.count, path[shared].letter == key[index] {
      row = path[shared].row
      shared += 1
      index += 1
    }
    path.removeLast(path.count - shared)
    while index < key.count {
      if likelihood &- minimumCost(at: row) < floor { return }
      rowCount += 1
      row = alignment.append(key[index], to: row)
      path.append((key[index], row))
      index += 1
    }
    var cost = alignment.cost(at: row)
    if let completion = bounds.completionCost {
      cost = min(cost, alignment.wholeCost(at: row) &+ completion)
    }
    if cost > bounds.maximumCost || likelihood &- cost < floor { return }
    queue.push(
      Entry(index: Int32(truncatingIfNeeded: id), cost: cost), bound: likelihood &- cost)
  }

  /// Returns the part of a table of sums that is still to come after a number of meant letters.
  private func sum(_ sums: [Int32], after length: Int) -> Int32 {
    length < sums.count ? sums[length] : 0
  }

  /// Returns the minimum cost of a letter wherever it is meant; zero in a prefix search, where the whole input may
  /// already be aligned.
  private func minimumCost(of letter: UInt8) -> Int32 {
    bounds.completionCost == nil ? alignment.minimumCost(of: letter) : 0
  }

  private func minimumCost(at row: Int) -> Int32 {
    let least = alignment.minimumCost(at: row)
    return bounds.completionCost == nil ? least : min(least, alignment.wholeCost(at: row))
  }
}
