// What replaces a typed word whatever the models say: the user's replacements, contractions, I, names, late shifts.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// What the user or the settings replace a word by, in its case; nil for nothing, and where that was reverted.
  func ownReplacement(of word: String) -> String? {
    let language = place.language.written
    let text = ReplacementCase.text(for: word, language: language) { typed in
      knowledge.userCorrections.replacement(of: typed, language: language)
        ?? place.policy.settings.replacements[typed]
    }
    guard let text, text != word, !isReverted(word, text) else { return nil }
    return text
  }

  /// Whether the user reverted the correction of a word into another one.
  func isReverted(_ word: String, _ text: String) -> Bool {
    knowledge.userCorrections.isReverted(word, text)
  }

  /// What replaces a finished word whatever the models say, and why: what the user wants, else what the language
  /// requires; nil for nothing, for an ignored word, and where nothing is corrected automatically. What is shown, done
  /// and explained all follow it. A common word of another loaded language is ruled only once the next one tells whose
  /// it is.
  func ruled(_ word: WordEnd, in text: Text) -> (text: String, reason: TypingCorrection.Reason)? {
    guard place.policy.takesReplacements,
      !isIgnored(word.text)
    else { return nil }
    if let own = ownReplacement(of: word.text) { return (own, .replacement) }
    return isCommonInAnotherLanguage(word.text) ? nil : required(word, in: text)
  }

  /// What the language requires for a word that is a common one of another loaded language as well, where the next word
  /// tells that it is none of that; nil for nothing, and for any other word.
  func ruled(_ word: WordEnd, before next: String, in text: Text) -> String? {
    guard place.policy.takesReplacements, !isIgnored(word.text),
      isCommonInAnotherLanguage(word.text), let required = required(word, in: text)?.text,
      isToldToBe(required, typedAs: word.text, before: next)
    else { return nil }
    return required
  }

  /// What the language requires in place of a finished word; nil for nothing.
  private func required(_ word: WordEnd, in text: Text)
    -> (text: String, reason: TypingCorrection.Reason)?
  {
    if isForeignHere(word.text) || isLetterBesideStranger(word, in: text) { return nil }
    if let contraction = contraction(of: word, in: text) { return (contraction, .spelling) }
    if let regional = regionalSpelling(of: word) { return (regional, .spelling) }
    if let asked = place.language.rules.interrogative(of: word),
      !isReverted(word.text, asked)
    {
      return (asked, .spelling)
    }
    // A late shift is one in all languages: "DIe", where English is written as well.
    guard
      let capital = place.language.rules.pronoun?.capital(of: word, in: text)
        ?? ownCapitals(of: word),
      LetterCase.of(word.text) == .mixed
        || !isOfAnotherLanguage(word.text)
    else { return nil }
    return (capital, .capital)
  }

  /// The contraction whose apostrophe a word lacks, or what else the language knows to be meant by it; nil where it may
  /// be a name, a word of the user, or a word of another language that may be written here, or follows one: "im Haus".
  private func contraction(of end: WordEnd, in text: Text) -> String? {
    let (word, context) = (end.text, place.site.context)
    let isAfterMark = text.string(in: end.beforeOpening).first.map(",;:".contains) ?? false
    guard
      let text = place.language.rules.joinedWords.separated(
        word, after: isAfterMark || !end.opening.isEmpty ? nil : context.history.last,
        // Before a mark the first word is more likely a key: "Id: 5".
        beginsSentence: (context.isSentenceStart || place.site.capital.beginsLine)
          && !end.mayGoOn && end.closing.isEmpty),
      // A verb with a pronoun is one only if the packs have it.
      !text.utf8.contains(UInt8(ascii: "-")) || isKnown(text),
      !isLearned(word), !isReverted(word, text), !isOfAnotherLanguage(word),
      !corrector.isAmongForeignWords(word), !isUnlikely(text, for: word)
    else { return nil }
    return place.evidence.written(text)
  }

  /// A word in the spelling of the region that the settings or the document are in, where that is required: Straße, for
  /// Strasse, in Germany. Nil where it is as it should be, and where nobody says which region that is.
  private func regionalSpelling(of word: WordEnd) -> String? {
    guard place.language.rules.writing.requiresRegionalSpelling, !word.mayGoOn,
      let text = corrector.spelling(of: word.text), !isLearned(word.text),
      !isReverted(word.text, text), !isOfAnotherLanguage(word.text),
      statesRegion || place.evidence.document?.hasLetter(ofWord: text, not: word.text) ?? false
    else { return nil }
    return text
  }

  /// Whether the settings state a region of the language.
  private var statesRegion: Bool {
    ([place.language.chosen].compactMap { $0 } + place.policy.settings.languages).contains {
      primaryLanguage(of: $0) == place.language.rules.code
        && $0 != primaryLanguage(of: $0)
    }
  }

  /// Whether another word is far likelier here than a contraction: "in" than "I'm", for "im" in "is im bed".
  private func isUnlikely(_ contraction: String, for word: String) -> Bool {
    let judgement = judgement(of: word)
    let shares = judgement.shares.others
    let text = normalizedWord(contraction)
    let own = zip(judgement.others, shares).first { normalizedWord($0.0.text) == text }?.1
    guard let own, let best = shares.first else { return false }
    return best >= Self.minimumShareOfOther && best > own * Self.farLikelier
  }

  /// The minimum share of another word than a contraction, and how much likelier it has to be: apostrophes are left out
  /// far more often than letters are mistyped. At ten times, two of 750 contractions without their apostrophe were left
  /// alone; at eight, no further one of 410.
  private static let minimumShareOfOther = 0.5
  private static let farLikelier = 8.0

  /// Whether a word is one that has a capital only at the start of a sentence, so that two capitals are one too many: a
  /// common one, or at the start of a sentence a longer one that is usually written small, which inside one may be
  /// written so on purpose: SHell.
  private func isWrittenSmall(_ word: String) -> Bool {
    model.isCommonAndLowercase(word)
      || place.site.context.isSentenceStart
        && word.unicodeScalars.count >= Self.minimumLateShiftLength
        && model.isUsually(.lower, word)
        && model.isFrequent(word, atLeast: Self.writtenFrom)
  }

  /// Whether a word is one that has one capital everywhere: a name, FRiday, or a common noun where nouns have capitals.
  private func isWrittenTitle(_ word: String) -> Bool {
    let rules = place.language.rules
    return rules.capitalizedName(of: normalizedWord(word)) != nil
      || rules.writing.capitalizesNouns && word.unicodeScalars.count >= Self.minimumNounLength
        && model.isUsually(.title, word) && model.isFrequent(word, atLeast: Self.nounFrom)
  }

  private static let minimumNounLength = 4
  private static let nounFrom = Score.once(in: 200_000)

  /// The minimum number of letters of a word that may have a capital inside, and how often it is written.
  private static let minimumLateShiftLength = 5
  private static let writtenFrom = Score.ofEverydayWords

  /// A word with the only capitals it ever has where it is typed with others: "sunday", "THe". Nil for a word that the
  /// user has taught or the document writes as typed, and where what follows may turn it into a path or an address.
  private func ownCapitals(of word: WordEnd) -> String? {
    let typed = word.text
    let isName = LetterCase.of(typed) == .lower
    guard
      let text = isName
        ? place.language.rules.capitalizedName(of: typed)
        : StrayCapital.withoutLateShift(
          typed, in: place.language.rules,
          isWithinSentence: place.site.context.history.last.map(
            place.language.rules.words.capitalPronouns.contains) ?? false),
      !word.mayGoOn,
      isName
        ? !model.isUsually(.lower, typed) : isWrittenSmall(typed) || isWrittenTitle(typed),
      !isLearned(typed), place.evidence.document?.form(of: typed) != typed
    else { return nil }
    return text
  }
}
