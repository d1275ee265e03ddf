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
        endedAt: space, by: " ", typedFrom: document.typing.run?.lowerBound, in: document.text,
        regions: regions),
      document.text.string(in: space..<next.range.lowerBound) == " ",
      word.range.upperBound == space, LetterCase.of(word.text) != .upper,
      mayBeTold(word.text)
    else { return nil }
    catchUp(with: &document, before: space)
    let place = place(at: space, in: &document)
    guard place.policy.isCorrectedByItself, place.policy.autocorrect == .apply,
      place.site.wordRange == word.range
    else { return nil }
    return meant(by: word, before: next, at: place, in: document.text)
      .map { TypingCorrection(range: word.range, typed: word.text, text: $0, reason: .spelling) }
  }

  /// Whether a word is one of those that the next one tells, in some language that is at hand.
  private func mayBeTold(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return model.packs.contains {
      languageRules(of: $0.metadata.language).wordsToldByNext.contains(text)
    }
  }

  /// What is meant by a word, by the words around it alone.
  private func meant(by word: WordEnd, before next: WordEnd, at place: Place, in text: Text)
    -> String?
  {
    let (context, typed) = (place.site.context, normalizedWord(word.text))
    let letterCase = LetterCase.of(word.text)
    let start = word.range.lowerBound
    let reach = text.clamped(TextPoint(line: start.line, byte: max(0, start.byte - Self.reach)))
    let line = text.string(in: reach..<start)
    let sentence = line.lastIndex { ".!?".contains($0) }.map { line[$0...] } ?? line[...]
    let before = sentence.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      .map { normalizedWord(String($0)) }
    let behind = normalizedWord(next.text)
    guard let told = place.language.rules.meant(by: typed, behind: before, before: behind),
      letterCase == .lower || letterCase == .title && context.isSentenceStart,
      !isIgnored(word.text, at: place), !userWords.isLearned(word.text, document: place.address),
      !isOfAnotherLanguage(word.text, at: place)
    else { return nil }
    let corrector = corrector(at: place)
    if corrector.isAmongForeignWords(word.text) { return nil }
    if !told.isSure {
      guard let gain = corrector.gain(of: told.text, over: typed, before: behind),
        gain >= Self.leastGain
      else { return nil }
    }
    let meant = letterCase.applied(to: told.text)
    if userCorrections.isTakenBack(word.text, meant) { return nil }
    return place.evidence.writesTypographicApostrophes
      ? meant.replacing("'", with: "’") : meant
  }

  /// How far back a sentence is looked at, in bytes: lines may be of any length.
  private static let reach = 400
  /// So many nats likelier is what takes the place of a known word.
  private static let leastGain = 4.0
}
