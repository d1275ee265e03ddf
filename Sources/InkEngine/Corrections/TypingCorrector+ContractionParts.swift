// Contractions whose apostrophe was typed as another key, or too late: don t, I;m, dont'.

import InkCorrection
import InkModel
import InkText

extension TypingCorrector {
  /// The contraction that is meant by the last words, if their apostrophe was typed as a space, as the key beside it or
  /// after the last letter. Costs a look at the last bytes for nearly all keystrokes.
  mutating func contractionParts(in document: inout Document) -> TypingCorrection? {
    let end = ending.start
    // A hyphen or a colon rather follows a part of a word: re-read.
    guard ending.scalar != "-", ending.scalar != ":",
      let parts = document.text.withLine(end.line, { ContractionParts(before: end.byte, in: $0) })
    else { return nil }
    let start = TextPoint(line: end.line, byte: parts.start)
    let old = document.text.string(in: start..<end)
    let first = document.text.string(in: start..<TextPoint(line: end.line, byte: parts.mark))
    let second = document.text.string(in: TextPoint(line: end.line, byte: parts.mark + 1)..<end)
    guard
      model.hasLanguage(where: {
        $0.joinedWords.contraction(ofParts: first, parts.scalar, second) != nil
      }),
      parts.scalar != "'" || isClipped(in: document.text)
    else { return nil }
    let judge = judge(ofWordEndingAt: end, in: &document)
    guard judge.place.policy.appliesCorrections, !judge.followsForeignText,
      !judge.isIgnored(old), !judge.isIgnored(first), !judge.isLearned(second),
      let meant = judge.place.language.rules.joinedWords.contraction(
        ofParts: first, parts.scalar, second)
    else { return nil }
    let text = judge.place.evidence.written(meant)
    if judge.isReverted(old, text) { return nil }
    return TypingCorrection(range: start..<end, typed: old, text: text, reason: .spelling)
  }

  /// Whether the apostrophe behind the word closes no quotation, which may have begun on a line above.
  private func isClipped(in text: Text) -> Bool {
    guard let word = finished?.word, word.isClipped else { return false }
    let above = word.range.lowerBound.line - 1
    return above < 0 || text.lineLength(above) == 0
  }
}

/// Where in a line a word, a mark and what may be the rest of a contraction are.
private struct ContractionParts {
  /// The start of the word.
  let start: Int
  /// The byte of the mark.
  let mark: Int
  /// The mark.
  let scalar: Unicode.Scalar

  /// Finds the parts before a byte; nil for nearly all texts.
  init?(before end: Int, in line: Span<UInt8>) {
    guard end > 2, end <= line.count else { return nil }
    var mark = end - 1
    while mark > 0, end - mark <= Self.mostLetters + 1, line[mark].isASCIILetter { mark -= 1 }
    let letters = end - mark - 1
    let scalar = Unicode.Scalar(line[mark])
    guard scalar == "'" ? letters == 0 : letters > 0 && (scalar == " " || scalar == ";") else {
      return nil
    }
    var start = mark
    while start > 0, mark - start <= Self.longest, line[start - 1].isASCIILetter { start -= 1 }
    guard start < mark, mark - start <= Self.longest,
      start == 0 || " ([\"*_".utf8.contains(line[start - 1])
    else { return nil }
    (self.start, self.mark, self.scalar) = (start, mark, scalar)
  }

  /// The longest rest, as in I'll, and the longest word with one, "shouldn".
  private static let mostLetters = 2
  private static let longest = 8
}
