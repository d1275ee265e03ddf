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
      in: document.text, regions: regions)
    self.before = before.flatMap { $0.range.upperBound == space ? $0 : nil }
    // That a space was put in before the word says that it was judged, and nothing about itself.
    let isAsTyped = made?.isMissingSpace ?? false
    correctionBefore = isAsTyped ? nil : made
    isBeforeJudged = isAsTyped || unsettled != nil || document.typing.judged == space
  }
}
