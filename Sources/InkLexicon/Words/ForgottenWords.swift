// Words that are not to be learned again, remembered without being spelled.

/// Forgotten words as keyed hashes, so that a list of them can be asked about a word, but not read.
///
/// Who has the key as well can still try out words, since the server does just that.
package struct ForgottenWords: Equatable, Sendable {
  private let hash: SipHash
  private var hashes: Set<UInt64>

  /// Creates a list of hashes made with the same key.
  package init(hashedBy hash: SipHash = SipHash(key: 0, 0), _ hashes: Set<UInt64> = []) {
    (self.hash, self.hashes) = (hash, hashes)
  }

  /// Whether there are none.
  package var isEmpty: Bool { hashes.isEmpty }

  /// The number of words.
  package var count: Int { hashes.count }

  /// Returns the hash by which a word is remembered.
  package func hash(of word: String) -> UInt64 { hash.value(of: word) }

  /// Whether a word, composed, is forgotten.
  package func contains(_ word: String) -> Bool {
    !hashes.isEmpty && hashes.contains(hash(of: word))
  }

  /// Adds a composed word; returns false if it is there already.
  @discardableResult
  mutating func insert(_ word: String) -> Bool { hashes.insert(hash(of: word)).inserted }

  /// Removes a word; returns false if it is not there.
  mutating func remove(_ word: String) -> Bool {
    !hashes.isEmpty && hashes.remove(hash(of: word)) != nil
  }
}
