// The words that followed each context, in sorted arrays searched by bisection.

import InkText

/// Followers by context, with their counts.
package final class FollowerTable: Sendable {
  /// A sequence of tokens packed into an integer, the last token in the lowest bits, and its count.
  struct Entry {
    var sequence: UInt64
    var count: Float
  }

  /// The number of bits of a token in a sequence, enough for two million different words.
  static let tokenBits: UInt64 = 21

  /// The followers of one context.
  package struct Followers: Sendable {
    /// The positions of the followers in the table.
    package var range: Range<Int>
    /// The sum of their counts.
    package var total: Float
    /// The total discount on their counts; see ``FollowerTable/discount``.
    package var discounted: Float
  }

  /// The amount subtracted from each count for unseen events (absolute discounting; Ney, Essen and Kneser 1994).
  package static let discount: Float = 0.5

  /// The followers of all contexts, those of each context in ascending order.
  package let words: [Int32]
  /// The count of each follower.
  package let counts: [Float]
  /// The contexts in ascending order.
  private let contexts: [UInt64]
  /// The position of the first follower of each context, and the end of the last one's.
  private let starts: [Int32]
  private let totals: [Float]
  private let discounts: [Float]

  /// Creates a table from entries sorted by sequence, without duplicates.
  init(sorted entries: [Entry]) {
    var (contexts, starts): ([UInt64], [Int32]) = ([], [])
    var (totals, discounts): ([Float], [Float]) = ([], [])
    for (position, entry) in entries.enumerated() {
      let context = entry.sequence >> Self.tokenBits
      if contexts.last != context {
        contexts.append(context)
        starts.append(Int32(truncatingIfNeeded: position))
        totals.append(0)
        discounts.append(0)
      }
      totals[totals.count - 1] += entry.count
      discounts[discounts.count - 1] += min(entry.count, Self.discount)
    }
    starts.append(Int32(truncatingIfNeeded: entries.count))
    let mask: UInt64 = 1 << Self.tokenBits - 1
    words = entries.map { Int32(truncatingIfNeeded: $0.sequence & mask) }
    counts = entries.map(\.count)
    self.contexts = contexts
    self.starts = starts
    self.totals = totals
    self.discounts = discounts
  }

  /// Returns the followers of a context, or nil if there are none.
  func followers(of context: UInt64) -> Followers? {
    let place = contexts.partitionPoint { $0 < context }
    guard place < contexts.count, contexts[place] == context else { return nil }
    return Followers(
      range: Int(starts[place])..<Int(starts[place + 1]), total: totals[place],
      discounted: discounts[place])
  }

  /// Returns the part of some followers whose words are in an interval.
  package func part(_ range: Range<Int>, in numbers: Range<Int32>) -> Range<Int> {
    let start = position(of: numbers.lowerBound, in: range)
    return start..<position(of: numbers.upperBound, in: start..<range.upperBound)
  }

  /// Returns the count of a word among some followers.
  package func count(of word: Int32, in range: Range<Int>) -> Float {
    let position = position(of: word, in: range)
    return position < range.upperBound && words[position] == word ? counts[position] : 0
  }

  private func position(of word: Int32, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [FollowerTable.Entry] {
  /// Returns the entries sorted, with the counts of equal sequences added.
  func merged() -> [FollowerTable.Entry] {
    let sorted = sorted { $0.sequence < $1.sequence }
    var merged: [FollowerTable.Entry] = []
    merged.reserveCapacity(sorted.count)
    for entry in sorted {
      if let last = merged.indices.last, merged[last].sequence == entry.sequence {
        merged[last].count += entry.count
      } else {
        merged.append(entry)
      }
    }
    return merged
  }
}
