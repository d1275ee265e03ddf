// What is changed once the next word is finished: the word before it.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension TypingCorrector {
  /// Another correction of a word that was corrected, if the next one shows that this was not meant: "in bed", for "im
  /// bed".
  mutating func otherCorrectionBefore(in document: inout Document) -> TypingCorrection? {
    // Behind a further mark, the next word has been considered.
    guard let finished, let word = finished.before, let made = finished.correctionBefore,
      finished.word.closing.isEmpty, let judge = judgeOfWordBefore(in: &document)
    else { return nil }
    return WordCorrector(of: word, by: judge).correction(insteadOf: made, before: finished.word)
  }

  /// What the word before is corrected to in the language that the next one tells, where the text left that open: "its
  /// raining", where German is loaded, too. Never a letter, whose verb tells whether it is a name: "node i sends".
  /// Costs nothing unless it did.
  mutating func rereadWordBefore(in document: inout Document) -> TypingCorrection? {
    guard let finished, let word = finished.before, finished.isBeforeAsTyped,
      word.text.unicodeScalars.count > 1,
      engine.isLanguageOpen(at: word.range.upperBound, before: [], in: &document),
      let judge = judgeOfWordBefore(in: &document),
      !model.leavesLanguageOpen(judge.place.evidence.context.shares)
    else { return nil }
    return WordCorrector(of: word, by: judge).correction(in: document)
  }

  /// Whether the words up to the finished one leave open in which language the one before it is.
  func isLanguageOpen(in document: inout Document) -> Bool {
    guard let word = finished?.before else { return false }
    return engine.isLanguageOpen(at: word.range.upperBound, before: nextWords, in: &document)
  }

  /// What the language requires in place of a common word of another loaded language, if the next one shows that it is
  /// not meant: "im going", where German is loaded, too. Costs a look-up or two where there is more than one language.
  mutating func ruledWordBefore(in document: inout Document) -> TypingCorrection? {
    guard model.packs.count > 1, let finished, let word = finished.before,
      finished.isBeforeAsTyped, mayBeRuled(word.text),
      let judge = judgeOfWordBefore(in: &document),
      let text = judge.ruled(word, before: finished.word.text, in: document.text)
    else { return nil }
    return WordCorrector(of: word, by: judge).correction(to: text)
  }

  /// Whether the rules of some loaded language may require something else in place of a word.
  private func mayBeRuled(_ word: String) -> Bool {
    normalizedWord(word) == EnglishEverywhere.capitalPronoun
      || model.hasLanguage {
        $0.joinedWords.separated(word, after: nil, beginsSentence: true) != nil
      }
  }

  /// The form of a word that is meant by one whose ending no word has, if the next one tells: "the citys are".
  mutating func endingBefore(in document: inout Document) -> TypingCorrection? {
    guard let finished, let word = finished.before, finished.isBeforeAsTyped,
      LetterCase.of(word.text) == .lower,
      model.hasLanguage(where: {
        $0.nextWord?.forms(ofMisspelledEnding: normalizedWord(word.text)) != nil
      }), model.frequency(of: word.text) == nil,
      let judge = judgeOfWordBefore(in: &document)
    else { return nil }
    return WordCorrector(of: word, by: judge).correction(ofEndingBefore: finished.word)
  }

  /// What is meant by an unknown word that was left alone, if the next one makes that certain. Costs a correction after
  /// such a word, and a look-up after any other.
  mutating func unsureWordBefore(in document: inout Document) -> TypingCorrection? {
    guard let finished, let word = finished.before, finished.isBeforeAsTyped,
      LetterCase.of(word.text) != .upper,
      model.frequency(of: word.text).map({ WordCorrector.mayBeSlip(word.text, $0) }) ?? true,
      model.isFrequent(finished.word.text, atLeast: Self.frequentFrom),
      !canBeToldByNextWord(word.text), let judge = judgeOfWordBefore(in: &document)
    else { return nil }
    return WordCorrector(of: word, by: judge)
      .correction(ofUnsureBefore: finished.word, in: document)
  }

  /// The next word must be common enough not to be a slip itself.
  private static let frequentFrom = Score.ofEverydayWords

  /// Another word in place of the one before, if the one that was just finished shows beyond doubt what was meant.
  /// Costs two probabilities unless that word is unlikely there.
  mutating func otherWordBefore(in document: inout Document) -> TypingCorrection? {
    guard let finished, let word = finished.before, LetterCase.of(word.text) != .upper,
      canBeToldByNextWord(word.text)
        || finished.isBeforeAsTyped
          && WordCorrector.mayTell(finished.word.text, of: word.text, in: model),
      let judge = judgeOfWordBefore(in: &document)
    else { return nil }
    return WordCorrector(of: word, by: judge)
      .correction(before: finished.word, and: following, in: document.text)
  }

  /// Whether the word before is one that people confuse, so that the word after the finished one is asked, too.
  var isOpenQuestion: Bool {
    guard let word = finished?.before else { return false }
    let text = normalizedWord(word.text)
    return model.hasLanguage {
      $0.nextWord?.homophones(of: text, after: nil).contains { $0.isConfused } ?? false
    }
  }

  /// Whether a word is one that the next word can tell from another, in some language that is loaded.
  private func canBeToldByNextWord(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return model.hasLanguage { $0.words.toldByNext.contains(text) }
  }
}
