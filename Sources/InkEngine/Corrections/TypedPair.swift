// Two words with a space between them that may be misplaced.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// Two words of letters alone that were typed in one go, the second in small letters unless both may be nouns.
struct TypedPair {
  /// The first word as it was typed, even if it was corrected by itself.
  let first: String
  /// The second word.
  let second: String
  /// The correction that was made of the first word.
  let made: TypingCorrection?
  private let word: WordEnd
  private let next: WordEnd

  /// A finished word and the one before it; nil if there is more to them than letters and a space.
  init?(_ finished: FinishedWord, ofNouns mayBeNouns: Bool = false) {
    let next = finished.word
    guard let word = finished.before,
      !word.mayGoOn, !next.mayGoOn, next.text.isLettersOnly,
      LetterCase.of(next.text) == .lower || mayBeNouns && LetterCase.of(next.text) == .title
    else { return nil }
    let made = finished.correctionBefore.flatMap { $0.range == word.range ? $0 : nil }
    let first = made?.typed ?? word.text
    guard first.isLettersOnly, [.lower, .title].contains(LetterCase.of(first)) else { return nil }
    (self.word, self.next, self.made) = (word, next, made)
    (self.first, second) = (first, next.text)
  }

  /// Where the pair is.
  var range: Range<TextPoint> { word.range.lowerBound..<next.range.upperBound }

  /// The pair as it is in the text.
  var text: String { word.text + " " + second }

  /// By how many nats other words must be likelier than a typed pair. Set by hand between slips, such as "int he", and
  /// clean text, such as "No tall man".
  enum MinimumGain {
    /// If both words of the pair are known, or else one of them is not.
    static func overPair(isKnown: Bool) -> Double { isKnown ? 11 : 9 }
    /// Than the pair with a slip in one of its words mended: "tha the" is "that the" rather than "that he", and "undd
    /// ich" is "und ich".
    static let overSlip = 4.0
  }
}
