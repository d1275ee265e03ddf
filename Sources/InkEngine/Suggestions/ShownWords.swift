// The words a person saw while typing a word and did not take: they are not what is meant.

import InkModel
import InkText

/// The words that were suggested for the word at the cursor, and those of them that were passed over by typing on.
struct ShownWords: Sendable {
  private var start = TextPoint.zero
  private var typedBytes = 0
  /// The visible words, and since when; nil if unknown.
  private var shown: [(word: WordID, since: UInt64?)] = []
  /// The words that were visible before the last letter.
  private var before: [(word: WordID, since: UInt64?)] = []
  /// The words that were visible while less was typed.
  private(set) var passedOver: [WordID] = []

  /// The number of words remembered as passed over, the latest ones.
  private static let greatestCount = 24

  /// Moves to the letters typed of a word now. If more of the same word is typed, what was visible before was passed
  /// over, unless it was visible for a shorter time than it takes to be seen; with another word everything starts anew.
  ///
  /// - Parameters:
  ///   - range: The letters.
  ///   - now: The time, in milliseconds; nil if unknown.
  ///   - least: How long words must be visible to be seen, in milliseconds.
  mutating func move(to range: Range<TextPoint>, at now: UInt64?, seenAfter least: Int) {
    let bytes = range.upperBound.byte - range.lowerBound.byte
    if range.lowerBound != start || bytes < typedBytes {
      (passedOver, before) = ([], [])
    } else if bytes > typedBytes {
      let seen = shown.filter { Self.isSeen(since: $0.since, at: now, after: least) }
      for (word, _) in seen where !passedOver.contains(word) { passedOver.append(word) }
      passedOver.removeFirst(max(0, passedOver.count - Self.greatestCount))
      before = shown
    } else {
      return
    }
    start = range.lowerBound
    typedBytes = bytes
    shown = []
  }

  /// Records what is visible from now on; a word that was visible before continues to be.
  mutating func show(_ words: [WordID], at now: UInt64?) {
    let before = shown + before
    shown = words.map { word in (word, before.first { $0.word == word }?.since ?? now) }
  }

  private static func isSeen(since: UInt64?, at now: UInt64?, after least: Int) -> Bool {
    guard let since, let now else { return true }
    return now >= since && now - since >= UInt64(max(0, least))
  }
}
