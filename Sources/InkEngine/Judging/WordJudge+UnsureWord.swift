// A word that was left alone since it may be one of several, put right once the next word tells which: "ther is".

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// Another word in place of a finished one that was left alone, if the next one makes certain what is meant. Only a
  /// single slip is: a word that is further from another may be a name.
  func correction(ofUnsure word: WordEnd, before next: WordEnd, in document: Document)
    -> TypingCorrection?
  {
    guard !isIgnored(word.text), !word.mayGoOn, !word.isElided, !word.isMentioned,
      !mayBeProgram(word.text)
    else { return nil }
    let following = normalizedWord(next.text)
    let isListed = isKnown(word.text) || hasPack(word.text, atLeast: Self.listedFrom)
    let unknown = isListed ? nil : meant(by: word, before: following, in: document)
    guard let meant = unknown ?? commonWord(for: word.text, before: following),
      CorrectionReason(typed: normalizedWord(word.text), meant: normalizedWord(meant)).isOneSlip,
      !isReverted(word.text, meant)
    else { return nil }
    return TypingCorrection(range: word.range, typed: word.text, text: meant, reason: .spelling)
  }

  /// Whether a word that packs have is so short and, by its ln P in all of them, so rare that it may be a slip.
  static func mayBeSlip(_ word: String, _ frequency: Score) -> Bool {
    word.unicodeScalars.count <= mostLetters && frequency < rareBelow
  }

  /// A common word in place of two letters, "th end", or of a short word that hardly anybody writes: "the edn of".
  ///
  /// Whatever the user and the document have written, since words of theirs would otherwise replace those around them.
  private func commonWord(for typed: String, before next: String) -> String? {
    let isPart = typed.unicodeScalars.count < Self.leastLetters
    guard LetterCase.of(typed) == .lower,
      isPart ? mayLackLetter(typed) : isKnown(typed) && corrector.isRare(typed), isFree(typed),
      !mayBeForeign(typed)
    else { return nil }
    let judgement = corrector.withoutWriting.judgement(
      of: typed, before: next, limit: Self.weighedCount)
    guard let best = judgement.others.first, best.reason.isOneSlip, !best.isOnlyOffered,
      LetterCase.of(best.text) == .lower,
      judgement.shares.others[0] >= (isPart ? Self.leastShareOfPart : Self.leastShareOfWord),
      model.isFrequent(best.text, atLeast: Self.commonFrom)
    else { return nil }
    let isLikely =
      isPart
      ? best.reason == .missingLetter
        && place.language.rules.words.small.contains(normalizedWord(best.text))
      : SilentChange.isAllowed(typed, best.text, in: place.typedSetting)
    return isLikely ? best.text : nil
  }

  /// Whether two letters may be a small word that lacks one: neither frequent in any pack, nor an elided word, nor the
  /// ending of an ordinal number, 5 th.
  private func mayLackLetter(_ typed: String) -> Bool {
    typed.unicodeScalars.count == Self.leastLetters - 1
      && !place.language.rules.words.elided.contains(typed)
      && !(place.site.context.history.last.map(Tokenizer.isSpecial) ?? true)
      && !hasPack(typed, atLeast: Self.rareBelow)
  }

  /// Whether any pack has a word that often, whatever is written here.
  private func hasPack(_ word: String, atLeast least: Score) -> Bool {
    model.packs.indices.contains {
      model.score(of: word, inPack: $0).map { $0 >= least } ?? false
    }
  }

  /// Whether nothing speaks for a word but its list.
  func isFree(_ typed: String) -> Bool {
    typed.isLettersOnly && !isLearned(typed)
      && place.evidence.document?.sightings(of: typed) ?? 0 == 0
      && !model.hasLanguage(where: { $0.words.further.contains(typed) })
      && !isOfAnotherLanguage(typed)
      && !corrector.isAmongForeignWords(typed) && !place.isNameOfCode(typed)
  }

  /// Shorter words are only ever parts of small words.
  private static let leastLetters = 3
  /// As many as rare words may have that are taken for slips.
  private static let mostLetters = 5
  /// Two letters that a pack has more often are meant: al, ca, no.
  private static let rareBelow = Score.once(in: 20_000)
  /// Words that a pack has more often are meant, even if they are of a language that is hardly written here.
  private static let listedFrom = Score.once(in: 400_000)
  private static let commonFrom = Score.once(in: 4_000)
  /// With these, of 394 seeded slips in technical prose 21 more are put right than without looking back, and of 347 in
  /// web text 6 more; at 0.8 for both it is 25 and 12, but "sue" becomes "use" where German is loaded, too.
  private static let leastShareOfPart = 0.85
  private static let leastShareOfWord = 0.92
}
