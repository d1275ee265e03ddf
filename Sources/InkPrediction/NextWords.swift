// The next words behind a place, kept because a ghost asks for the same ones after every letter.

/// The next words that were found so far. Valid for one place with what stands before it, for one state of the model
/// and the document, and for one gate. They depend on all words from the place on, since these are what the text is
/// about.
package struct NextWords: Sendable {
  /// A word and how likely it is.
  typealias Next = (text: String, chance: Double)

  private var known: [(tokens: [String], next: Next?)] = []
  private static let greatestCount = 8

  /// Nothing found yet.
  package init() {}

  /// What was found behind all tokens from the place on; nil where nobody has looked, `.some(nil)` where there is
  /// nothing.
  func known(after tokens: [String]) -> Next?? {
    known.first { $0.tokens == tokens }?.next
  }

  /// Notes what was found behind all tokens from the place on.
  mutating func add(_ next: Next?, after tokens: [String]) {
    if known.count == Self.greatestCount { known.removeFirst() }
    known.append((tokens, next))
  }
}
