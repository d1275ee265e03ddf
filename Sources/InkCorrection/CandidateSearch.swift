// Best-first search for the words that may be meant: over the trie, the letters typed, and the cost of slips.

import InkLexicon
import InkModel
import InkText

/// Finds the words of a pack with the best scores, best first and exactly, as far as its cap allows.
///
/// A node is worth at most the likeliest word below it less the cheapest slips on the way to it, so the
/// first word that comes to the head of the queue is the best of all (Hart, Nilsson and Raphael 1968).
/// How likely a node can be is looked up only when it comes to the head; until then its parent speaks for it.
struct CandidateSearch {
  /// A word that may be meant.
  struct Found: Sendable {
    /// The word as the model knows it.
    var text: String
    /// Its id in the pack.
    var id: Int
    /// ln P(word | history) less the cost of the slips.
    var score: Score
  }

  /// What is further down than this below the best word found is not looked for: a thousandth.
  static let reach = Score(nats: 7)
  /// Slips that cost more than three ordinary ones are no typing.
  static let greatestCost = Score(nats: 19).rawValue

  private let place: PackPlace
  private let typedText: String
  private let nodeCap: Int
  private var alignment: Alignment
  private var queue = BestFirstQueue<Entry>()
  private var floor: Score
  private(set) var nodeCount = 0

  /// What stands in the queue, with the cost of its slips and a bound of its likelihood.
  private struct Entry {
    var kind: Kind
    var cost: Int32
    var likelihood: Int32
    /// Whether the likelihood is its own and not its parent's.
    var isExact: Bool

    enum Kind {
      case node(TrieNode, Alignment.Step)
      case word(Int, text: String)
    }

    var bound: Int32 { likelihood - cost }
  }

  /// A search for what `typed` may mean; nothing that scores below `floor` is looked for, and no more nodes
  /// than `nodeCap` are opened.
  init(for typed: String, at place: PackPlace, floor: Score, nodeCap: Int) {
    self.place = place
    self.floor = floor
    self.nodeCap = nodeCap
    typedText = normalizedWord(typed)
    alignment = Alignment(typed: foldedKey(typedText))
    push(.node(place.pack.trie.root(in: place.file), alignment.start), cost: 0, likelihood: 0)
  }

  /// The next best word; nil when there is none above the floor.
  mutating func next() -> Found? {
    while let (bound, entry) = queue.pop() {
      if bound < floor.rawValue { return nil }
      var entry = entry
      if !entry.isExact {
        guard sharpen(&entry) else { continue }
        if entry.bound < bound {
          queue.push(entry, bound: entry.bound)
          continue
        }
      }
      switch entry.kind {
      case .word(let id, let text):
        let score = Score(rawValue: entry.bound)
        floor = max(floor, score - Self.reach)
        return Found(text: text, id: id, score: score)
      case .node(let node, let step):
        if nodeCount == nodeCap { continue }
        nodeCount += 1
        open(node, step, likelihood: entry.likelihood)
      }
    }
    return nil
  }

  /// Puts an entry's own likelihood in the place of its parent's; false where it falls below the floor.
  private func sharpen(_ entry: inout Entry) -> Bool {
    switch entry.kind {
    case .node(let node, _): entry.likelihood = place.bound(of: node).rawValue
    case .word(let id, _):
      entry.likelihood = place.score(of: id).rawValue
      guard entry.bound >= floor.rawValue,
        let text = place.pack.words.text(of: id, in: place.file), text != typedText
      else { return false }
      entry.cost += Spelling.cost(of: text, typedAs: typedText)
      entry.kind = .word(id, text: text)
    }
    entry.isExact = true
    return entry.bound >= floor.rawValue
  }

  private mutating func open(_ node: TrieNode, _ step: Alignment.Step, likelihood: Int32) {
    let children = place.pack.trie.children(of: node, in: place.file)
    // The words that end at a node stand before those of its first child; a leaf is all its words.
    let end = children.first?.words.lowerBound ?? node.words.upperBound
    place.pack.words.forEachKey(of: node.words.lowerBound..<end, in: place.file) { id, key in
      if place.pack.words.isHidden(id, in: place.file) { return }
      let end = walk(from: step, over: key.dropFirst(node.depth))
      push(.word(id, text: ""), cost: alignment.cost(at: end), likelihood: likelihood)
    }
    for child in children {
      let next = walk(from: step, to: child, below: node)
      push(.node(child, next), cost: alignment.leastCost(at: next), likelihood: likelihood)
    }
  }

  private mutating func push(_ kind: Entry.Kind, cost: Int32, likelihood: Int32) {
    let entry = Entry(kind: kind, cost: cost, likelihood: likelihood, isExact: false)
    if cost > Self.greatestCost || entry.bound < floor.rawValue { return }
    queue.push(entry, bound: entry.bound)
  }

  private mutating func walk(
    from step: Alignment.Step, to child: TrieNode, below node: TrieNode
  ) -> Alignment.Step {
    if child.depth == node.depth + 1 {
      return alignment.appending(place.pack.trie.label(of: child.index, in: place.file), to: step)
    }
    let key = place.pack.words.key(of: child.words.lowerBound, in: place.file)
    return walk(from: step, over: key.prefix(child.depth).dropFirst(node.depth))
  }

  private mutating func walk(
    from step: Alignment.Step, over letters: some Sequence<UInt8>
  ) -> Alignment.Step {
    var step = step
    for letter in letters { step = alignment.appending(letter, to: step) }
    return step
  }
}
