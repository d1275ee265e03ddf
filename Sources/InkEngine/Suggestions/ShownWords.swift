// The words a person saw while typing a word and did not take: they are not what is meant.

import InkModel
import InkText

/// The words that were suggested for the word at the cursor, and those of them that were passed over by typing on.
struct ShownWords: Sendable {
  private var start = TextPoint.zero
  private var typedBytes = 0
  private var shown: [WordID] = []
  /// Words that were shown while less was typed.
  private(set) var passedOver: [WordID] = []

  /// How many words are remembered as passed over, the latest ones.
  private static let greatestCount = 24

  /// Moves to the letters that are typed of a word now. If more of the same word is typed, what was shown before was
  /// passed over; with another word all begins anew.
  mutating func move(to range: Range<TextPoint>) {
    let bytes = range.upperBound.byte - range.lowerBound.byte
    if range.lowerBound != start || bytes < typedBytes {
      passedOver = []
    } else if bytes > typedBytes {
      for word in shown where !passedOver.contains(word) { passedOver.append(word) }
      passedOver.removeFirst(max(0, passedOver.count - Self.greatestCount))
    } else {
      return
    }
    start = range.lowerBound
    typedBytes = bytes
    shown = []
  }

  /// Notes what is shown at this place.
  mutating func show(_ words: [WordID]) { shown = words }
}
