// Words that are likely enough by their unigrams in a component, found down the trie by its maxima.

/// The unigrams of a component as a source of words, walked down further and further.
package struct UnigramWalk {
  private let tables: NgramTables
  /// The weight with which unigrams count at the place.
  private let weight: Double
  private let words: KeyInterval
  private let trie: Trie
  private let file: PackFile
  /// The greatest code that was given; codes fall with probability.
  private var given = -1
  /// No word that was not given has a lower code.
  private var left = Int(PackFormat.absentUnigram)

  /// The words of an interval at a place.
  package init(of words: KeyInterval, behind context: NgramContext, trie: Trie, in file: PackFile) {
    tables = context.tables
    weight = context.weights[0]
    self.words = words
    self.trie = trie
    self.file = file
    if let node = words.node {
      left = Int(trie.maximum(of: node, component: tables.component, in: file)) << 8
    } else {
      for id in words.words { left = min(left, code(of: id)) }
    }
  }

  /// A bound of what a word that may be offered has by its unigram.
  package var bound: Double { weight * Logarithm.codes[UInt16(clamping: left)] }

  /// Appends the words that have at least so much by their unigram and were not given before; words that may
  /// not be offered may come too.
  package mutating func appendWords(atLeast probability: Double, to ids: inout [Int]) {
    let needed = probability / max(weight, .leastNormalMagnitude)
    let limit = UnigramWalk.greatestCode(atLeast: needed)
    // What is left is known from the walk before, and often it is too little.
    guard given < limit, left <= limit else { return }
    let codes = given + 1...limit
    given = limit
    if let node = words.node {
      left = append(below: trie.node(node, words: words.words, in: file), codes, to: &ids)
    } else {
      left = append(words.words, codes, to: &ids)
    }
  }

  /// The greatest code that may stand for at least a probability; -1 where none can.
  private static func greatestCode(atLeast probability: Double) -> Int {
    if probability > 1.001 { return -1 }
    // One more than exact, so that rounding never leaves a word out.
    let code = -Logarithm.natural(max(probability, 1e-300)) * Logarithm.codeUnitsPerNat + 1
    return Int(min(max(code, 0), Double(PackFormat.absentUnigram - 1)))
  }

  @inline(__always)
  private func code(of id: Int) -> Int { Int(tables.unigramCode(id, in: file)) }

  /// Appends the words below a node with codes in a range; gives a bound of the codes above the range.
  private func append(
    below node: TrieNode, _ codes: ClosedRange<Int>, to ids: inout [Int]
  ) -> Int {
    let children = trie.childRange(of: node.index, file)
    let own = trie.ownWords(of: node, before: children, in: file)
    var left = own.isEmpty ? Int(PackFormat.absentUnigram) : append(own, codes, to: &ids)
    // Of a child that is passed over nobody sees where it ends; the next one begins behind the last that was seen.
    var reached = own.upperBound
    for index in children {
      let least = Int(trie.maximum(of: index, component: tables.component, in: file)) << 8
      if least > codes.upperBound {
        left = min(left, least)
      } else if let child = trie.child(
        index, of: node, from: reached, end: children.upperBound, file)
      {
        reached = child.words.upperBound
        left = min(left, append(below: child, codes, to: &ids))
      } else {
        break
      }
    }
    return left
  }

  private func append(_ words: Range<Int>, _ codes: ClosedRange<Int>, to ids: inout [Int]) -> Int {
    var left = Int(PackFormat.absentUnigram)
    for id in words {
      let code = code(of: id)
      if code > codes.upperBound {
        left = min(left, code)
      } else if code >= codes.lowerBound {
        ids.append(id)
      }
    }
    return left
  }
}
