// What is taken back once the next word shows that a small word was meant as typed: i, the letter, and im, in German.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// A word as it was typed, in place of the pronoun or the contraction that it was corrected to, where the next word
  /// shows that it was neither: "I is odd", and "I'm Büro".
  func otherWordAgain(
    before typed: TypedCharacter, in document: inout Document
  ) -> TypingCorrection? {
    let line = typed.start.line
    guard
      let next = WordEnd(
        endedAt: typed.start, by: typed.scalar, typedFrom: document.typing.run?.lowerBound,
        in: document.text, regions: document.regions(ofLine: line)),
      next.opening.isEmpty, next.range.lowerBound.byte > 1
    else { return nil }
    let end = TextPoint(line: line, byte: next.range.lowerBound.byte - 1)
    guard let made = document.correction(at: end), made.range.upperBound == end,
      document.text.string(in: end..<next.range.lowerBound) == " "
    else { return nil }
    let word = normalizedWord(next.text)
    let isTyped =
      switch (made.typed, made.text) {
      case ("i", "I"): isVerbOfThings(word)
      case ("im", "I'm"), ("Im", "I'm"), ("im", "I’m"), ("Im", "I’m"):
        isOtherLanguage(next, behind: made, in: &document)
      default: false
      }
    guard isTyped else { return nil }
    document.typing.corrections.forget(made)
    return TypingCorrection(
      range: made.range, typed: made.text, text: made.typed, reason: .spelling)
  }

  /// Whether the subject of a verb is a thing, in some language that is loaded.
  private func isVerbOfThings(_ word: String) -> Bool {
    model.packs.contains {
      languageRules(of: $0.metadata.language).verbsOfThings.contains(word)
    }
  }

  /// Whether a word after "im" shows that another language is written: one with a diacritic, one of another language's
  /// most common words, or an unknown one after a word of another language.
  private func isOtherLanguage(
    _ next: WordEnd, behind made: TypingCorrection, in document: inout Document
  ) -> Bool {
    let word = normalizedWord(next.text)
    let judge = judge(at: next.range.upperBound, in: &document)
    if judge.isLearned(next.text) { return false }
    let score = model.score(of: word, after: [])
    let isRare = score.map { $0 < Self.rareBehindContraction } ?? true
    if word.utf8.contains(where: { $0 >= 0xC3 }) { return score == nil || isRare }
    if isRare, !CommonWords.languages(having: word).isEmpty { return true }
    guard isRare, LetterCase.of(next.text) == .title, made.range.lowerBound.byte > 1 else {
      return false
    }
    let start = made.range.lowerBound
    let before = CursorContext.prefixRange(
      at: TextPoint(line: start.line, byte: start.byte - 1), in: document.text)
    let last = normalizedWord(document.text.string(in: before))
    let isCommon = model.score(of: last, after: []).map { $0 >= Self.rareBehindContraction }
    return !last.isEmpty && (isCommon == nil || !CommonWords.languages(having: last).isEmpty)
  }

  /// ln P(word): once in 160,000 words.
  private static let rareBehindContraction = Score(nats: -12)
}
