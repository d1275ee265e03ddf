// Contractions whose apostrophe was typed as another key, too late, or beside a space: don t, I;m, dont', I 'm.

import InkCorrection
import InkModel
import InkText

extension TypingCorrector {
  /// The contraction that is meant by the last words, if their apostrophe was typed as a space, as the key beside it,
  /// after the last letter, or beside a space. Costs a look at the last bytes for nearly all keystrokes.
  mutating func contractionParts(in document: inout Document) -> TypingCorrection? {
    let end = ending.start
    // A hyphen or a colon rather follows a part of a word: re-read.
    guard ending.scalar != "-", ending.scalar != ":",
      let parts = document.text.withLine(end.line, { ContractionParts(before: end.byte, in: $0) })
    else { return nil }
    let start = TextPoint(line: end.line, byte: parts.start)
    let old = document.text.string(in: start..<end)
    let first = document.text.string(
      in: start..<TextPoint(line: end.line, byte: parts.mark.lowerBound))
    let second = document.text.string(
      in: TextPoint(line: end.line, byte: parts.mark.upperBound)..<end)
    guard
      model.hasLanguage(where: {
        $0.joinedWords.contraction(ofParts: first, parts.scalar, second) != nil
      }),
      !second.isEmpty || isClipped(in: document.text)
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

  /// Whether the apostrophe after the word closes no quotation, which may have begun on a line above.
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
  /// The bytes of the mark, with the space beside it.
  let mark: Range<Int>
  /// The mark.
  let scalar: Unicode.Scalar

  /// Finds the parts before a byte; nil for nearly all texts.
  init?(before end: Int, in line: Span<UInt8>) {
    guard end > 2, end <= line.count else { return nil }
    var last = end - 1
    while last > 0, end - last <= Self.maximumLetters + 1, line[last].isASCIILetter { last -= 1 }
    guard let (mark, scalar) = Self.mark(endingAt: last, before: end, in: line) else { return nil }
    var start = mark.lowerBound
    while start > 0, mark.lowerBound - start <= Self.maximumLength, line[start - 1].isASCIILetter {
      start -= 1
    }
    guard (1...Self.maximumLength).contains(mark.lowerBound - start),
      start == 0 || " ([\"*_".utf8.contains(line[start - 1])
    else { return nil }
    (self.start, self.mark, self.scalar) = (start, mark, scalar)
  }

  /// Returns the mark whose last byte is known, and what it stands for; of n't after a space, that space.
  private static func mark(endingAt last: Int, before end: Int, in line: Span<UInt8>)
    -> (bytes: Range<Int>, scalar: Unicode.Scalar)?
  {
    let scalar = Unicode.Scalar(line[last])
    if last == end - 1 { return scalar == "'" ? (last..<end, scalar) : nil }
    guard last > 0 else { return nil }
    let before = Unicode.Scalar(line[last - 1])
    switch (before, scalar) {
    case ("n", "'") where last > 1 && line[last - 2] == UInt8(ascii: " "):
      return (last - 2..<last - 1, " ")
    case (" ", "'"), ("'", " "): return (last - 1..<last + 1, "'")
    case (_, " "), (_, ";"): return (last..<last + 1, scalar)
    default: return nil
    }
  }

  /// The longest rest, as in I'll, and the longest word with one, "shouldn".
  private static let maximumLetters = 2
  private static let maximumLength = 8
}
