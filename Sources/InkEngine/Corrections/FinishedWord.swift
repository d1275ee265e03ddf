// The word that a character finishes and what is before it, read once for all rules that may change them.

import InkText

/// A character that may finish a word.
struct EndingCharacter {
  /// The character.
  let scalar: Unicode.Scalar
  /// Where it is, or is about to be typed.
  let start: TextPoint
  /// Whether it is in the text.
  let isTyped: Bool
}

/// A word that was left as it was typed, and the next one, which may have more to say about it: that was corrected
/// itself, or does not say all.
struct UnsettledWord: Sendable {
  let range: Range<TextPoint>
  /// The next word.
  private(set) var next: String
  /// Its start.
  let nextStart: TextPoint
  /// The character after it.
  let ending: Unicode.Scalar
  /// Whether it is to be asked again.
  private(set) var isOpen = false

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

  /// The same, to be asked again if that makes sense.
  func asked(again isOpen: Bool) -> UnsettledWord {
    var other = self
    other.isOpen = isOpen
    return other
  }
}

/// A word that was just finished, and the word before it.
struct FinishedWord {
  /// The word.
  let word: WordEnd
  /// The word before, if just a space is between the two, and both were typed in one go.
  let before: WordEnd?
  /// The correction that was made directly before that space, other than of a missing space.
  let correctionBefore: TypingCorrection?
  /// Whether the editor asked about the word before when it was finished.
  private let isBeforeJudged: Bool

  /// Whether the word before was left as it was typed. Editors do not ask about words that they paste.
  var isBeforeAsTyped: Bool { isBeforeJudged && correctionBefore == nil }

  /// The word before, if it was left as it was typed, with this one.
  var unsettledBefore: UnsettledWord? {
    guard isBeforeAsTyped, let before else { return nil }
    return UnsettledWord(
      range: before.range, next: word.text, nextStart: word.range.lowerBound,
      ending: word.closing.unicodeScalars.first ?? word.ending)
  }

  /// Reads the word that a character finishes; nil if there is none.
  ///
  /// - Parameters:
  ///   - ending: The character.
  ///   - unsettled: The word before it, where it is read once more.
  ///   - document: The document.
  init?(
    by ending: EndingCharacter, after unsettled: UnsettledWord? = nil, in document: inout Document
  ) {
    let regions = document.regions(ofLine: ending.start.line)
    let run = unsettled?.range.lowerBound ?? document.typing.run?.lowerBound
    guard
      let word = WordEnd(
        endedAt: ending.start, by: ending.scalar, isTyped: ending.isTyped, typedFrom: run,
        in: document.text, regions: regions)
    else { return nil }
    self.word = word
    let start = word.range.lowerBound
    let space = TextPoint(line: start.line, byte: start.byte - 1)
    guard word.opening.isEmpty, start.byte > 1, document.text.string(in: space..<start) == " "
    else {
      (before, correctionBefore, isBeforeJudged) = (nil, nil, false)
      return
    }
    let made = document.correction(at: space).flatMap { $0.range.upperBound == space ? $0 : nil }
    // A correction of the word before interrupted what was typed in one go.
    let before = WordEnd(
      endedAt: space, by: " ", isTyped: true, typedFrom: made?.range.lowerBound ?? run,
      in: document.text,
      regions: regions)
    self.before = before.flatMap { $0.range.upperBound == space ? $0 : nil }
    // That a space was put in before the word says that it was judged, and nothing about itself.
    let isAsTyped = made?.isMissingSpace ?? false
    correctionBefore = isAsTyped ? nil : made
    isBeforeJudged =
      isAsTyped || unsettled != nil || document.typing.judged == space
  }
}
