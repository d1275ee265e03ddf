// The words that followed each context, packed into arrays: a context is found by halving, its words are a slice.

/// Followers by context, with how often they followed.
package final class FollowerTable: Sendable {
  /// A sequence of tokens as one number, the last token in the lowest bits, and how often it stood so.
  struct Entry {
    var sequence: UInt64
    var count: Float
  }

  /// The bits of a token in a sequence: two million words are more than anybody writes.
  static let tokenBits: UInt64 = 21

  /// What followed one context.
  package struct Followers: Sendable {
    /// Where the followers stand in the table.
    package var range: Range<Int>
    /// The sum of their counts.
    package var total: Float
    /// What is taken off the counts in all; see ``FollowerTable/discount``.
    package var discounted: Float
  }

  /// What is taken off each count, for what was not seen (absolute discounting, Ney, Essen and Kneser 1994).
  package static let discount: Float = 0.5

  /// The followers of all contexts, those of each in the order of their numbers.
  package let words: [Int32]
  /// How often each followed.
  package let counts: [Float]
  /// The contexts in their order.
  private let contexts: [UInt64]
  /// Where the followers of each context begin; one more than there are contexts.
  private let starts: [Int32]
  private let totals: [Float]
  private let discounts: [Float]

  /// A table of entries in the order of their sequences, each once.
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

  /// What followed a context; nil where nothing did.
  func followers(of context: UInt64) -> Followers? {
    var (low, high) = (0, contexts.count)
    while low < high {
      let middle = (low + high) / 2
      if contexts[middle] < context { low = middle + 1 } else { high = middle }
    }
    guard low < contexts.count, contexts[low] == context else { return nil }
    return Followers(
      range: Int(starts[low])..<Int(starts[low + 1]), total: totals[low],
      discounted: discounts[low])
  }

  /// The part of some followers whose words are in an interval of numbers.
  package func part(_ range: Range<Int>, in numbers: Range<Int32>) -> Range<Int> {
    let start = position(of: numbers.lowerBound, in: range)
    return start..<position(of: numbers.upperBound, in: start..<range.upperBound)
  }

  /// How often a word stands among some followers.
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
  /// The entries in their order, equal sequences counted together.
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
