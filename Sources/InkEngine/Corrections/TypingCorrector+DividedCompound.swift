// A compound that was written apart: tand läkare, Haus Tür.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension TypingCorrector {
  /// The compound that is meant by the last two words, in a language that writes such as one word.
  ///
  /// Nothing is changed unless a list has the compound, neither part is a small word, an adjective or a first name, all
  /// three are nouns in a language that capitalizes these, and the compound is hundreds of times likelier than the two,
  /// the first of which is not usual here.
  /// Costs a look-up for most pairs, and nothing without such a language.
  mutating func dividedCompound(in document: inout Document) -> TypingCorrection? {
    guard model.hasLanguage(where: { Compounding($0.code) != nil }), let finished,
      let pair = TypedPair(finished, ofNouns: true),
      min(pair.first.unicodeScalars.count, pair.second.unicodeScalars.count)
        >= Self.minimumLettersOfPart,
      pair.first.unicodeScalars.count + pair.second.unicodeScalars.count >= Self.minimumLetters,
      model.frequency(of: pair.first + pair.second) != nil,
      let judge = judgeOfWordBefore(in: &document), !judge.followsForeignText,
      Compounding(judge.place.language.rules.code) != nil, isDivided(pair, by: judge)
    else { return nil }
    let text = LetterCase.of(pair.first).applied(to: normalizedWord(pair.first + pair.second))
    return correction(of: pair, to: text, by: judge)
  }

  private func isDivided(_ pair: TypedPair, by judge: WordJudge) -> Bool {
    let (rules, joined) = (judge.place.language.rules, normalizedWord(pair.first + pair.second))
    let parts = [pair.first, pair.second]
    guard isWritten(pair, asPartsOf: joined, by: judge),
      !parts.map({ normalizedWord($0) }).contains(where: {
        rules.words.small.contains($0) || rules.words.separate.contains($0)
          // Karl Heinz is hardly a Karlheinz.
          || FirstNames.contains($0)
      }),
      !parts.contains(where: {
        judge.isIgnored($0) || judge.isLearned($0) || judge.corrector.isAmongForeignWords($0)
      }),
      // Hand Ball, where English is written as well.
      !parts.allSatisfy(judge.isCommonInAnotherLanguage),
      let gain = judge.corrector.gain(of: joined, overPair: (pair.first, pair.second))
    else { return false }
    let lift = judge.corrector.lift(of: pair.first) ?? 0
    return gain - Self.weightOfLift * lift >= Self.minimumGain
  }

  /// Whether the words have the letter case of nouns here, and the first one is no adjective, which would stand before
  /// the other by itself.
  private func isWritten(
    _ pair: TypedPair, asPartsOf joined: String, by judge: WordJudge
  ) -> Bool {
    let (first, second) = (LetterCase.of(pair.first), LetterCase.of(pair.second))
    let isSentenceStart = judge.place.site.context.isSentenceStart
    if judge.place.language.rules.writing.capitalizesNouns {
      return first == .title && second == .title && model.isUsually(.title, joined)
        && (!isSentenceStart || model.isUsually(.title, pair.first))
    }
    return second == .lower && model.isUsually(.lower, joined)
      && (first == .lower || isSentenceStart) && !mayBeAdjective(normalizedWord(pair.first))
  }

  /// Whether a word is inflected as Swedish adjectives are: varm, varmt, varma, but also röd, rött and svart.
  private func mayBeAdjective(_ word: String) -> Bool {
    guard let least = model.frequency(of: word).map({ $0 + Self.logRatioOfForms }),
      model.isFrequent(word + "a", atLeast: least)
    else { return false }
    if word.hasSuffix("t") { return true }
    let stem = word.hasSuffix("d") ? String(word.dropLast()) : word
    return [stem + "t", stem + "tt"].contains { model.isFrequent($0, atLeast: least) }
  }

  private static let minimumLettersOfPart = 3
  /// Shorter ones may be two words just as well: mor far, fri tid.
  private static let minimumLetters = 7
  /// The least frequency of a form of an adjective to it: a factor of fifty.
  private static let logRatioOfForms = Score(nats: -3.9)
  /// By how many nats the compound must be likelier, what the words before say about the first part counted three
  /// times: after "auf dem Markt" any noun may follow, "die Haus" is none without its other half. Set by hand between
  /// 40 pairs of either kind.
  private static let minimumGain = 8.0
  private static let weightOfLift = 2.0
}
