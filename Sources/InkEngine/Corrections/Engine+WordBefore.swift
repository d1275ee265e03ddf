// What is changed once the next word is finished: the word before it, or a name that was corrected to another word.

import InkCorrection
import InkGeometry
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// Another word in place of the one before the word that was just finished, if that shows beyond doubt what was
  /// meant. Costs nothing unless that word is one of the few that are examined.
  func wordBefore(_ typed: TypedCharacter, in document: inout Document) -> TypingCorrection? {
    if let name = nameAgain(before: typed, in: &document) { return name }
    if let word = otherWordAgain(before: typed, in: &document) { return word }
    guard let (word, next) = wordPair(finishedBy: typed, in: &document),
      LetterCase.of(word.text) != .upper, canBeToldByNextWord(word.text)
    else { return nil }
    return judge(ofFinished: word, in: &document)?
      .correction(of: word, before: next, in: document.text)
  }

  /// The word that a typed character has finished and the one before it, with a single space between them.
  func wordPair(finishedBy typed: TypedCharacter, in document: inout Document)
    -> (word: WordEnd, next: WordEnd)?
  {
    let regions = document.regions(ofLine: typed.start.line)
    guard
      let next = WordEnd(
        endedAt: typed.start, by: typed.scalar, typedFrom: document.typing.run?.lowerBound,
        in: document.text, regions: regions),
      next.opening.isEmpty, next.range.lowerBound.byte > 1
    else { return nil }
    let space = TextPoint(line: next.range.lowerBound.line, byte: next.range.lowerBound.byte - 1)
    // A correction of the first word interrupted what was typed in one go.
    let made = document.correction(at: space).flatMap { $0.range.upperBound == space ? $0 : nil }
    guard
      let word = WordEnd(
        endedAt: space, by: " ",
        typedFrom: made?.range.lowerBound ?? document.typing.run?.lowerBound, in: document.text,
        regions: regions),
      document.text.string(in: space..<next.range.lowerBound) == " ",
      word.range.upperBound == space
    else { return nil }
    return (word, next)
  }

  /// The judge of a word that another one follows; nil where words are not corrected automatically.
  func judge(ofFinished word: WordEnd, in document: inout Document) -> WordJudge? {
    catchUp(with: &document, before: word.range.upperBound)
    let judge = judge(at: word.range.upperBound, in: &document)
    guard judge.place.policy.isCorrectedByItself, judge.place.policy.autocorrect == .apply,
      judge.place.site.wordRange == word.range
    else { return nil }
    return judge
  }

  /// A name as it was typed, in place of the word that it was corrected to, where a verb of saying follows that is
  /// unusual after that word. At the start of a sentence "Renning" may be a slip; before "said" it is a name, while
  /// "Tehy" is still "They".
  private func nameAgain(before typed: TypedCharacter, in document: inout Document)
    -> TypingCorrection?
  {
    guard
      let next = WordEnd(
        endedAt: typed.start, by: typed.scalar, typedFrom: document.typing.run?.lowerBound,
        in: document.text),
      next.range.lowerBound.byte > 1,
      model.hasLanguage(where: { $0.verbsOfSaying.contains(normalizedWord(next.text)) })
    else { return nil }
    let end = TextPoint(line: next.range.lowerBound.line, byte: next.range.lowerBound.byte - 1)
    guard let made = document.correction(at: end), made.range.upperBound == end,
      made.reason == .spelling, LetterCase.of(made.typed) == .title,
      made.typed.unicodeScalars.allSatisfy({ CharacterClass($0) == .letter }),
      document.text.string(in: end..<next.range.lowerBound) == " ",
      !isUsual(normalizedWord(next.text), after: normalizedWord(made.text)),
      isDistant(
        made, on: settings.effective(for: document).layout(for: document.chosenLanguage))
    else { return nil }
    document.typing.corrections.forget(made)
    return TypingCorrection(
      range: made.range, typed: made.text, text: made.typed, reason: .spelling)
  }

  /// Whether a word at the start of a sentence makes the next one clearly more likely than it is by itself.
  private func isUsual(_ next: String, after word: String) -> Bool {
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
    return changed.count == 1 && !changed.contains { layout.areNeighbours($0.0, $0.1) }
  }

  /// Whether a word is one that the next word can tell from another, in some language that is loaded.
  private func canBeToldByNextWord(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return model.hasLanguage { $0.wordsToldByNext.contains(text) }
  }
}
