// A word that was left alone since it may be one of several, put right once the next word tells which: "ther is".

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordCorrector {
  /// Other text in place of this word, which was left alone, if the next one makes certain what is meant. Only a single
  /// slip is, or the space that common words lack: a word that is further from another may be a name, as any with a
  /// capital inside a sentence.
  func correction(ofUnsureBefore next: WordEnd, in document: Document) -> TypingCorrection? {
    guard !judge.isIgnored(word.text), !word.mayGoOn, !word.isClipped, !word.isMentioned,
      !mayBeProgram, !judge.mayBeName(word.text)
    else { return nil }
    let following = normalizedWord(next.text)
    let isListed = judge.isKnown(word.text) || hasPack(atLeast: Self.listedFrom)
    let unknown = isListed ? nil : meant(before: following, in: document)
    guard let meant = unknown ?? commonWord(before: following),
      isToldByNext(meant)
    else { return nil }
    return correction(to: meant)
  }

  /// Whether a text is a single slip from the word, or the word with a space between two common ones.
  private func isToldByNext(_ meant: String) -> Bool {
    let reason = CorrectionReason(typed: normalizedWord(word.text), meant: normalizedWord(meant))
    return reason.isOneSlip || reason == .missingSpace && consistsOfCommonWords(meant)
  }

  private func consistsOfCommonWords(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy {
      judge.model.isFrequent(normalizedWord(String($0)), atLeast: Self.commonFrom)
    }
  }

  /// Whether a word that packs have is so short and, by its ln P in all of them, so rare that it may be a slip.
  static func mayBeSlip(_ word: String, _ frequency: Score) -> Bool {
    word.unicodeScalars.count <= maximumLetters && frequency < rareBelow
  }

  /// A common word in place of two letters, "th end", or of a short word that hardly anybody writes, "the edn of", or
  /// two in place of that: "oneof the".
  ///
  /// Whatever the user and the document have written, since words of theirs would otherwise replace those around them.
  private func commonWord(before next: String) -> String? {
    let typed = word.text
    let isPart = typed.unicodeScalars.count < Self.minimumLetters
    guard LetterCase.of(typed) == .lower,
      isPart ? mayLackLetter : judge.isKnown(typed) && judge.corrector.isRareAndShort(typed),
      isFree, !hasPack(atLeast: Self.rareBelow), !judge.mayBeForeign(typed)
    else { return nil }
    let judgement = judge.corrector.withoutWriting.judgement(
      of: typed, before: next, limit: WordJudge.weighedCount)
    let least =
      isPart || judgement.shares.keep <= Self.maximumShareOfSlip
      ? Self.minimumShareOfPart : Self.minimumShareOfWord
    guard let best = judgement.others.first, isToldByNext(best.text), best.offerReason == nil,
      LetterCase.of(best.text) == .lower,
      judgement.shares.others[0] >= (best.isSplit && !isPart ? Self.minimumShareOfPair : least),
      consistsOfCommonWords(best.text)
    else { return nil }
    let isLikely =
      isPart
      ? best.reason == .missingLetter
        && judge.place.language.rules.words.small.contains(normalizedWord(best.text))
      : SilentChange.veto(on: typed, into: best.text, in: judge.place.typedSetting) == nil
    return isLikely ? best.text : nil
  }

  /// Whether the word is two letters that may be a small word which lacks one: neither an elided word nor the ending of
  /// an ordinal number, 5 th.
  private var mayLackLetter: Bool {
    word.text.unicodeScalars.count == Self.minimumLetters - 1
      && !judge.place.language.rules.words.elided.contains(word.text)
      && !(judge.place.site.context.history.last.map(Tokenizer.isSpecial) ?? true)
  }

  /// Whether any pack has the word that often, whatever is written here.
  private func hasPack(atLeast least: Score) -> Bool {
    judge.model.packs.indices.contains {
      judge.model.score(of: word.text, inPack: $0).map { $0 >= least } ?? false
    }
  }

  /// Whether nothing speaks for the word but its list. Of what the user has written, only a word that was learned does,
  /// unlike where a listed word is doubted: see ``Model/isLeftToLists(_:ofLetters:in:)``.
  var isFree: Bool {
    let typed = word.text
    return typed.isLettersOnly && !judge.isLearned(typed)
      && judge.place.evidence.document?.sightings(of: typed) ?? 0 == 0
      && !judge.model.hasLanguage(where: { $0.isFurther(typed) })
      && !judge.isOfAnotherLanguage(typed)
      && !judge.corrector.isAmongForeignWords(typed) && !judge.place.isNameOfCode(typed)
  }

  /// Shorter words are only ever parts of small words.
  private static let minimumLetters = 3
  /// As many as rare words may have that are taken for slips.
  private static let maximumLetters = 5
  /// What a pack has more often, in whatever case, is meant: al, ca, no, sue.
  private static let rareBelow = Score.once(in: 20_000)
  /// Words that a pack has more often are meant, even if they are of a language that is hardly written here.
  private static let listedFrom = Score.once(in: 400_000)
  private static let commonFrom = Score.once(in: 4_000)
  /// With these, of 394 seeded slips in technical prose 21 more are put right than without looking back, and of 347 in
  /// web text 6 more.
  private static let minimumShareOfPart = 0.85
  private static let minimumShareOfWord = 0.92
  /// With this share or less the word itself is as good as excluded, so that it is only open which other one is meant.
  private static let maximumShareOfSlip = 0.05
  /// Nothing but a missing space makes two of the most common words.
  private static let minimumShareOfPair = 0.7
}
