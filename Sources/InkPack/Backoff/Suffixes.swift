// The next context to try when an n-gram is not listed: the failure links of the trie.

/// For every n-gram of a model, its longest proper suffix that is listed.
///
/// These are the failure links of Aho and Corasick (1975): the link of (h w) is the child by w of the first n-gram on
/// h's chain of links that has one, and ultimately the single word w.
struct Suffixes {
  /// An n-gram given by its order and index, in four bytes, since there are tens of millions.
  struct Node: Equatable {
    /// The index above the order, which fits into three bits.
    private var packed: UInt32

    init(order: Int, index: UInt32) {
      packed = index * UInt32(Self.orderLimit) + UInt32(order)
    }

    var order: Int { Int(packed % UInt32(Self.orderLimit)) }
    var index: UInt32 { packed / UInt32(Self.orderLimit) }

    /// Orders are below this.
    static let orderLimit = 8
  }

  /// `links[n − 1][i]`: the suffix of n-gram i; empty for order 1.
  private var links: [[Node]] = [[]]

  /// Computes the links in one pass over the model, from the lowest order.
  init(of model: BackoffModel) {
    for order in 1..<max(model.order, 1) {
      let level = model.levels[order]
      var row: [Node] = []
      row.reserveCapacity(level.words.count)
      for index in level.words.indices {
        let word = level.words[index]
        var node = Node(order: order, index: level.contexts[index])
        var found: Node?
        while found == nil, node.order > 1 {
          node = suffix(of: node)
          if let child = model.child(of: node.index, order: node.order, word: word) {
            found = Node(order: node.order + 1, index: child)
          }
        }
        row.append(found ?? Node(order: 1, index: word))
      }
      links.append(row)
    }
  }

  /// Returns the longest listed proper suffix of an n-gram of order 2 or more.
  func suffix(of node: Node) -> Node { links[node.order - 1][Int(node.index)] }

  /// Returns P(word | the words of `context`), following the links. Unlisted suffixes have a back-off weight of 1.
  func probability(of word: UInt32, after context: Node, in model: BackoffModel) -> Double {
    step(from: context, by: word, in: model).probability
  }

  /// Returns P(word | context), and the next context: the longest listed suffix of the context followed by the word.
  func step(
    from context: Node, by word: UInt32, in model: BackoffModel
  ) -> (probability: Double, node: Node) {
    var node = context
    var weight = 1.0
    while true {
      if let child = model.child(of: node.index, order: node.order, word: word) {
        let listed = Double(model.levels[node.order].probabilities[Int(child)])
        return (weight * listed, Node(order: node.order + 1, index: child))
      }
      weight *= Double(model.levels[node.order - 1].backoffs[Int(node.index)])
      if node.order == 1 {
        let single = Double(model.levels[0].probabilities[Int(word)])
        return (weight * single, Node(order: 1, index: word))
      }
      node = suffix(of: node)
    }
  }

  /// Returns P(word | context without its first word), the model's probability if the n-gram were not listed, before
  /// applying the context's back-off weight.
  func lowerProbability(of word: UInt32, after context: Node, in model: BackoffModel) -> Double {
    guard context.order > 1 else { return Double(model.levels[0].probabilities[Int(word)]) }
    return probability(of: word, after: suffix(of: context), in: model)
  }
}
