// All words of a pack that are one slip away from what is typed, found by walking the trie.

package import InkLexicon

/// Finds every word whose key is the typed one, or differs from it by one letter more, one less, another one, or two
/// neighbours swapped (Damerau and Levenshtein's distance of at most 1).
///
/// At each letter of the typed key the walk tries every such slip and then follows the rest of the key unchanged; most
/// of these side walks end after a letter or two. A word of ten letters costs some hundred of them. Keys are compared
/// byte by byte, so a slip in a letter beyond ASCII counts as one only if it changes one byte.
package struct OneSlipWalk {
  /// The ids of the words that were found, in no order, some of them twice.
  package private(set) var found: [Int] = []
  private let typed: [UInt8]
  private let words: WordTable
  private let trie: Trie
  private let file: PackFile

  /// A place in the trie, `depth` bytes below the root: at `node`, or on the edge that leads to it.
  private struct Place {
    var node: TrieNode
    var depth: Int
  }

  /// Finds the words near a folded key; ``found`` has them afterwards.
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

  /// Tries all slips at one letter: left out, swapped with the next, one put in before it, another in its place.
  private mutating func leave(_ place: Place, at index: Int) {
    if index < typed.count { follow(place, typed[(index + 1)...]) }
    if index + 1 < typed.count, typed[index] != typed[index + 1] {
      follow(place, [typed[index + 1], typed[index]] + typed[(index + 2)...])
    }
    forEachStep(from: place) { walk, letter, next in
      walk.follow(next, walk.typed[index...])
      if index < walk.typed.count, letter != walk.typed[index] {
        walk.follow(next, walk.typed[(index + 1)...])
      }
    }
  }

  /// Follows letters unchanged, and adds the words that end where they lead.
  private mutating func follow(_ start: Place, _ letters: ArraySlice<UInt8>) {
    var place = start
    var rest = letters
    while let letter = rest.first {
      if isLeaf(place) { return addLeaf(place.node, at: place.depth, endingWith: rest) }
      guard let next = step(from: place, letter) else { return }
      place = next
      rest = rest.dropFirst()
    }
    addWords(endingAt: place)
  }

  /// Whether the trie ends here, so that the words below are to be read from the table.
  private func isLeaf(_ place: Place) -> Bool {
    place.depth == place.node.depth && trie.isLeaf(place.node, in: file)
  }

  /// The place one given letter further down; nil if no key goes on so.
  private func step(from place: Place, _ letter: UInt8) -> Place? {
    if place.depth < place.node.depth {
      return self.letter(at: place) == letter
        ? Place(node: place.node, depth: place.depth + 1) : nil
    }
    return trie.child(of: place.node, label: letter, in: file).map {
      Place(node: $0, depth: place.depth + 1)
    }
  }

  /// Calls `body` with each letter that may come next, and the place it leads to.
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

  /// The next letter on an edge, which is the same for all words below it; nil if their keys end here.
  private func letter(at place: Place) -> UInt8? {
    words.letter(at: place.depth, ofFirst: place.node.words.lowerBound, in: file)
  }

  /// Adds the words whose key ends at a place.
  private mutating func addWords(endingAt place: Place) {
    if place.depth < place.node.depth { return }
    if trie.isLeaf(place.node, in: file) {
      addLeaf(place.node, at: place.depth, endingWith: [])
    } else {
      found += trie.ownWords(of: place.node, in: file)
    }
  }

  /// Adds the words of a leaf whose keys go on from `depth` with exactly these letters.
  private mutating func addLeaf(
    _ node: TrieNode, at depth: Int, endingWith rest: ArraySlice<UInt8>
  ) {
    found += words.ids(in: node.words, behind: depth, .whole, rest, in: file)
  }

  /// Adds the words of a leaf that are one slip away.
  private mutating func addLeaf(_ node: TrieNode) {
    let (words, typed) = (words, typed)
    words.forEachKey(of: node.words, in: file) { id, key in
      if Self.isOneSlip(typed.span, key) { found.append(id) }
      return true
    }
  }

  /// Whether two keys are the same or one slip apart, judged by what is left without their common start and end.
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
