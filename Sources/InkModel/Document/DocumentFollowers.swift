// What followed some words in a document.

/// The words that followed a context in a document, with their counts.
struct DocumentFollowers: Sendable {
  /// The followers, in no order that means anything.
  private(set) var counts: [(word: Int32, count: Float)] = []
  /// The sum of the counts.
  private(set) var total: Float = 0
  /// Where each follower stands, once there are too many to look through.
  private var positions: [Int32: Int] = [:]
  private static let longestSearched = 16

  /// Counts a follower so many times; fewer than none takes it back.
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
    if counts.count == DocumentFollowers.longestSearched + 1 {
      for (position, follower) in counts.enumerated() { positions[follower.word] = position }
    } else if counts.count > DocumentFollowers.longestSearched {
      positions[word] = counts.count - 1
    }
  }

  private mutating func remove(at position: Int) {
    positions[counts[position].word] = nil
    let last = counts.removeLast()
    if position < counts.count {
      counts[position] = last
      if !positions.isEmpty { positions[last.word] = position }
    }
    if counts.count <= DocumentFollowers.longestSearched { positions = [:] }
  }

  /// How often a word followed.
  func count(of word: Int32) -> Float { position(of: word).map { counts[$0].count } ?? 0 }

  private func position(of word: Int32) -> Int? {
    counts.count > DocumentFollowers.longestSearched
      ? positions[word] : counts.firstIndex { $0.word == word }
  }
}
