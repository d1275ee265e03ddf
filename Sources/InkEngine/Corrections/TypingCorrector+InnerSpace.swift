// One word into which a space was typed: pe ople, al ways.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension TypingCorrector {
  /// The word that is meant by the last two, if a space was typed inside it.
  ///
  /// Nothing is changed unless one of the typed words is not among the most common, the joined word is common and no
  /// name, and the packs take it to be thousands of times likelier than the two, and far likelier than the two with one
  /// of them corrected: "to gether" may be "to gather", and "reunion es" lacks an accent. A single letter is often
  /// meant for itself, as in "le temps t est". Costs a look-up for most pairs, and a correction for the few that are
  /// likely.
  mutating func innerSpace(in document: inout Document) -> TypingCorrection? {
    guard let pair else { return nil }
    let joined = normalizedWord(pair.first + pair.second)
    guard model.isCommonAndLowercase(joined),
      ![pair.first, pair.second].allSatisfy(isAmongMostCommon),
      let judge = judge(of: pair, in: &document),
      pair.second.count > 1 || mayBeCutOff(pair.second, by: judge),
      pair.first.count > 1 || !isAmongMostCommon(pair.second) || mayBeCutOff(pair.first, by: judge)
    else { return nil }
    // Packs have all letters as words.
    let isKnown = [pair.first, pair.second].allSatisfy { mayBeWord($0) && judge.isKnown($0) }
    guard
      let gain = judge.corrector.gain(of: joined, overPair: (pair.first, pair.second)),
      gain >= TypedPair.MinimumGain.overPair(isKnown: isKnown)
    else { return nil }
    if isAmongMostCommon(pair.second), lacksMarks(pair.first, before: pair.second, by: judge) {
      return nil
    }
    let seconds = self.judge(ofWordEndingAt: pair.range.upperBound, in: &document).corrector
      .judgement(of: pair.second).others.lazy
      .map(\.text).filter { normalizedWord($0) != joined }.prefix(2)
    let mended =
      seconds.map { (pair.first, $0) }
      + judge.corrector.wordsOneSlip(from: pair.first).filter { $0 != joined }
      .map { ($0, pair.second) }
      + (pair.made.map { [($0.text, pair.second)] } ?? [])
    guard
      mended.allSatisfy({
        let gain = judge.corrector.gain(of: joined, overPair: $0) ?? 0
        return gain >= TypedPair.MinimumGain.overSlip
      })
    else { return nil }
    let text = LetterCase.of(pair.first).applied(to: joined)
    return correction(of: pair, to: text, by: judge)
  }

  /// Whether a word may just lack its diacritics.
  private func lacksMarks(_ word: String, before next: String, by judge: WordJudge) -> Bool {
    judge.corrector.judgement(of: word, before: next).others
      .contains { $0.reason == .accent }
  }

  /// Whether a single letter is no word, nor what is left of one before an apostrophe, so that it is rather a part of
  /// its neighbor: th e.
  private func mayBeCutOff(_ letter: String, by judge: WordJudge) -> Bool {
    let rules = judge.place.language.rules
    return rules.words.elided.isEmpty && !rules.words.small.contains(normalizedWord(letter))
  }
}
