// The space that is missing after a mark, between two sentences or clauses: We went home.The others ate,but I slept.

import InkCorrection
import InkModel
import InkText

extension TypingCorrector {
  /// Two words with a space after the mark between them, once the second is finished.
  ///
  /// Nothing is changed unless a known word precedes the mark, in small letters unless it is a German noun or begins a
  /// sentence in another language than English, and one of the words that begin most sentences follows a full stop with
  /// a capital, or one that begins clauses a comma: names of files, sites and methods hardly ever look so. Two small
  /// words are rather listed: he,she.
  func missingSpace(in document: inout Document) -> TypingCorrection? {
    guard ending.scalar.properties.isWhitespace,
      let range = document.text.run(before: ending.start),
      let joint = ClauseJoint(document.text.string(in: range)),
      let run = document.typing.run, run.lowerBound <= joint.startOfFirst(before: range.upperBound),
      model.hasLanguage(where: { joint.isLikely(in: $0, isAtStart: true) })
    else { return nil }
    let judge = engine.judge(at: range.lowerBound, in: &document)
    guard judge.place.policy.appliesCorrections,
      joint.isLikely(
        in: judge.place.language.rules, isAtStart: judge.place.site.context.isSentenceStart),
      judge.isKnown(joint.last), !judge.isIgnored(joint.typed),
      !judge.isReverted(joint.typed, joint.spaced)
    else { return nil }
    return TypingCorrection(range: range, typed: joint.typed, text: joint.spaced, reason: .spelling)
  }
}

extension TypingCorrection {
  /// Whether it put a space after a mark, and left the words beside that as they were typed.
  var isMissingSpace: Bool { ClauseJoint(typed).map { $0.spaced == text } ?? false }
}

/// Two sentences or clauses without a space between them: the last word of the one, its mark, and the first word of the
/// other.
private struct ClauseJoint {
  let last: String
  let first: String
  private let mark: Character

  /// Reads what was written without a blank; nil for anything else.
  init?(_ run: String) {
    guard let mark = run.firstIndex(where: { ".!?,".contains($0) }) else { return nil }
    (last, first) = (String(run[..<mark]), String(run[run.index(after: mark)...]))
    guard [last, first].allSatisfy(Self.isPlain) else { return nil }
    self.mark = run[mark]
    guard LetterCase.of(first) == (isBetweenSentences ? .title : .lower) else { return nil }
  }

  /// Whether the mark ends a sentence.
  private var isBetweenSentences: Bool { ".!?".contains(mark) }

  /// Where the word after the mark begins, given where it ends.
  func startOfFirst(before end: TextPoint) -> TextPoint {
    TextPoint(line: end.line, byte: end.byte - first.utf8.count)
  }

  /// Whether words of a language look so where its sentences and clauses meet, and the first one may begin a sentence.
  func isLikely(in rules: LanguageRules, isAtStart: Bool) -> Bool {
    let openers = rules.words.openers
    let letterCase = LetterCase.of(last)
    let (last, first) = (normalizedWord(last), normalizedWord(first))
    if !isBetweenSentences, openers.clauses.contains(last) || rules.words.small.contains(last) {
      return false
    }
    return (isBetweenSentences ? openers.sentences : openers.clauses).contains(first)
      && (letterCase == .lower
        || letterCase == .title
          && (rules.writing.capitalizesNouns || isAtStart && openers.mayFollowFirstWord))
  }

  var typed: String { "\(last)\(mark)\(first)" }
  var spaced: String { "\(last)\(mark) \(first)" }

  private static func isPlain(_ word: String) -> Bool {
    word.unicodeScalars.count > 1 && word.isLettersOnly
  }
}
