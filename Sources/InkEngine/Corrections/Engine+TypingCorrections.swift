// What is changed automatically after a keystroke: the word that the typed character finished, or two spaces.

import InkCorrection
import InkLexicon
import InkModel
package import InkText

extension Engine {
  /// Returns the change that is due after a character was typed, at most one; nil leaves everything as it is.
  ///
  /// Nothing is due unless the last change of the document typed exactly this character there. The document remembers
  /// what it was given, so that it can be reverted. Costs one correction.
  package func correction(
    afterTyping character: String, at point: TextPoint, in document: inout Document
  ) -> TypingCorrection? {
    guard
      let typed = document.typing.character?.meant(by: character, at: point, in: document.text),
      let correction = doubleSpace(typed, in: &document)
        ?? revertedFullStop(typed, in: document)
        ?? self.correction(
          ofWordsEndedBy: spaceNobodyAskedAbout(before: typed, in: document)
            ?? EndingCharacter(scalar: typed.scalar, start: typed.start, isTyped: true),
          in: &document),
      document.typing.corrections.admit(correction)
    else { return nil }
    return correction
  }

  /// Returns the change that is due where typing ends after a word, without a character that ends it; nil leaves
  /// everything as it is.
  ///
  /// Nothing is due unless the last change of the document inserted letters there, or the stop after a word that might
  /// have gone on as a file name does: moving past a word does not type it.
  package func correction(
    endingTypingAt point: TextPoint, in document: inout Document
  ) -> TypingCorrection? {
    guard document.typing.wordEnd == point || document.typing.stopEnd == point,
      let correction = correction(endingWordAt: point, by: " ", in: &document),
      document.typing.corrections.admit(correction)
    else { return nil }
    return correction
  }

  /// The space that ended a word before the line was broken, if it was typed in one go with the line break, and the
  /// editor asks about the last of such keys only.
  private func spaceNobodyAskedAbout(before typed: TypedCharacter, in document: Document)
    -> EndingCharacter?
  {
    guard typed.scalar == "\n", typed.start.byte > 0 else { return nil }
    let space = TextPoint(line: typed.start.line, byte: typed.start.byte - 1)
    guard document.text.string(in: space..<typed.start) == " ", document.typing.judged != space,
      let run = document.typing.run, run.lowerBound < space, typed.start < run.upperBound
    else { return nil }
    return EndingCharacter(scalar: " ", start: space, isTyped: true)
  }

  /// A full stop in place of the first of two spaces.
  private func doubleSpace(_ typed: TypedCharacter, in document: inout Document)
    -> TypingCorrection?
  {
    guard typed.scalar == " " else { return nil }
    return DoubleSpacePeriod.space(before: typed.start, in: document.text)
      .flatMap { fullStop(for: $0, in: &document) }
  }

  /// Reverts a full stop made from two spaces if the next keystroke shows that no sentence ends there: a third space
  /// aligns words, and in Markdown a line break after two spaces breaks the line.
  private func revertedFullStop(_ typed: TypedCharacter, in document: Document)
    -> TypingCorrection?
  {
    guard typed.scalar == " " || typed.scalar == "\n" && document.hasTrailingSpaceLineBreaks,
      typed.start.byte > 0,
      let stop = document.correction(
        at: TextPoint(line: typed.start.line, byte: typed.start.byte - 1)),
      stop.reason == .doubleSpace, stop.range.upperBound.line == typed.start.line,
      stop.range.upperBound.byte == typed.start.byte - 1
    else { return nil }
    return TypingCorrection(
      range: stop.range, typed: stop.text, text: stop.typed, reason: .doubleSpace)
  }

  /// Other text in place of the word that a character finishes, or of the one before it, or of both.
  func correction(ofWordsEndedBy ending: EndingCharacter, in document: inout Document)
    -> TypingCorrection?
  {
    guard WordEnd.endings.contains(ending.scalar) else { return nil }
    var corrector = TypingCorrector(of: self, endedBy: ending, in: &document)
    return corrector.correction(in: &document)
  }

  /// Another word in place of one that a character at a point is about to finish.
  func correction(
    endingWordAt point: TextPoint, by ending: Unicode.Scalar, in document: inout Document
  ) -> TypingCorrection? {
    let regions = document.regions(ofLine: point.line)
    let word = WordEnd(
      endedAt: point, by: ending, isTyped: false, in: document.text, regions: regions)
    guard let word else { return nil }
    let judge = judge(ofWordEndingAt: word.range.upperBound, in: &document)
    return WordCorrector(of: word, by: judge).correction(in: document)
  }

  /// A full stop in place of the first of two spaces, where they are to become one.
  func fullStop(for space: Range<TextPoint>, in document: inout Document) -> TypingCorrection? {
    guard settings.effective(for: document).doubleSpacePeriod,
      place(at: space.lowerBound, in: &document).policy.changesText
    else { return nil }
    return TypingCorrection(range: space, typed: " ", text: ".", reason: .doubleSpace)
  }
}
