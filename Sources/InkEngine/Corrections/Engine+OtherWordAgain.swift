// The typed word again, where the next word shows that it was meant and not its correction: i, the letter, German im.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// A word as it was typed, in place of the pronoun or the contraction that it was corrected to, where the next word
  /// shows that it was neither: "I is odd", "I and j", and "I'm Büro".
  func otherWordAgain(
    before finished: FinishedWord, in document: inout Document
  ) -> TypingCorrection? {
    if let made = letter(besides: finished, in: document) {
      return typedAgain(made, in: &document)
    }
    guard let made = finished.correctionBefore else { return nil }
    let next = finished.word
    let word = normalizedWord(next.text)
    let isTyped =
      switch (made.typed, made.text) {
      case ("i", "I"): isVerbOfThings(word) || isVerbOfOthers(word)
      case ("im", "I'm"), ("Im", "I'm"), ("im", "I’m"), ("Im", "I’m"):
        isGerman(next, behind: made, in: &document)
      default: false
      }
    return isTyped ? typedAgain(made, in: &document) : nil
  }

  /// The typed word in place of its correction, unless the user has once put that back in.
  func typedAgain(_ made: TypingCorrection, in document: inout Document)
    -> TypingCorrection?
  {
    if judge(at: made.range.upperBound, in: &document).isReverted(made.text, made.typed) {
      return nil
    }
    return TypingCorrection(
      range: made.range, typed: made.text, text: made.typed, reason: .spelling)
  }

  /// The letter i that became the pronoun, where a conjunction and another letter or numeral follow: i and j.
  private func letter(besides finished: FinishedWord, in document: Document) -> TypingCorrection? {
    guard let conjunction = finished.before, isCoordinator(conjunction.text),
      Self.otherLetters.contains(finished.word.text), let made = document.lastCorrection,
      (made.typed, made.text) == ("i", "I"),
      made.range.upperBound.line == conjunction.range.lowerBound.line,
      made.range.upperBound.byte + 1 == conjunction.range.lowerBound.byte
    else { return nil }
    return made
  }

  /// What is named side by side with i; not "a", nor "u", which stands for "you".
  private static let otherLetters = Set(
    wordsOf: "b c d e f g h j k l m n p q r s t v w x y z ii iii iv")

  /// Whether a word joins names of the same kind, in some language that is loaded.
  private func isCoordinator(_ word: String) -> Bool {
    model.hasLanguage { $0.words.coordinators.contains(word) }
  }

  /// Whether the subject of a verb is a thing, in some language that is loaded.
  private func isVerbOfThings(_ word: String) -> Bool {
    model.hasLanguage { $0.words.verbsOfThings.contains(word) }
  }

  /// Whether a verb has the ending of another subject than the pronoun: "node i sends", but not "I always".
  private func isVerbOfOthers(_ word: String) -> Bool {
    model.hasLanguage { $0.context.mayBeVerbOfOthers(word) } && !isUsual(word, after: "i")
  }

  /// Whether a word after "im" shows that German is written: one of its common words that English does not have, but
  /// for nouns; any noun that is unusual in English after a German word; or after a capital Im one with a diacritic
  /// that nobody knows. Other names show nothing: "I'm José".
  private func isGerman(
    _ next: WordEnd, behind made: TypingCorrection, in document: inout Document
  ) -> Bool {
    let word = normalizedWord(next.text)
    guard isUnusual(word),
      !judge(at: next.range.upperBound, in: &document).isLearned(next.text)
    else { return false }
    let isNoun = LetterCase.of(next.text) == .title
    if isCommonInGerman(word) { return isNoun || model.frequency(of: word) == nil }
    if made.typed == "Im", isNoun, word.utf8.contains(where: { $0 >= 0xC3 }) {
      return model.frequency(of: word) == nil
    }
    let start = made.range.lowerBound
    guard isNoun, start.byte > 1 else { return false }
    let before = CursorContext.prefixRange(
      at: TextPoint(line: start.line, byte: start.byte - 1), in: document.text)
    let last = normalizedWord(document.text.string(in: before))
    return isUnusual(last) && isCommonInGerman(last)
  }

  private func isCommonInGerman(_ word: String) -> Bool {
    CommonWords.languages(having: word).contains(CommonWords.Languages(tag: "de"))
  }

  /// Whether no pack has a word, or only as a rare one.
  private func isUnusual(_ word: String) -> Bool {
    model.isRare(word, below: Self.unusualBelow, ifUnknown: true)
  }

  private static let unusualBelow = Score.once(in: 160_000)
}
