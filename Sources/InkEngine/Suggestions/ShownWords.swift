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

  /// The number of words at the top of a list that count as seen: a glance takes in no more, and whoever shows a longer
  /// list looks through its rest less often. Of five words on technical prose, counting all instead of three saves 0.2
  /// of 100 keystrokes more for those who look at all five, and costs 3.3 for those who look at three.
  private static let seenAtAGlance = 3
  /// The number of words remembered as passed over, the latest ones.
  private static let maximumCount = 24

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
      passedOver.removeFirst(max(0, passedOver.count - Self.maximumCount))
      before = shown
    } else {
      return
    }
    start = range.lowerBound
    typedBytes = bytes
    shown = []
  }

  /// Records the words that are seen from now on, of a list, best first; one that was seen before continues to be.
  mutating func show(_ words: [WordID], at now: UInt64?) {
    let before = shown + before
    shown = words.prefix(Self.seenAtAGlance).map { word in
      (word, before.first { $0.word == word }?.since ?? now)
    }
  }

  private static func isSeen(since: UInt64?, at now: UInt64?, after least: Int) -> Bool {
    guard let since, let now else { return true }
    return now >= since && now - since >= UInt64(max(0, least))
  }
}
