// The words that followed a context in a document.

/// The words that followed a context in a document, with their counts.
struct DocumentFollowers: Sendable {
  /// The followers in no particular order.
  private(set) var counts: [(word: Int32, count: Float)] = []
  /// The sum of the counts.
  private(set) var total: Float = 0
  /// The position of each follower; used only when there are too many for a linear search.
  private var positions: [Int: Int] = [:]
  private static let maximumSearchedLength = 16

  /// Adds a number of occurrences of a follower; a negative number removes them.
  mutating func add(_ step: Int, of word: Int32) {
    total += Float(step)
    guard let position = position(of: word) else {
      append(word, count: Float(step))
      return
    }
    counts[position].count += Float(step)
    if counts[position].count <= 0 { remove(at: position) }
  }

  private mutating func append(_ word: Int32, count: Float) {
    counts.append((word, count))
    if counts.count == DocumentFollowers.maximumSearchedLength + 1 {
      for (position, follower) in counts.enumerated() { positions[Int(follower.word)] = position }
    } else if counts.count > DocumentFollowers.maximumSearchedLength {
      positions[Int(word)] = counts.count - 1
    }
  }

  private mutating func remove(at position: Int) {
    positions[Int(counts[position].word)] = nil
    let last = counts.removeLast()
    if position < counts.count {
      counts[position] = last
      if !positions.isEmpty { positions[Int(last.word)] = position }
    }
    if counts.count <= DocumentFollowers.maximumSearchedLength { positions = [:] }
  }

  /// Returns the count of a follower.
  func count(of word: Int32) -> Float { position(of: word).map { counts[$0].count } ?? 0 }

  private func position(of word: Int32) -> Int? {
    counts.count > DocumentFollowers.maximumSearchedLength
      ? positions[Int(word)] : counts.firstIndex { $0.word == word }
  }
}
