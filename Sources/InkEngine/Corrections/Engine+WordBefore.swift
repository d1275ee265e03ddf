// What is changed once the next word is finished: the word before it.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// Another word in place of the one before the word that was just finished, if that shows beyond doubt what was
  /// meant. Costs two probabilities unless that word is unlikely there.
  func wordBefore(_ finished: FinishedWord, in document: inout Document) -> TypingCorrection? {
    if let name = nameAgain(before: finished, in: &document) { return name }
    if let word = otherWordAgain(before: finished, in: &document) { return word }
    if let word = otherCorrection(before: finished, in: &document) { return word }
    guard let word = finished.before, LetterCase.of(word.text) != .upper else { return nil }
    if !canBeToldByNextWord(word.text) {
      if let unsure = unsureWord(before: finished, in: &document) { return unsure }
      guard finished.isBeforeJudged, finished.correctionBefore == nil,
        WordJudge.mayTell(finished.word.text, in: model)
      else { return nil }
    }
    return judge(ofFinished: word, in: &document)?
      .correction(of: word, before: finished.word, in: document.text)
  }

  /// Another correction of a word that was corrected, if the next one shows that this was not meant: "in bed", for
  /// "im bed".
  private func otherCorrection(before finished: FinishedWord, in document: inout Document)
    -> TypingCorrection?
  {
    // Behind a further mark, the next word has been considered.
    guard let made = finished.correctionBefore, let word = finished.before,
      finished.word.closing.isEmpty
    else { return nil }
    return judge(ofFinished: word, in: &document)?.correction(
      insteadOf: made, before: finished.word)
  }

  /// What is meant by an unknown word that was left alone, if the next one makes that certain. Costs a correction
  /// behind such a word, and a look-up behind any other.
  private func unsureWord(before finished: FinishedWord, in document: inout Document)
    -> TypingCorrection?
  {
    guard let word = finished.before, finished.isBeforeJudged, finished.correctionBefore == nil,
      model.frequency(of: word.text).map({ WordJudge.mayBeSlip(word.text, $0) }) ?? true,
      model.isFrequent(finished.word.text, atLeast: Self.frequentFrom)
    else { return nil }
    return judge(ofFinished: word, in: &document)?
      .correction(ofUnsure: word, before: finished.word, in: document)
  }

  /// The next word must be common enough not to be a slip itself.
  private static let frequentFrom = Score.once(in: 60_000)

  /// The judge of a word that another one follows; nil where words are not corrected automatically.
  func judge(ofFinished word: WordEnd, in document: inout Document) -> WordJudge? {
    let judge = judge(ofWordEndingAt: word.range.upperBound, in: &document)
    guard judge.place.policy.appliesCorrections,
      judge.place.site.wordRange == word.range
    else { return nil }
    return judge
  }

  /// Whether a word is one that the next word can tell from another, in some language that is loaded.
  private func canBeToldByNextWord(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return model.hasLanguage { $0.context.wordsToldByNext.contains(text) }
  }
}
