// What is changed one word later: a word that only the one behind it can tell from another, as in "Ill call".

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// Another word in the place of the one before the word that was just ended, if that tells beyond doubt what was
  /// meant. Costs nothing but where that one is among the few that are looked at.
  func wordBefore(_ typed: TypedCharacter, in document: inout Document) -> TypingCorrection? {
    let regions = document.regions(ofLine: typed.start.line)
    guard
      let next = WordEnd(
        endedAt: typed.start, by: typed.scalar, typedFrom: document.typing.run?.lowerBound,
        in: document.text, regions: regions),
      next.opening.isEmpty, next.range.lowerBound.byte > 1
    else { return nil }
    let space = TextPoint(line: next.range.lowerBound.line, byte: next.range.lowerBound.byte - 1)
    guard
      let word = WordEnd(
        endedAt: space, by: " ", typedFrom: TextPoint(line: space.line, byte: 0),
        in: document.text, regions: regions),
      word.range.upperBound == space, LetterCase.of(word.text) != .upper,
      mayBeTold(word.text)
    else { return nil }
    catchUp(with: &document, before: space)
    let place = place(at: space, in: &document)
    guard place.policy.isCorrectedByItself, place.policy.autocorrect == .apply,
      place.site.wordRange == word.range
    else { return nil }
    return meant(by: word, before: next, at: place)
      .map { TypingCorrection(range: word.range, typed: word.text, text: $0, reason: .spelling) }
  }

  /// Whether a word is one of those that the next one tells, in some language that is at hand.
  private func mayBeTold(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return model.packs.contains {
      let rules = languageRules(of: $0.metadata.language)
      return !rules.meantBeforeNext(text, behind: nil).isEmpty
    }
  }

  /// What is meant by a word, by the odds of the words around it alone.
  private func meant(by word: WordEnd, before next: WordEnd, at place: Place) -> String? {
    let (context, typed) = (place.site.context, normalizedWord(word.text))
    let letterCase = LetterCase.of(word.text)
    let others = place.language.rules.meantBeforeNext(typed, behind: context.history.last)
    guard !others.isEmpty, letterCase == .lower || letterCase == .title && context.isSentenceStart,
      !isIgnored(word.text, at: place), !userWords.isLearned(word.text, document: place.address),
      !isOfAnotherLanguage(word.text, at: place),
      !corrector(at: place).isAmongForeignWords(word.text)
    else { return nil }
    let (corrector, behind) = (corrector(at: place), normalizedWord(next.text))
    let gains = others.compactMap { other in
      corrector.gain(of: other, over: typed, before: behind).map { (text: other, gain: $0) }
    }
    guard let best = gains.max(by: { $0.gain < $1.gain }),
      best.gain >= (best.text.contains("'") ? Self.leastGainOfContractions : Self.leastGainOfNext)
    else { return nil }
    let meant = letterCase.applied(to: best.text)
    if userCorrections.isTakenBack(word.text, meant) { return nil }
    return place.evidence.writesTypographicApostrophes
      ? meant.replacing("'", with: "’") : meant
  }

  /// So many nats likelier is what takes the place of a known word: a contraction, and any other. In 240,000 words of
  /// clean prose nothing that was right is changed at these; of "your" and "then" for you're and than every second one
  /// is put right, of "should of" nine in ten.
  private static let leastGainOfContractions = 3.0
  private static let leastGainOfNext = 4.0
}
