// A word about which the next one has not said all, so that it is asked again.

import InkText

/// A word that was left as it was typed, and the next one, which may have more to say about it: that was corrected
/// itself, or it takes the word after it to tell.
struct UnsettledWord: Sendable {
  let range: Range<TextPoint>
  /// The next word.
  private(set) var next: String
  /// Its start.
  let nextStart: TextPoint
  /// The character after it.
  let ending: Unicode.Scalar
  /// Whether it is judged once more when the word after the next one is finished.
  var isOpen = false

  /// The word before one that was just finished; nil if it was not left as it was typed.
  init?(before finished: FinishedWord) {
    guard finished.isBeforeAsTyped, let before = finished.before else { return nil }
    let word = finished.word
    (range, next, nextStart) = (before.range, word.text, word.range.lowerBound)
    ending = word.closing.unicodeScalars.first ?? word.ending
  }

  /// The end of the next word.
  var nextEnd: TextPoint {
    TextPoint(line: nextStart.line, byte: nextStart.byte + next.utf8.count)
  }

  /// The same, to be asked again once the next word is corrected; nil if that is not what is corrected.
  func after(_ correction: TypingCorrection) -> UnsettledWord? {
    guard correction.range == nextStart..<nextEnd else { return nil }
    var open = self
    (open.next, open.isOpen) = (correction.text, true)
    return open
  }

  /// Whether the next word still ends where it did, by the character after it.
  func stillEnds(in text: Text) -> Bool {
    nextEnd.line < text.lineCount
      && text.withLine(nextEnd.line) {
        nextEnd.byte < $0.count && $0.scalar(at: nextEnd.byte).scalar == ending
      }
  }
}
