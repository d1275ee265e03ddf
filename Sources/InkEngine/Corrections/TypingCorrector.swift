// What is changed once a character finishes a word: the rules, in their order, and what they have in common.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// Finds what is to be changed once a character finishes a word: that word, the one before it, or both. Made anew for
/// each such character.
struct TypingCorrector {
  /// What knows the words and the settings.
  let engine: Engine
  /// The character.
  let ending: EndingCharacter
  /// The word that it finishes; nil if that is no plain word.
  let finished: FinishedWord?
  /// The word after it, where it is read once more.
  private(set) var following: WordEnd?
  /// That word and the one before, if the space between them may be misplaced.
  private(set) lazy var pair = finished.flatMap { TypedPair($0) }
  /// The judge made last, where its word ends, and the next ones that it knows. Only one is kept: as long as a judge
  /// holds what the document teaches beside its word, reading the document for another one would copy that.
  private var latest: (end: TextPoint, next: [WordEnd], judge: WordJudge)?

  /// Reads the word that a character finishes, which the document notes.
  init(of engine: Engine, endedBy ending: EndingCharacter, in document: inout Document) {
    (self.engine, self.ending) = (engine, ending)
    finished = FinishedWord(by: ending, in: &document)
    document.typing.judged = finished?.word.range.upperBound
  }

  /// Reads an unsettled word and the one after it once more.
  private init(of engine: Engine, on unsettled: UnsettledWord, in document: inout Document) {
    self.engine = engine
    ending = EndingCharacter(scalar: unsettled.ending, start: unsettled.nextEnd, isTyped: true)
    finished = FinishedWord(by: ending, after: unsettled, in: &document)
  }

  /// A rule by which something is changed.
  private typealias Rule = @Sendable (inout TypingCorrector, inout Document) -> TypingCorrection?

  /// The rules for the finished word, in the order in which they are tried.
  private static let rules: [Rule] = [
    // What was typed without a blank, since parts of it may look like words.
    { $0.runReplacement(in: &$1) },
    { $0.missingSpace(in: &$1) },
    // Two words, since the space or the mark between them may be the slip.
    { $0.contractionParts(in: &$1) },
    { $0.shiftedSpace(in: &$1) },
    { $0.innerSpace(in: &$1) },
    { $0.dividedCompound(in: &$1) },
    // The word alone.
    { $0.otherWord(in: &$1) },
  ]

  /// The rules for the word before the finished one: first those that take a correction of it back, then one that
  /// replaces that by another, then those that correct a word which was left alone.
  private static let rulesOfWordBefore: [Rule] = [
    { $0.restoredName(in: $1) },
    { $0.restoredWord(in: $1) },
    { $0.otherCorrectionBefore(in: &$1) },
    { $0.rereadWordBefore(in: &$1) },
    { $0.ruledWordBefore(in: &$1) },
    { $0.endingBefore(in: &$1) },
    { $0.unsureWordBefore(in: &$1) },
    { $0.otherWordBefore(in: &$1) },
  ]

  /// Returns the change by the first rule that applies; nil leaves everything as it is.
  mutating func correction(in document: inout Document) -> TypingCorrection? {
    let unsettled = document.typing.unsettled
    let latest = finished.flatMap { UnsettledWord(before: $0) }
    document.typing.unsettled = latest
    if latest != nil {
      let isOpen = isOpenQuestion || isLanguageOpen(in: &document)
      document.typing.unsettled?.isOpen = isOpen
    }
    if let correction = correction(by: Self.rules, in: &document) {
      document.typing.unsettled = latest?.after(correction)
      return correction
    }
    if let correction = correction(by: Self.rulesOfWordBefore, in: &document) {
      document.typing.unsettled = unsettled?.after(correction)
      return correction
    }
    return unsettled.flatMap { self.correction(of: $0, in: &document) }
  }

  private mutating func correction(by rules: [Rule], in document: inout Document)
    -> TypingCorrection?
  {
    for rule in rules {
      if let correction = rule(&self, &document) { return correction }
    }
    return nil
  }

  /// What a word says about the unsettled one before it, with the one that was just finished: "Ill clal you".
  private func correction(of unsettled: UnsettledWord, in document: inout Document)
    -> TypingCorrection?
  {
    guard unsettled.isOpen,
      finished?.word.range.lowerBound.line == unsettled.nextStart.line,
      unsettled.stillEnds(in: document.text)
    else { return nil }
    var corrector = TypingCorrector(of: engine, on: unsettled, in: &document)
    guard let reread = corrector.finished, reread.before?.range == unsettled.range,
      reread.word.text == unsettled.next
    else { return nil }
    let isNext = finished?.before?.range.upperBound == unsettled.nextEnd
    corrector.following = isNext ? finished?.word : nil
    return corrector.correction(by: Self.rulesOfWordBefore, in: &document)
  }

  /// The language packs and the user's words.
  var model: Model { engine.model }

  /// Another word in place of the one that was finished.
  private mutating func otherWord(in document: inout Document) -> TypingCorrection? {
    guard let word = finished?.word else { return nil }
    let judge = judge(ofWordEndingAt: word.range.upperBound, in: &document)
    return WordCorrector(of: word, by: judge).correction(in: document)
  }

  /// The words after the one before the finished word.
  var nextWords: [WordEnd] { [finished?.word, following].compactMap { $0 } }

  /// The judge of a word that ends at a point, and of which the next ones may be known.
  mutating func judge(
    ofWordEndingAt end: TextPoint, before next: [WordEnd] = [], in document: inout Document
  ) -> WordJudge {
    if let latest, latest.end == end, latest.next == next { return latest.judge }
    latest = nil
    let judge = engine.judge(ofWordEndingAt: end, before: next, in: &document)
    latest = (end, next, judge)
    return judge
  }

  /// The judge of the word before; nil where there is none, and where words are not corrected automatically.
  mutating func judgeOfWordBefore(in document: inout Document) -> WordJudge? {
    guard let word = finished?.before else { return nil }
    let judge = judge(
      ofWordEndingAt: word.range.upperBound, before: nextWords, in: &document)
    return judge.place.policy.appliesCorrections && judge.place.site.wordRange == word.range
      ? judge : nil
  }
}
