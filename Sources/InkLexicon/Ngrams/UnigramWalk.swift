// Words above a unigram probability in a component, found by descending the trie with its maxima.

/// The unigrams of a component as a source of words, searched with decreasing thresholds.
package struct UnigramWalk {
  private let tables: NgramTables
  /// The back-off weight of unigrams in the context.
  private let weight: Double
  private let words: KeyInterval
  private let trie: Trie
  private let file: PackFile
  /// The greatest code returned so far; codes increase as probability decreases.
  private var given = -1
  /// A lower bound of the codes of all words not yet returned.
  private var left = Int(PackFormat.absentUnigram)

  /// Creates a walk over the words of an interval in a context.
  package init(of words: KeyInterval, after context: NgramContext, trie: Trie, in file: PackFile) {
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

  /// An upper bound of the unigram contribution of a remaining word that may be suggested.
  package var bound: Double { weight * Logarithm.codes[UInt16(clamping: left)] }

  /// Appends the words whose unigram contribution reaches a threshold and that were not appended before; may include
  /// words that may not be suggested.
  package mutating func appendWords(atLeast probability: Double, to ids: inout [Int]) {
    let needed = probability / max(weight, .leastNormalMagnitude)
    let limit = UnigramWalk.maximumCode(atLeast: needed)
    // The bound is known from the previous walk and often shows that nothing remains above the threshold.
    guard given < limit, left <= limit else { return }
    let codes = given + 1...limit
    given = limit
    if let node = words.node {
      left = append(below: trie.node(node, words: words.words, in: file), codes, to: &ids)
    } else {
      left = append(words.words, codes, to: &ids)
    }
  }

  /// Returns the greatest code that may represent at least the given probability, or -1 if none does.
  private static func maximumCode(atLeast probability: Double) -> Int {
    if probability > 1.001 { return -1 }
    // One more than exact, so that rounding never excludes a word.
    let code = -Logarithm.natural(max(probability, 1e-300)) * Logarithm.codeUnitsPerNat + 1
    return Int(min(max(code, 0), Double(PackFormat.absentUnigram - 1)))
  }

  @inline(__always)
  private func code(of id: Int) -> Int { Int(tables.unigramCode(id, in: file)) }

  /// Appends the words below a node with codes in a range, and returns a lower bound of the codes above the range.
  private func append(
    below node: TrieNode, _ codes: ClosedRange<Int>, to ids: inout [Int]
  ) -> Int {
    let children = trie.childRange(of: node.index, file)
    let own = trie.ownWords(of: node, before: children, in: file)
    var left = own.isEmpty ? Int(PackFormat.absentUnigram) : append(own, codes, to: &ids)
    // The end of a skipped child remains unknown; the next child's search begins after the last one visited.
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
