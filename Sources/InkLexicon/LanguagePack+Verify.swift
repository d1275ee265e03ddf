// The full check of a language pack, run by the builder and in continuous integration.

extension LanguagePack {
  /// Checks the checksum, then walks all words, nodes and lists; reads the whole pack.
  ///
  /// A pack that opens and verifies holds what its writer wrote.
  ///
  /// - Throws: A ``PackError`` for the first problem found.
  package func verify() throws(PackError) {
    let result = withFile { file in
      Result { () throws(PackError) in
        try verifyChecksum(file)
        try verifyWords(file)
        try verifyTrie(file)
        for component in components { try component.verify(in: file) }
        try residual?.verify(in: file)
      }
    }
    try result.get()
  }

  private func verifyChecksum(_ file: PackFile) throws(PackError) {
    let expected = file.uint64(at: PackFormat.checksumOffset)
    let found = PackChecksum.of(file)
    if found != expected { throw .checksum(found: found, expected: expected) }
  }

  /// Checks that the words can be read in sequence and are sorted by (folded key, text).
  private func verifyWords(_ file: PackFile) throws(PackError) {
    var previous: (key: [UInt8], text: String)?
    for id in 0..<words.count {
      guard let text = words.text(of: id, in: file) else {
        throw .inconsistent("word \(id) cannot be read")
      }
      let key = words.key(of: id, in: file)
      if key.isEmpty != (id < words.specialCount) {
        throw .inconsistent("word \(id) has no key, or is special and has one")
      }
      if let previous {
        let isBelow =
          previous.key == key
          ? previous.text.utf8.lexicographicallyPrecedes(text.utf8)
          : previous.key.lexicographicallyPrecedes(key)
        if !isBelow { throw .inconsistent("word \(id) is out of order") }
      }
      previous = (key, text)
    }
  }

  /// Checks that the root holds all words, that children partition the words of their parent, and that the keys of a
  /// node share its prefix.
  private func verifyTrie(_ file: PackFile) throws(PackError) {
    let root = trie.root(in: file)
    guard root.words == words.specialCount..<words.count else {
      throw .inconsistent("the root of the trie does not have all words")
    }
    var stack = [root]
    while let node = stack.popLast() {
      let children = trie.children(of: node, in: file)
      if children.isEmpty != trie.isLeaf(node, in: file) {
        throw .inconsistent("node \(node.index) has damaged children")
      }
      if let first = node.words.first, let last = node.words.last {
        let (low, high) = (words.key(of: first, in: file), words.key(of: last, in: file))
        guard low.count >= node.depth, high.starts(with: low.prefix(node.depth)) else {
          throw .inconsistent("the words of node \(node.index) do not share its prefix")
        }
      }
      var end = children.first?.words.lowerBound ?? node.words.upperBound
      for child in children {
        guard child.words.lowerBound == end else {
          throw .inconsistent("the children of node \(node.index) do not cover all its words")
        }
        end = child.words.upperBound
      }
      guard end == node.words.upperBound else {
        throw .inconsistent("the children of node \(node.index) do not cover all its words")
      }
      stack += children
    }
  }
}

extension NgramModel {
  /// Checks that the lists can be read in sequence, that values ascend within bounds, and that entry counts match the
  /// contexts of the next order.
  func verify(in file: PackFile) throws(PackError) {
    for order in 2...4 {
      var entries = 0
      for number in 0..<listCount(order: order, in: file) {
        guard let list = list(order: order, number: number, in: file) else {
          throw .inconsistent("list \(number) of order \(order) cannot be read")
        }
        guard list.firstEntry == entries else {
          throw .inconsistent("list \(number) of order \(order) has a wrong entry number")
        }
        entries += list.count
        var previous = -1
        for position in 0..<list.count {
          let value = list.value(at: position, in: file)
          guard value > previous, value < tables.wordCount else {
            throw .inconsistent("list \(number) of order \(order) is out of order")
          }
          previous = value
        }
      }
      if let count = contextCapacity(above: order), entries > count || entries + 64 <= count {
        throw .inconsistent("order \(order) has \(entries) entries and contexts for \(count)")
      }
    }
  }
}
