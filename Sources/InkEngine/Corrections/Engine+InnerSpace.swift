// One word into which a space was typed: pe ople, al ways.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// The word that is meant by the last two, if a space was typed inside it.
  ///
  /// Nothing is changed unless one of the typed words is not among the most common, the joined word is not rare, and
  /// the packs take it to be thousands of times likelier than the two, and far likelier than the two with one of them
  /// corrected: "to gether" is "together" or "to gather". Costs a look-up for most pairs.
  func innerSpace(_ finished: FinishedWord, in document: inout Document) -> TypingCorrection? {
    guard let pair = TypedPair(finished) else { return nil }
    let joined = normalizedWord(pair.first + pair.second)
    guard pair.second.utf8.count >= Self.leastSecond,
      model.isFrequent(joined, atLeast: Self.joinedFrom),
      ![pair.first, pair.second].allSatisfy(isAmongMostCommon),
      let judge = judge(of: pair, in: &document)
    else { return nil }
    let isKnown = judge.isKnown(pair.first) && judge.isKnown(pair.second)
    guard
      let gain = judge.corrector.gain(of: joined, over: (pair.first, pair.second)),
      gain >= (isKnown ? Self.leastGain.known : Self.leastGain.unknown)
    else { return nil }
    let second = correction(of: finished.word, in: &document)?.text ?? pair.second
    let simpler = [(pair.made?.text ?? pair.first, second), (pair.first, second)]
    guard
      simpler.allSatisfy({
        $0 == (pair.first, pair.second)
          || judge.corrector.gain(of: joined, over: $0) ?? 0 >= Self.leastGain.overSlip
      })
    else { return nil }
    let text = LetterCase.of(pair.first).applied(to: joined)
    return correction(of: pair, to: text, by: judge, in: &document)
  }

  /// The minimum number of bytes in the second word: a single letter is often meant for itself.
  private static let leastSecond = 2
  private static let joinedFrom = Score.once(in: 150_000)
  /// By how many nats the joined word must be likelier than the typed ones, if one of these is unknown and if both are
  /// known, and than them with a slip in one mended. Set by hand between slips and clean text.
  private static let leastGain = (unknown: 9.0, known: 11.0, overSlip: 4.0)
}
