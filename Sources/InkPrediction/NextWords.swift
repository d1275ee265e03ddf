// A cache of predicted next words, since a ghost text needs the same ones after every letter.

/// The next words found so far. Valid for one position and the text before it, for one state of the model and the
/// document, and for one gate. An entry depends on all words after the position, since these determine the topic.
package struct NextWords: Sendable {
  /// A word with its probability.
  typealias Next = (text: String, chance: Double)

  private var known: [(tokens: [String], next: Next?)] = []
  private static let maximumCount = 8

  /// Creates an empty cache.
  package init() {}

  /// Returns the next word after all tokens from the position on: nil if it was not searched yet, `.some(nil)` if there
  /// is none.
  func known(after tokens: [String]) -> Next?? {
    known.first { $0.tokens == tokens }?.next
  }

  /// Caches the next word after all tokens from the position on.
  mutating func add(_ next: Next?, after tokens: [String]) {
    if known.count == Self.maximumCount { known.removeFirst() }
    known.append((tokens, next))
  }
}
