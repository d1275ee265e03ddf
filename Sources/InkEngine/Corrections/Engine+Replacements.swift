// What stands for a typed word whatever the models say: the user's replacements, contractions, I, names, late shifts.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// What the user or the settings want for a word, in its case; nil for nothing, and where it was taken back.
  func ownReplacement(of word: String, at place: Place) -> String? {
    let language = place.language.written
    let text = ReplacementCase.text(for: word, language: language) { typed in
      userCorrections.replacement(of: typed, language: language)
        ?? place.policy.settings.replacements[typed]
    }
    guard let text, text != word, !userCorrections.isTakenBack(word, text) else { return nil }
    return text
  }

  /// The contraction that a word lacks the apostrophe of; nil where it is none, or may be a name, a word of the
  /// user, or one of another language that may be written here, or stands behind one: im Haus.
  private func contraction(of end: WordEnd, at place: Place) -> String? {
    let (word, context) = (end.text, place.site.context)
    guard
      let text = place.language.rules.contraction(
        of: word, behind: context.history.last,
        // Before a mark a first word is rather a key: Id: 5.
        beginsSentence: context.isSentenceStart && !end.mayGoOn && end.closing.isEmpty),
      !userWords.isLearned(word, document: place.address), !userCorrections.isTakenBack(word, text),
      !isOfAnotherLanguage(word, at: place), !corrector(at: place).isAmongForeignWords(word)
    else { return nil }
    let isTypographic = place.evidence.document?.writesTypographicApostrophes ?? false
    return isTypographic ? text.replacing("'", with: "’") : text
  }

  /// Whether a word is no rare one of another language that may be written here as well: as long as little is written,
  /// that is any one at hand.
  func isOfAnotherLanguage(_ word: String, at place: Place) -> Bool {
    let shares = place.evidence.context.shares.packs
    return model.packs.indices.contains { index in
      index < shares.count && shares[index] >= Self.leastShareOfAnother
        && languageRules(of: model.packs[index].metadata.language).code != place.language.rules.code
        && model.score(of: word, inPack: index).map { $0 >= Self.rareInAnother } ?? false
    }
  }

  private static let leastShareOfAnother = 0.1
  /// ln P(word) in the other language: once in 160,000 words. Words of English are rarer in texts of other languages:
  /// dont in German ones.
  private static let rareInAnother = Score(nats: -12)

  /// What stands for a finished word whatever the models say, and why: what the user wants before what the language
  /// asks for; nil for nothing, as for an ignored word and where nothing is corrected by itself. What is shown, done
  /// and explained follow it alike.
  func ruled(_ word: WordEnd, at place: Place, in text: Text)
    -> (text: String, reason: TypingCorrection.Reason)?
  {
    guard place.policy.isCorrectedByItself, place.policy.wantedAutocorrect != .off,
      !isIgnored(word.text, at: place)
    else { return nil }
    if let own = ownReplacement(of: word.text, at: place) { return (own, .replacement) }
    if let contraction = contraction(of: word, at: place) { return (contraction, .spelling) }
    // A late shift is one in all languages: DIe, where English is written as well.
    guard
      let capital = place.language.rules.pronoun(of: word, in: text)
        ?? ownCapitals(of: word, at: place),
      LetterCase.of(word.text) == .mixed || !isOfAnotherLanguage(word.text, at: place)
    else { return nil }
    return (capital, .capital)
  }

  /// A word with the only capitals it ever has where other ones are typed: sunday, THe. Nil for what the user has
  /// taught, for what the document writes as typed, and where what follows may make a path or an address of it.
  private func ownCapitals(of word: WordEnd, at place: Place) -> String? {
    let typed = word.text
    let isName = LetterCase.of(typed) == .lower
    guard
      let text = isName
        ? place.language.rules.capitalizedName(of: typed)
        : StrayCapital.withoutLateShift(typed, in: place.language.rules),
      !word.mayGoOn, isName ? !model.isMostlySmall(typed) : model.isCommonAndSmall(typed),
      !userWords.isLearned(typed, document: place.address),
      place.evidence.document?.form(of: typed) != typed
    else { return nil }
    return text
  }

  /// Corrections with what the word at a place is replaced by whatever the models say, which stands first.
  func addingReplacement(
    to corrections: [Correction], at place: Place, in document: Document, limit: Int
  ) -> [Correction] {
    let end = place.site.wordRange.upperBound
    guard !place.site.hasOwnText, limit > 0,
      let word = WordEnd(endedAt: end, by: " ", in: document.text, regions: place.site.regions),
      word.range == place.site.wordRange,
      let (text, reason) = ruled(word, at: place, in: document.text),
      !userCorrections.isTakenBack(word.text, text)
    else { return corrections }
    let isOwn = reason == .replacement
    var others = corrections.filter { $0.text != text }
    for index in others.indices { others[index].automatic = false }
    let known = corrections.first { $0.text == text }?.probability
    let first = Correction(
      text: text, range: place.site.wordRange, probability: isOwn ? 1 : known ?? 1, automatic: true,
      reason: isOwn ? .replacement : CorrectionReason(typed: word.text, meant: text))
    return Array(([first] + others).prefix(limit))
  }
}
