// Best-first search for the words that may be meant: over the trie, the letters typed, and the cost of slips.

import InkLexicon
import InkModel

/// Finds the words of a pack that are likely by themselves and cheap to mistype, best first.
///
/// A* over the trie of a pack (Hart, Nilsson and Raphael 1968). A node is worth at most the likeliest word below it,
/// less the cheapest slips on the way to it. By that bound alone the first word at the head of the queue would be the
/// best of all, but nearly every node would be looked at. So each letter still to come takes an expected loss off the
/// bound (``Bounds/losses``), which is much faster and no longer exact. The words before are not considered here:
/// whoever takes the candidates weighs them in their context.
struct CandidateSearch {
  /// A word that may be meant.
  struct Found {
    /// Its id in the pack.
    var id: Int
    /// What the slips cost.
    var cost: Int32
    /// ln P(word) less the cost.
    var score: Score
  }

  /// How much is looked at beside the best word.
  struct Extent {
    /// What is further down than this below the best word found is not looked for.
    var reach: Score
    /// How many rows of letters are laid out at most: the work.
    var rowCap: Int
  }

  /// How far to go.
  struct Bounds {
    /// What scores below it is not looked for.
    var floor: Score
    /// Above this cost in sum a word is not taken for a slip of another.
    var greatestCost: Int32
    /// How far, and how far where a word one slip away was found.
    var extent: Extent
    var extentBesideNear: Extent
    /// What a node is expected to lose with the letter at each place that is still to come, the last loss being that of
    /// all places behind it. Greater losses dive deeper and look at less; without any the search is exact.
    var losses: [Int32] = []
    /// How many hundredths of that loss are doubtful: they put a node off, but do not rule it out.
    var doubtfulLoss: Int32 = 0
    /// What it costs that the typed letters are only the beginning of a word; nil where they are all of it.
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
  /// What is expected to be lost, and what of it is doubtful, once so many letters are meant.
  private let losses: [Int32]
  private let doubts: [Int32]
  private var queue = BestFirstQueue<Entry>()
  /// The words one slip away, the best one last; whatever the floor, they are given.
  private var near: [Found] = []
  /// Their ids in order: they need not be found again.
  private var nearIDs: [Int] = []
  /// The letters and rows of the word looked at last, below the row of its leaf.
  private var path: [(letter: UInt8, row: Int)] = []
  /// How many rows were laid out.
  private(set) var rowCount = 0

  /// What stands in the queue: a node behind its row, or a word. Small, since most of the work is to move it.
  private struct Entry {
    /// The node's number, or the word's id.
    var index: Int32
    /// The node's words.
    var firstWord: Int32 = 0
    var endWord: Int32 = 0
    var row: Int32 = 0
    /// The cost of a word; a node has -1.
    var cost: Int32 = -1
  }

  /// A search for what a folded key may mean.
  init(for key: [UInt8], at place: PackPlace, costs: EditCosts, bounds: Bounds) {
    (words, trie, file) = (place.pack.words, place.pack.trie, place.file)
    unigrams = place.unigrams
    self.bounds = bounds
    floor = bounds.floor.rawValue
    extent = bounds.extent
    // A way through a long word is longer, and few words lie beside it.
    extent.rowCap = extent.rowCap / max(Self.usualLetters, key.count) * Self.usualLetters
    alignment = Alignment(typed: key, costs: costs)
    losses = Self.losses(of: key.count, bounds)
    doubts = losses.map { $0 / 100 &* bounds.doubtfulLoss }
    if key.isEmpty || key.count > Alignment.longest { return }
    if bounds.completionCost == nil { findNear(in: place.pack) }
    push(trie.root(in: file), behind: alignment.start, bound: 0)
  }

  /// For each number of meant letters, what is expected to be lost up to as many as are typed.
  private static func losses(of count: Int, _ bounds: Bounds) -> [Int32] {
    guard let further = bounds.losses.last else { return [] }
    var sums: [Int32] = [0]
    for place in (0..<count).reversed() {
      let loss = place < bounds.losses.count ? bounds.losses[place] : further
      sums.append((sums.last ?? 0) &+ loss)
    }
    return sums.reversed()
  }

  /// Finds the words one slip away, without which no list is right; the best of them tells how far to look for others.
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

  /// The cost of having typed what is typed for a whole key.
  private mutating func cost(of key: [UInt8]) -> Int32 {
    var row = alignment.start
    for letter in key { row = alignment.append(letter, to: row) }
    defer { for _ in key { alignment.dropLast() } }
    return alignment.cost(at: row)
  }

  /// Longer words than this are looked at with fewer rows.
  private static let usualLetters = 16

  /// The next best word; nil when there is none above the floor.
  mutating func next() -> Found? {
    while let (bound, entry) = queue.pop(), bound &+ sum(doubts, behind: 0) >= floor {
      if let last = near.last, last.score.rawValue >= bound {
        queue.push(entry, bound: bound)
        break
      }
      if entry.cost < 0 {
        let length = alignment.length(of: Int(entry.row))
        if bound &+ sum(doubts, behind: length) >= floor { open(entry, bound: bound) }
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

  private mutating func push(_ node: TrieNode, behind row: Int, bound: Int32) {
    queue.push(
      Entry(
        index: Int32(truncatingIfNeeded: node.index),
        firstWord: Int32(truncatingIfNeeded: node.words.lowerBound),
        endWord: Int32(truncatingIfNeeded: node.words.upperBound),
        row: Int32(truncatingIfNeeded: row)),
      bound: bound)
  }

  /// Puts what lies below a node into the queue, as far as it can be good enough. `bound` is the entry's in the queue.
  private mutating func open(_ entry: Entry, bound: Int32) {
    let node = trie.node(
      Int(entry.index), words: Int(entry.firstWord)..<Int(entry.endWord), in: file)
    var row = Int(entry.row)
    let likeliest = bound &+ leastCost(at: row) &+ sum(losses, behind: alignment.length(of: row))
    let own = trie.ownWords(of: node, in: file)
    if !own.isEmpty { addWords(own, below: row) }
    // Where the edge into the node is longer than a letter, the key of its first word tells the rest.
    if alignment.length(of: row) < node.depth, own.upperBound < node.words.upperBound {
      let key = words.key(of: node.words.lowerBound, in: file)
      for letter in key.prefix(node.depth).dropFirst(alignment.length(of: row)) {
        row = alignment.append(letter, to: row)
      }
    }
    let length = alignment.length(of: row) + 1
    let (loss, doubt) = (sum(losses, behind: length), sum(doubts, behind: length))
    let parentCost = leastCost(at: row) &+ loss &- doubt
    let children = trie.childRange(of: node.index, file)
    // Of a child that is passed over nobody sees where it ends; the next one begins behind the last that was seen.
    var reached = own.upperBound
    for index in children {
      let label = trie.label(of: index, in: file)
      let least = parentCost &+ leastCost(of: label)
      // No child is likelier than its parent, and to know how likely it is costs more than most of what follows.
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
      let cost = leastCost(at: next)
      let bound = likelihood &- cost &- loss
      if cost > bounds.greatestCost || bound &+ doubt < floor {
        alignment.dropLast()
      } else {
        push(child, behind: next, bound: bound)
      }
    }
  }

  /// Adds the words of a leaf, or those that end at a node; words share the rows of what their keys share.
  private mutating func addWords(_ ids: Range<Int>, below start: Int) {
    path.removeAll(keepingCapacity: true)
    let (words, unigrams, file) = (words, unigrams, file)
    words.forEachKey(of: ids, behind: alignment.length(of: start), in: file) { id, key in
      if !words.isHidden(id, in: file), !isNear(id) {
        addWord(id, key, likelihood: unigrams.score(of: id), below: start)
      }
      return true
    }
  }

  /// Whether a word was found beside what is typed.
  private func isNear(_ id: Int) -> Bool {
    var (low, high) = (0, nearIDs.count)
    while low < high {
      let middle = (low + high) / 2
      if nearIDs[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < nearIDs.count && nearIDs[low] == id
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
      if likelihood &- leastCost(at: row) < floor { return }
      rowCount += 1
      row = alignment.append(key[index], to: row)
      path.append((key[index], row))
      index += 1
    }
    var cost = alignment.cost(at: row)
    if let completion = bounds.completionCost {
      cost = min(cost, alignment.wholeCost(at: row) &+ completion)
    }
    if cost > bounds.greatestCost || likelihood &- cost < floor { return }
    queue.push(
      Entry(index: Int32(truncatingIfNeeded: id), cost: cost), bound: likelihood &- cost)
  }

  /// The part of some sums that is still to come behind so many meant letters.
  private func sum(_ sums: [Int32], behind length: Int) -> Int32 {
    length < sums.count ? sums[length] : 0
  }

  /// What a letter costs at least, wherever it is meant; nothing where what is typed may be all but whole already.
  private func leastCost(of letter: UInt8) -> Int32 {
    bounds.completionCost == nil ? alignment.leastCost(of: letter) : 0
  }

  private func leastCost(at row: Int) -> Int32 {
    let least = alignment.leastCost(at: row)
    return bounds.completionCost == nil ? least : min(least, alignment.wholeCost(at: row))
  }
}
