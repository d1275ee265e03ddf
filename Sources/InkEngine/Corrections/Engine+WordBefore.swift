// What is changed once the next word is finished: the word before it, or a name that was corrected to another word.

import InkCorrection
import InkGeometry
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
      guard finished.isBeforeJudged, finished.correctionBefore == nil else { return nil }
    }
    return judge(ofFinished: word, in: &document)?
      .correction(of: word, before: finished.word, in: document.text)
  }

  /// Another word in place of one that a mark has just ended, if it sounds like it and is what is said here.
  func lastWord(_ word: WordEnd, in document: inout Document) -> TypingCorrection? {
    guard ".,;:!?".unicodeScalars.contains(word.ending), word.closing.isEmpty,
      model.hasLanguage(where: {
        !$0.context.homophones(of: normalizedWord(word.text), behind: nil).isEmpty
      })
    else { return nil }
    return judge(ofFinished: word, in: &document)?.correction(ofLast: word)
  }

  /// Another correction of a word that was corrected, if the next one shows that this was not meant: "in bed", for
  /// "im bed".
  private func otherCorrection(before finished: FinishedWord, in document: inout Document)
    -> TypingCorrection?
  {
    guard let made = finished.correctionBefore, let word = finished.before else { return nil }
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

  /// A name as it was typed, in place of the word that it was corrected to, where a verb of saying follows that is
  /// unusual after that word. At the start of a sentence "Renning" may be a slip; before "said" it is a name, while
  /// "Tehy" is still "They".
  private func nameAgain(before finished: FinishedWord, in document: inout Document)
    -> TypingCorrection?
  {
    let verb = normalizedWord(finished.word.text)
    guard let made = finished.correctionBefore,
      made.reason == .spelling, LetterCase.of(made.typed) == .title,
      made.typed.isLettersOnly,
      model.hasLanguage(where: { $0.words.verbsOfSaying.contains(verb) }),
      !isUsual(verb, after: normalizedWord(made.text)),
      isDistant(
        made, on: settings.effective(for: document).layout(for: document.chosenLanguage))
    else { return nil }
    return typedAgain(made, in: &document)
  }

  /// Whether a word at the start of a sentence makes the next one clearly more likely than it is by itself.
  func isUsual(_ next: String, after word: String) -> Bool {
    guard let alone = model.frequency(of: next),
      let after = model.score(of: next, after: [Tokenizer.sentenceStart, word])
    else { return false }
    return (after - alone).nats >= Self.minimumGainAfterSubject
  }

  private static let minimumGainAfterSubject = 0.7

  /// Whether a correction replaced a single letter by one of a distant key, which fingers hardly do by chance.
  private func isDistant(_ made: TypingCorrection, on layout: KeyboardLayout) -> Bool {
    let typed = Array(normalizedWord(made.typed).utf8)
    let meant = Array(normalizedWord(made.text).utf8)
    guard typed.count == meant.count else { return false }
    let changed = zip(typed, meant).filter { $0 != $1 }
    return changed.count == 1 && !changed.contains { layout.areNeighbors($0.0, $0.1) }
  }

  /// Whether a word is one that the next word can tell from another, in some language that is loaded.
  private func canBeToldByNextWord(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return model.hasLanguage { $0.context.wordsToldByNext.contains(text) }
  }
}
