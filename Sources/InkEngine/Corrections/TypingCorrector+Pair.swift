// When two words may be others whose space is misplaced, and when they are meant.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension TypingCorrector {
  /// The judge at the first of two words; nil where they are to stay as they are: as names, as words of another
  /// language, or as what the user or the document means by them.
  mutating func judge(of pair: TypedPair, in document: inout Document) -> WordJudge? {
    guard let judge = judgeOfWordBefore(in: &document),
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

  /// Whether a word is so common that two of them are meant as they are. A single letter is not unless it is a word: t
  /// he, o n.
  func isAmongMostCommon(_ word: String) -> Bool {
    mayBeWord(word) && model.isFrequent(word, atLeast: Score.ofBasicWords)
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
