// Two words with a space between them that may be misplaced.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// Two words of letters alone that were typed in one go, the second in small letters.
struct TypedPair {
  /// The first word as it was typed, even if it was corrected by itself.
  let first: String
  /// The second word.
  let second: String
  /// The correction that was made of the first word.
  let made: TypingCorrection?
  fileprivate let word: WordEnd
  private let next: WordEnd

  /// A finished word and the one before it; nil if there is more to them than letters and a space.
  init?(_ finished: FinishedWord) {
    let next = finished.word
    guard let word = finished.before,
      !word.mayGoOn, !next.mayGoOn, word.text.isLettersOnly, next.text.isLettersOnly,
      LetterCase.of(next.text) == .lower
    else { return nil }
    let made = finished.correctionBefore
      .flatMap { $0.range == word.range && $0.typed.isLettersOnly ? $0 : nil }
    let first = made?.typed ?? word.text
    guard [.lower, .title].contains(LetterCase.of(first)) else { return nil }
    (self.word, self.next, self.made) = (word, next, made)
    (self.first, second) = (first, next.text)
  }

  /// Where the pair is.
  var range: Range<TextPoint> { word.range.lowerBound..<next.range.upperBound }

  /// The pair as it is in the text.
  var text: String { word.text + " " + second }

  /// By how many nats other words must be likelier than a typed pair: if one of these is unknown, if both are known,
  /// and than the pair with a slip in one of its words mended, for "tha the" is "that the" rather than "that he", and
  /// "undd ich" is "und ich". Set by hand between slips, such as "int he", and clean text, such as "No tall man".
  static let minimumGain = (unknown: 9.0, known: 11.0, overSlip: 4.0)
}

extension Engine {
  /// The judge at the first of two words; nil where they are to stay as they are: as names, as words of another
  /// language, or as what the user or the document means by them.
  func judge(of pair: TypedPair, in document: inout Document) -> WordJudge? {
    guard let judge = judge(ofFinished: pair.word, in: &document),
      // A capital that was no name to the first word's correction is none here.
      LetterCase.of(pair.first) == .lower || judge.place.site.context.isSentenceStart
        || pair.made != nil,
      ![pair.first, pair.second].contains(where: { isMeant($0, by: judge) }),
      !judge.followsForeignText, ![pair.first, pair.second].allSatisfy(judge.mayBeForeign),
      !judge.corrector.isAmongForeignWords(pair.first),
      !judge.corrector.isAmongForeignWords(pair.second)
    else { return nil }
    return judge
  }

  /// Other text in place of two words, unless the user took it back before.
  func correction(
    of pair: TypedPair, to text: String, by judge: WordJudge
  ) -> TypingCorrection? {
    // What stands in the text is compared, so that an undo is recognized.
    if judge.isReverted(pair.text, text) { return nil }
    return TypingCorrection(range: pair.range, typed: pair.text, text: text, reason: .spelling)
  }

  /// Whether a word is so common that two of them are meant as they are. A single letter is not unless it is a word:
  /// t he, o n.
  func isAmongMostCommon(_ word: String) -> Bool {
    mayBeWord(word) && model.isFrequent(word, atLeast: Score.once(in: 8_000))
  }

  /// Whether letters may be a word: a single one only where some language that is loaded has it as one.
  func mayBeWord(_ text: String) -> Bool {
    text.count > 1 || model.hasLanguage { $0.words.oneLetter.contains(normalizedWord(text)) }
  }

  /// Whether the user or the document has an unusual word as it is.
  private func isMeant(_ word: String, by judge: WordJudge) -> Bool {
    judge.isIgnored(word) || judge.isLearned(word)
      || !isAmongMostCommon(word)
        && judge.place.evidence.document?.sightings(of: word) ?? 0
          >= AutocorrectRule.repeatedSightings
  }
}
