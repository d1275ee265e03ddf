// Best-first search for the words that may be meant: over the trie, the letters typed, and the cost of slips.

import InkLexicon
import InkModel
import InkText

/// Finds the words of a pack with the best scores, best first and exactly, as far as its cap allows.
///
/// A node is worth at most the likeliest word below it less the cheapest slips on the way to it, so the
/// first word that comes to the head of the queue is the best of all (Hart, Nilsson and Raphael 1968).
struct CandidateSearch {
  /// A word that may be meant.
  struct Found: Sendable {
    /// The word as the model knows it.
    var text: String
    /// Its id in the pack.
    var id: Int
    /// ln P(word | history) less the cost of the slips.
    var score: Score
    /// The cost of the slips.
    var cost: Score
  }

  /// The greatest number of nodes that are opened; beyond it the search ends with what it has.
  static let nodeCap = 1_500
  /// What is further down than this below the best word found is not looked for: a hundredth of a percent.
  static let reach = Score(nats: 9.2)
  /// Slips that cost more than three ordinary ones are no typing.
  static let greatestCost = Score(nats: 19).rawValue

  private let place: PackPlace
  private let typedText: String
  private var alignment: Alignment
  private var queue = BestFirstQueue<Entry>()
  private var floor: Score
  private(set) var nodeCount = 0

  private enum Entry {
    case node(TrieNode, Alignment.Step)
    case word(Found)
  }

  /// A search for what `typed` may mean; nothing that scores below `floor` is looked for.
  init(for typed: String, at place: PackPlace, floor: Score) {
    self.place = place
    self.floor = floor
    typedText = normalizedWord(typed)
    alignment = Alignment(typed: foldedKey(typedText))
    let root = place.pack.trie.root(in: place.file)
    push(root, alignment.start)
  }

  /// The next best word; nil when there is none above the floor.
  mutating func next() -> Found? {
    while let (_, entry) = queue.pop() {
      switch entry {
      case .word(let found):
        floor = max(floor, found.score - Self.reach)
        return found
      case .node(let node, let step):
        if nodeCount == Self.nodeCap { continue }
        nodeCount += 1
        open(node, step)
      }
    }
    return nil
  }

  private mutating func open(_ node: TrieNode, _ step: Alignment.Step) {
    let children = place.pack.trie.children(of: node, in: place.file)
    // The words that end at a node stand before those of its first child; a leaf is all its words.
    for id in node.words.lowerBound..<(children.first?.words.lowerBound ?? node.words.upperBound) {
      let key = place.pack.words.key(of: id, in: place.file)
      push(id, walk(from: step, over: key.dropFirst(node.depth)))
    }
    for child in children { push(child, walk(from: step, to: child, below: node)) }
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

  private mutating func push(_ node: TrieNode, _ step: Alignment.Step) {
    let cost = alignment.leastCost(at: step)
    if cost > Self.greatestCost { return }
    let bound = place.bound(of: node) - Score(rawValue: cost)
    if bound >= floor { queue.push(.node(node, step), bound: bound.rawValue) }
  }

  private mutating func push(_ id: Int, _ step: Alignment.Step) {
    let slips = alignment.cost(at: step)
    if slips > Self.greatestCost || place.pack.words.isHidden(id, in: place.file) { return }
    let likelihood = place.score(of: id)
    guard likelihood - Score(rawValue: slips) >= floor,
      let text = place.pack.words.text(of: id, in: place.file), text != typedText
    else { return }
    let cost = Score(rawValue: slips + Spelling.cost(of: text, typedAs: typedText))
    let found = Found(text: text, id: id, score: likelihood - cost, cost: cost)
    if found.score >= floor { queue.push(.word(found), bound: found.score.rawValue) }
  }
}
