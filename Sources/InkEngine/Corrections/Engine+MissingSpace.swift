// The space that is missing behind a mark, between two sentences or clauses: We went home.The others ate,but I slept.

import InkCorrection
import InkModel
import InkText

extension Engine {
  /// Two words with a space behind the mark between them, once the second is finished.
  ///
  /// Nothing is changed unless a known word precedes the mark, in small letters unless it is a German noun, and one of
  /// the words that begin most sentences follows a full stop with a capital, or one that begins clauses a comma: names
  /// of files, sites and methods hardly ever look so. Two small words are rather listed: he,she.
  func missingSpace(_ ending: EndingCharacter, in document: inout Document) -> TypingCorrection? {
    guard ending.scalar.properties.isWhitespace,
      let joint = ClauseJoint(before: ending.start, in: document.text),
      let run = document.typing.run, run.lowerBound <= joint.firstStart,
      model.hasLanguage(where: joint.isLikely)
    else { return nil }
    let judge = judge(at: joint.range.lowerBound, in: &document)
    guard judge.place.policy.appliesCorrections,
      joint.isLikely(in: judge.place.language.rules),
      judge.isKnown(joint.last), !judge.isIgnored(joint.typed),
      !judge.isReverted(joint.typed, joint.spaced)
    else { return nil }
    return TypingCorrection(
      range: joint.range, typed: joint.typed, text: joint.spaced, reason: .spelling)
  }
}

/// Two sentences or clauses without a space between them: the last word of the one, its mark, and the first word of the
/// other.
private struct ClauseJoint {
  let last: String
  let first: String
  let range: Range<TextPoint>
  private let mark: Character

  /// Reads what was written since the last blank before a point; nil for anything else.
  init?(before end: TextPoint, in text: Text) {
    guard let range = text.run(before: end) else { return nil }
    let run = text.string(in: range)
    guard let mark = run.firstIndex(where: { ".!?,".contains($0) }) else { return nil }
    (last, first) = (String(run[..<mark]), String(run[run.index(after: mark)...]))
    guard [last, first].allSatisfy(Self.isPlain) else { return nil }
    self.mark = run[mark]
    self.range = range
    guard LetterCase.of(first) == (isBetweenSentences ? .title : .lower) else { return nil }
  }

  /// Whether the mark ends a sentence.
  private var isBetweenSentences: Bool { ".!?".contains(mark) }

  /// Where the word behind the mark begins.
  var firstStart: TextPoint {
    TextPoint(line: range.upperBound.line, byte: range.upperBound.byte - first.utf8.count)
  }

  /// Whether words of a language look so where its sentences and clauses meet.
  func isLikely(in rules: LanguageRules) -> Bool {
    let openers = rules.words.openers
    let letterCase = LetterCase.of(last)
    let (last, first) = (normalizedWord(last), normalizedWord(first))
    if !isBetweenSentences, openers.clauses.contains(last) || rules.words.small.contains(last) {
      return false
    }
    return (isBetweenSentences ? openers.sentences : openers.clauses).contains(first)
      && (letterCase == .lower || letterCase == .title && rules.writing.capitalizesNouns)
  }

  var typed: String { "\(last)\(mark)\(first)" }
  var spaced: String { "\(last)\(mark) \(first)" }

  private static func isPlain(_ word: String) -> Bool {
    word.unicodeScalars.count > 1 && word.isLettersOnly
  }
}
