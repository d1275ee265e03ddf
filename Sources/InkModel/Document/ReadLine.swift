// A line of a document as it was read, so that only changed lines are read again.

import InkText

/// A line with what was counted in it.
struct ReadLine: Sendable {
  private(set) var tokens: [ReadToken] = []
  /// The context before the line when it was read; nil if it was not read yet.
  private(set) var start: TokensBefore?
  /// The context that the line passes on.
  private(set) var end = TokensBefore.paragraph
  /// Whether it is one of the last lines down to the cursor's.
  var isNear = false
  /// The number of times its words count.
  var weight: Int { isNear ? DocumentReading.nearWeight : 1 }
  /// The first byte that may have changed since the line was read.
  private(set) var changedFrom = 0

  /// Records that the line may have changed from a byte on.
  mutating func change(from byte: Int) { changedFrom = min(changedFrom, byte) }

  /// Replaces the tokens of a change by new ones, and updates the ranges of all examined tokens.
  mutating func take(_ change: LineChange, _ added: [ReadToken]) {
    tokens.replaceSubrange(change.replaced, with: added)
    for (index, place) in zip(tokens.count - change.places.count..<tokens.count, change.places) {
      tokens[index].core = place
    }
  }

  /// Extends the last token, which has no counts, up to a byte.
  mutating func growLast(to end: Int) {
    tokens[tokens.count - 1].core = tokens[tokens.count - 1].core.lowerBound..<end
    changedFrom = .max
  }

  /// Records that the line was read, with the contexts before and after it.
  mutating func settle(start: TokensBefore, end: TokensBefore) {
    self.start = start
    self.end = end
    changedFrom = .max
  }
}
