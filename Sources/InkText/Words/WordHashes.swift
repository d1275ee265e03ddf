// A set of listed words that is ready at once: their hashes in order.

/// The words of lists, by their hashes. Making it takes a small part of the time of a set of strings, which would delay
/// the first answer that needs it.
package struct WordHashes: Sendable {
  private var hashes: [UInt64] = []

  /// Creates an empty set.
  package init() {}

  /// Creates the set of the words of a list.
  package init(of list: String) {
    list.forEachListedHash { hashes.append($0) }
    makeSet()
  }

  /// The number of words.
  package var count: Int { hashes.count }

  /// Whether a word is in the set.
  package func contains(_ word: String) -> Bool {
    if hashes.isEmpty { return false }
    let hash = FNVHash.value(of: word)
    let place = hashes.partitionPoint { $0 < hash }
    return place < hashes.count && hashes[place] == hash
  }

  /// Adds the words of another set.
  package mutating func formUnion(_ other: WordHashes) {
    if hashes.isEmpty {
      self = other
    } else {
      hashes += other.hashes
      makeSet()
    }
  }

  /// Puts the hashes in order, each of them once.
  private mutating func makeSet() {
    hashes.sort()
    var count = 0
    for hash in hashes where count == 0 || hashes[count - 1] != hash {
      hashes[count] = hash
      count += 1
    }
    hashes.removeLast(hashes.count - count)
  }
}
