// The typed word again, where the next word shows that it was meant and not its correction: the letter i, German im.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension TypingCorrector {
  /// A word as it was typed, in place of the pronoun or the contraction that it was corrected to, where the next word
  /// shows that it was neither: "I is odd", "I and j", and "I'm Büro".
  func restoredWord(in document: Document) -> TypingCorrection? {
    guard let finished else { return nil }
    if let made = letter(besides: finished, in: document) { return restoring(made) }
    guard let made = finished.correctionBefore else { return nil }
    let next = finished.word
    let word = normalizedWord(next.text)
    if isName(made) {
      return isVerbOfThings(word) || isVerbOfOthers(word) ? restoring(made) : nil
    }
    guard let language = otherLanguage(having: made),
      isWritten(language, in: next, after: made, in: document)
    else { return nil }
    return restoring(made)
  }

  /// The typed word in place of its correction, unless the user has once put that back in.
  func restoring(_ made: TypingCorrection) -> TypingCorrection? {
    if engine.userCorrections.isReverted(made.text, made.typed) { return nil }
    return TypingCorrection(
      range: made.range, typed: made.text, text: made.typed, reason: .spelling)
  }

  /// The letter i that became the pronoun, where a conjunction and another letter or numeral follow: i and j.
  private func letter(besides finished: FinishedWord, in document: Document) -> TypingCorrection? {
    guard let conjunction = finished.before, isCoordinator(conjunction.text),
      isNamedBesidePronoun(finished.word.text), let made = document.lastCorrection,
      isName(made),
      made.range.upperBound.line == conjunction.range.lowerBound.line,
      made.range.upperBound.byte + 1 == conjunction.range.lowerBound.byte
    else { return nil }
    return made
  }

  /// Whether the typed word may be the name of something, by the rules of some language that is loaded.
  private func isName(_ made: TypingCorrection) -> Bool {
    model.hasLanguage { $0.pronoun?.isName(made.typed, correctedTo: made.text) ?? false }
  }

  /// The language that has the typed word, if it was corrected by the rules of another one that is loaded.
  private func otherLanguage(having made: TypingCorrection) -> String? {
    model.packs.lazy.compactMap {
      $0.rules.pronoun?.language(having: made.typed, correctedTo: made.text)
    }
    .first
  }

  /// Whether a word joins names of the same kind, in some language that is loaded.
  private func isCoordinator(_ word: String) -> Bool {
    model.hasLanguage { $0.words.coordinators.contains(word) }
  }

  /// Whether a letter or numeral is named side by side with others, in some language that is loaded.
  private func isNamedBesidePronoun(_ word: String) -> Bool {
    model.hasLanguage { $0.words.namedBesidePronoun.contains(word) }
  }

  /// Whether the subject of a verb is a thing, in some language that is loaded.
  private func isVerbOfThings(_ word: String) -> Bool {
    model.hasLanguage { $0.words.verbsOfThings.contains(word) }
  }

  /// Whether a verb has the ending of another subject than the pronoun: "node i sends", but not "I always".
  private func isVerbOfOthers(_ word: String) -> Bool {
    model.hasLanguage { rules in
      rules.pronoun?.mayBeVerbOfOthers(word) ?? false
        && !rules.words.capitalPronouns.contains { isUsual(word, after: $0) }
    }
  }

  /// Whether a word shows that another language is written, German after "im": one of its common words that those that
  /// are loaded do not have, but for capitalized ones; any capitalized word that is unusual in them, after a word of
  /// that language; or, after a capital Im, one with a diacritic that nobody knows. Other names show nothing: "I'm
  /// José".
  private func isWritten(
    _ language: String, in next: WordEnd, after made: TypingCorrection, in document: Document
  ) -> Bool {
    let word = normalizedWord(next.text)
    guard isUnusual(word),
      !engine.userWords.isLearned(next.text, document: document.address)
    else { return false }
    let isNoun = LetterCase.of(next.text) == .title
    if isCommon(word, in: language) { return isNoun || model.frequency(of: word) == nil }
    if LetterCase.of(made.typed) == .title, isNoun, word.utf8.contains(where: { $0 >= 0xC3 }) {
      return model.frequency(of: word) == nil
    }
    let start = made.range.lowerBound
    guard isNoun, start.byte > 1 else { return false }
    let before = CursorContext.prefixRange(
      at: TextPoint(line: start.line, byte: start.byte - 1), in: document.text)
    let last = normalizedWord(document.text.string(in: before))
    return isUnusual(last) && isCommon(last, in: language)
  }

  private func isCommon(_ word: String, in language: String) -> Bool {
    CommonWords.languages(having: word).contains(CommonWords.Languages(tag: language))
  }

  /// Whether no pack has a word, or only as a rare one.
  private func isUnusual(_ word: String) -> Bool {
    model.isRare(word, below: Self.unusualBelow, ifUnknown: true)
  }

  private static let unusualBelow = Score.once(in: 160_000)
}
