// A word that was left alone since it may be one of several, put right once the next word tells which: "ther is".

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// Another word in place of a finished one that was left alone, if the next one makes certain what is meant.
  func correction(ofUnsure word: WordEnd, before next: WordEnd, in document: Document)
    -> TypingCorrection?
  {
    guard !isIgnored(word.text), !word.mayGoOn, !word.isElided, !word.isMentioned else {
      return nil
    }
    let following = normalizedWord(next.text)
    guard
      let meant = meant(by: word, before: following, in: document)
        ?? commonWord(for: word.text, before: following),
      !isReverted(word.text, meant)
    else { return nil }
    return TypingCorrection(range: word.range, typed: word.text, text: meant, reason: .spelling)
  }

  /// Whether a listed word is so short and, by its ln P, so rare that it may be a slip all the same.
  static func mayBeSlip(_ word: String, _ frequency: Score) -> Bool {
    word.utf8.count <= mostLetters && frequency < rareBelow
  }

  /// A common word in place of a short listed one that hardly anybody means: "th end", "by the edn of".
  private func commonWord(for typed: String, before next: String) -> String? {
    let isShort = typed.utf8.count < Self.leastLetters
    guard LetterCase.of(typed) == .lower, typed.utf8.count <= Self.mostLetters,
      isShort || isKnown(typed), isFree(typed)
    else { return nil }
    let judgement = corrector.judgement(of: typed, before: next, limit: Self.weighedCount)
    let shares = judgement.shares.others
    guard let best = judgement.others.first, best.reason.isOneSlip, !best.isOnlyOffered,
      LetterCase.of(best.text) == .lower, shares[0] >= Self.leastShare,
      model.isFrequent(best.text, atLeast: Self.commonFrom)
    else { return nil }
    let isLikely =
      isShort
      ? best.reason == .missingLetter
        && place.language.rules.words.small.contains(normalizedWord(best.text))
      : SilentChange.isAllowed(typed, best.text, in: place.typedSetting)
    return isLikely ? best.text : nil
  }

  /// Whether nothing speaks for a word but its list.
  private func isFree(_ typed: String) -> Bool {
    typed.isLettersOnly && !isLearned(typed)
      && place.evidence.document?.sightings(of: typed) ?? 0 == 0
      && !model.hasLanguage(where: { $0.words.further.contains(typed) })
      && !mayBeForeign(typed) && !isOfAnotherLanguage(typed)
      && !corrector.isAmongForeignWords(typed) && !place.isNameOfCode(typed)
  }

  private static let leastLetters = 3
  private static let mostLetters = 5
  private static let rareBelow = Score.once(in: 20_000)
  private static let commonFrom = Score.once(in: 4_000)
  private static let leastShare = 0.8
}
