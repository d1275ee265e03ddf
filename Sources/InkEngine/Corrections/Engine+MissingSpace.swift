// The space that is missing between two sentences: We went home.The others ate.

import InkCorrection
import InkModel
import InkText

extension Engine {
  /// Two words with a space behind the mark that ends the sentence of the first, once the second is finished.
  ///
  /// Nothing is changed unless a known word in small letters precedes the mark, and one of the words that begin most
  /// sentences follows it with a capital: names of files, sites and methods hardly ever look so.
  func missingSpace(_ ending: EndingCharacter, in document: inout Document) -> TypingCorrection? {
    guard let joint = SentenceJoint(before: ending.start, in: document.text),
      LetterCase.of(joint.last) == .lower, LetterCase.of(joint.first) == .title
    else { return nil }
    let opener = normalizedWord(joint.first)
    guard model.hasLanguage(where: { $0.words.openers.contains(opener) }) else { return nil }
    let judge = judge(at: joint.range.lowerBound, in: &document)
    guard judge.place.policy.isCorrectedByItself, judge.place.policy.autocorrect == .apply,
      judge.place.language.rules.words.openers.contains(opener),
      judge.isKnown(joint.last), !judge.isIgnored(joint.typed),
      !judge.isReverted(joint.typed, joint.spaced)
    else { return nil }
    return TypingCorrection(
      range: joint.range, typed: joint.typed, text: joint.spaced, reason: .spelling)
  }
}

/// Two sentences without a space between them: the last word of the one, its mark, and the first word of the other.
private struct SentenceJoint {
  let last: String
  let first: String
  let range: Range<TextPoint>
  private let mark: Character

  /// Reads what was written since the last blank before a point; nil for anything else.
  init?(before end: TextPoint, in text: Text) {
    guard let range = text.run(before: end) else { return nil }
    let run = text.string(in: range)
    guard let mark = run.firstIndex(where: { ".!?".contains($0) }) else { return nil }
    (last, first) = (String(run[..<mark]), String(run[run.index(after: mark)...]))
    guard [last, first].allSatisfy(Self.isPlain) else { return nil }
    self.mark = run[mark]
    self.range = range
  }

  var typed: String { "\(last)\(mark)\(first)" }
  var spaced: String { "\(last)\(mark) \(first)" }

  private static func isPlain(_ word: String) -> Bool {
    word.unicodeScalars.count > 1
      && word.unicodeScalars.allSatisfy { CharacterClass($0) == .letter }
  }
}
