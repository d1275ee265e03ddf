// A line of a document as it was read, so that it is read again only where it has changed.

import InkText

/// A line with what was counted in it.
struct ReadLine: Sendable {
  private(set) var tokens: [ReadToken] = []
  /// What came before the line when it was read; nil before that.
  private(set) var start: TokensBefore?
  /// What the line hands on.
  private(set) var end = TokensBefore.paragraph
  /// Whether it is one of the last lines down to the cursor's.
  var isNear = false
  /// How many times its words count.
  var weight: Int { isNear ? DocumentReading.nearWeight : 1 }
  /// From which byte on the line may be another one than was read.
  private(set) var changedFrom = 0

  /// Notes that the line may be another one from a byte on.
  mutating func change(from byte: Int) { changedFrom = min(changedFrom, byte) }

  /// Puts new tokens in the place of those a change replaces, and all to where they stand now.
  mutating func take(_ change: LineChange, _ added: [ReadToken]) {
    tokens.replaceSubrange(change.replaced, with: added)
    for (index, place) in zip(tokens.count - change.places.count..<tokens.count, change.places) {
      tokens[index].core = place
    }
  }

  /// Lets the last token, of which nothing is counted, reach up to a byte.
  mutating func growLast(to end: Int) {
    tokens[tokens.count - 1].core = tokens[tokens.count - 1].core.lowerBound..<end
    changedFrom = .max
  }

  /// Notes that it is read, between what came before it and what it hands on.
  mutating func settle(start: TokensBefore, end: TokensBefore) {
    self.start = start
    self.end = end
    changedFrom = .max
  }
}
