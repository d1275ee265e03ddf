// All words of a pack within one edit of the typed word, found by walking the trie.

package import InkLexicon

/// Finds every word whose key is the typed one or differs from it by one insertion, deletion, substitution or
/// transposition of adjacent letters (a Damerau-Levenshtein distance of at most 1).
///
/// At each letter of the typed key the walk tries every edit and then follows the rest of the key unchanged; most of
/// these branches end after a letter or two. A word of ten letters takes a few hundred of them. Keys are compared byte
/// by byte, so an edit of a letter beyond ASCII is only found if it changes a single byte.
package struct OneSlipWalk {
  /// The ids of the words found, unordered and possibly repeated.
  package private(set) var found: [Int] = []
  /// The typed key; while a transposition is tried, with these two letters swapped.
  private var typed: [UInt8]
  private let words: WordTable
  private let trie: Trie
  private let file: PackFile

  /// A position in the trie, `depth` bytes below the root: at `node`, or on the edge that leads to it.
  private struct Place {
    var node: TrieNode
    var depth: Int
  }

  /// Finds the words near a folded key and stores them in ``found``.
  package init(beside typed: [UInt8], in pack: LanguagePack, file: PackFile) {
    self.typed = typed
    (words, trie, self.file) = (pack.words, pack.trie, file)
    walk()
  }

  private mutating func walk() {
    var place = Place(node: trie.root(in: file), depth: 0)
    for index in 0...typed.count {
      if isLeaf(place) { return addLeaf(place.node) }
      leave(place, at: index)
      if index == typed.count { return addWords(endingAt: place) }
      guard let next = step(from: place, typed[index]) else { return }
      place = next
    }
  }

  /// Tries all edits at one letter: deletion, transposition with the next letter, insertion before it, substitution.
  private mutating func leave(_ place: Place, at index: Int) {
    if index < typed.count { follow(place, from: index + 1) }
    if index + 1 < typed.count, typed[index] != typed[index + 1] {
      typed.swapAt(index, index + 1)
      follow(place, from: index)
      typed.swapAt(index, index + 1)
    }
    forEachStep(from: place) { walk, letter, next in
      walk.follow(next, from: index)
      if index < walk.typed.count, letter != walk.typed[index] {
        walk.follow(next, from: index + 1)
      }
    }
  }

  /// Follows the typed letters from an index on without edits and adds the words that end there.
  private mutating func follow(_ start: Place, from index: Int) {
    var place = start
    for index in index..<typed.count {
      if isLeaf(place) { return addWords(ofLeaf: place, endingFrom: index) }
      guard let next = step(from: place, typed[index]) else { return }
      place = next
    }
    addWords(endingAt: place)
  }

  /// Whether the trie ends here, so that the words below have to be read from the table.
  private func isLeaf(_ place: Place) -> Bool {
    place.depth == place.node.depth && trie.isLeaf(place.node, in: file)
  }

  /// Returns the position after a given letter, or nil if no key continues with it.
  private func step(from place: Place, _ letter: UInt8) -> Place? {
    if place.depth < place.node.depth {
      return self.letter(at: place) == letter
        ? Place(node: place.node, depth: place.depth + 1) : nil
    }
    return trie.child(of: place.node, label: letter, in: file).map {
      Place(node: $0, depth: place.depth + 1)
    }
  }

  /// Calls `body` with each possible next letter and the position after it.
  private mutating func forEachStep(
    from place: Place, _ body: (inout OneSlipWalk, UInt8, Place) -> Void
  ) {
    if place.depth < place.node.depth {
      guard let letter = letter(at: place) else { return }
      return body(&self, letter, Place(node: place.node, depth: place.depth + 1))
    }
    let children = trie.childRange(of: place.node.index, file)
    var reached = place.node.words.lowerBound
    for index in children {
      guard
        let child = trie.child(
          index, of: place.node, from: reached, end: children.upperBound, file)
      else { return }
      reached = child.words.upperBound
      body(&self, trie.label(of: index, in: file), Place(node: child, depth: place.depth + 1))
    }
  }

  /// Returns the next letter on an edge, which is common to all words below it, or nil if their keys end here.
  private func letter(at place: Place) -> UInt8? {
    words.letter(at: place.depth, ofFirst: place.node.words.lowerBound, in: file)
  }

  /// Adds the words whose key ends at a position.
  private mutating func addWords(endingAt place: Place) {
    if place.depth < place.node.depth { return }
    if trie.isLeaf(place.node, in: file) {
      addWords(ofLeaf: place, endingFrom: typed.count)
    } else {
      found += trie.ownWords(of: place.node, in: file)
    }
  }

  /// Adds the words of a leaf whose keys, from the place on, consist of exactly the typed letters from an index on.
  private mutating func addWords(ofLeaf place: Place, endingFrom index: Int) {
    let ids = words.ids(
      in: place.node.words, after: place.depth, .whole, typed.span.extracting(index...), in: file)
    // Nearly always there are none, and appending them takes as long as to find that out.
    if !ids.isEmpty { found += ids }
  }

  /// Adds the words of a leaf within one edit.
  private mutating func addLeaf(_ node: TrieNode) {
    let (words, typed) = (words, typed)
    words.forEachKey(of: node.words, in: file) { id, key in
      if Self.isOneSlip(typed.span, key) { found.append(id) }
      return true
    }
  }

  /// Whether two keys are equal or one edit apart, judging by what remains without their common prefix and suffix.
  package static func isOneSlip(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    var start = 0
    while start < one.count, start < other.count, one[start] == other[start] { start += 1 }
    var (oneEnd, otherEnd) = (one.count, other.count)
    while oneEnd > start, otherEnd > start, one[oneEnd - 1] == other[otherEnd - 1] {
      oneEnd -= 1
      otherEnd -= 1
    }
    switch (oneEnd - start, otherEnd - start) {
    case (0...1, 0...1): return true
    case (2, 2): return one[start] == other[start + 1] && one[start + 1] == other[start]
    default: return false
    }
  }
}
