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
      !judge.use(of: word, in: document.text).mayBeProgram, !judge.hasCapitalInside(word.text)
    else { return nil }
    let following = normalizedWord(next.text)
    let isListed = judge.isKnown(word.text) || hasPack(atLeast: Self.listedFrom)
    let unknown = isListed ? nil : meant(before: following, in: document)
    guard let meant = unknown ?? commonWord(before: following), toldByNext.mayBe(meant)
    else { return nil }
    return correction(to: meant)
  }

  /// What may be put in for the word before the next one.
  private var toldByNext: ToldByNext {
    ToldByNext(word.text, in: judge.place.typedSetting, of: judge.model)
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
    guard LetterCase.of(typed) == .lower,
      toldByNext.isPart
        ? mayLackLetter : judge.isKnown(typed) && judge.corrector.isRareAndShort(typed),
      isFree, !hasPack(atLeast: Self.rareBelow), !judge.mayBeForeign(typed)
    else { return nil }
    let judgement = judge.corrector.withoutWriting.judgement(of: typed, before: next)
    return toldByNext.commonWord(by: judgement)
  }

  /// Whether the word is two letters that may be a small word which lacks one: neither an elided word nor the ending of
  /// an ordinal number, 5 th.
  private var mayLackLetter: Bool {
    word.text.unicodeScalars.count == ToldByNext.minimumLetters - 1
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

  /// As many as rare words may have that are taken for slips.
  private static let maximumLetters = 5
  /// What a pack has more often, in whatever case, is meant: al, ca, no, sue.
  private static let rareBelow = Score.once(in: 20_000)
  /// Words that a pack has more often are meant, even if they are of a language that is hardly written here.
  private static let listedFrom = Score.once(in: 400_000)
}
