// What is changed one word later: a word that only the next one can tell from another, as in "Ill call".

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordCorrector {
  /// Another word in place of this one, if the words around it show beyond doubt what was meant; in the case and with
  /// the apostrophes written here. `following` is the word after the next one, if it is known.
  func correction(before next: WordEnd, and following: WordEnd? = nil, in text: Text)
    -> TypingCorrection?
  {
    guard mayBeTold, let told = told(by: next, following, in: text) else { return nil }
    return correction(
      to: judge.place.evidence.written(LetterCase.of(word.text).applied(to: told)))
  }

  /// The form that the words around an unknown one want whose ending is misspelled, if it has both forms: citys.
  func correction(ofEndingBefore next: WordEnd) -> TypingCorrection? {
    let after = normalizedWord(next.text)
    guard mayBeTold, let rules = judge.place.language.rules.nextWord,
      let forms = rules.forms(ofMisspelledEnding: normalizedWord(word.text)),
      judge.model.isFrequent(forms.stem, atLeast: .ofFamiliarWords),
      judge.model.isFrequent(forms.plural, atLeast: .ofFamiliarWords)
    else { return nil }
    let previous = judge.place.site.context.history.last ?? Tokenizer.sentenceStart
    if rules.isPlural(after: previous, before: after) { return correction(to: forms.plural) }
    let gain = judge.corrector.gain(of: forms.genitive, over: forms.plural, before: after) ?? 0
    if abs(gain) < Self.minimumGainOfForm { return nil }
    return correction(
      to: judge.place.evidence.written(gain > 0 ? forms.genitive : forms.plural))
  }

  /// Whether nothing speaks for the word as it is: neither the user nor the languages around it.
  private var mayBeTold: Bool {
    !word.mayGoOn && !word.isClipped && !word.isMentioned && !judge.isIgnored(word.text)
      && !judge.isLearned(word.text) && !judge.isOfAnotherLanguage(word.text)
      && !judge.followsForeignText && !judge.corrector.isAmongForeignWords(word.text)
  }

  /// Another word in place of the one that this was corrected to, if that is far likelier before the next one.
  func correction(insteadOf made: TypingCorrection, before next: WordEnd) -> TypingCorrection? {
    // The capital of a sentence says nothing about the word.
    let isCorrection =
      made.reason == .spelling
      || made.reason == .capital
        && !judge.place.site.context.isSentenceStart
    let following = normalizedWord(next.text)
    guard isCorrection, made.typed.isLettersOnly, !judge.isIgnored(made.typed),
      !judge.isLearned(made.typed), !judge.place.isNameOfCode(made.typed),
      !judge.followsForeignText,
      let meant = judge.place.language.rules.pronoun?
        .word(insteadOf: made.text, typedAs: made.typed, before: following)
        ?? judge.corrector.likelierCorrection(than: made.text, for: made.typed, before: following)
    else { return nil }
    let text = LetterCase.of(made.typed).applied(to: meant)
    if judge.isReverted(made.text, text) || judge.isReverted(made.typed, text) { return nil }
    return TypingCorrection(range: made.range, typed: made.text, text: text, reason: .spelling)
  }

  /// What is meant by the word, by those around it alone: by a rule, where the packs agree if need be, or else a word
  /// that is by far likelier between the same words.
  private func told(by next: WordEnd, _ following: WordEnd?, in text: Text) -> String? {
    let typed = normalizedWord(word.text)
    let rules = judge.place.language.rules
    let line = sentence(in: text)
    let after = normalizedWord(next.text)
    if rules.words.toldByNext.contains(typed) {
      let before = Self.words(of: line)
      if let told = rules.nextWord?.meant(by: typed, after: before, before: next.text) {
        guard told.text != typed || told.proof == .sound, isToldHere(by: next, after: line)
        else { return nil }
        return isProved(told, for: typed, before: after)
          ? told.text : likelierWord(before: next, following, in: text)
      }
    }
    return likelierWord(before: next, following, in: text)
  }

  /// Whether what a rule says is certain.
  private func isProved(_ told: ToldWord, for typed: String, before next: String) -> Bool {
    switch told.proof {
    case .words: return true
    case .odds:
      return judge.corrector.gain(of: told.text, over: typed, before: next)
        .map { $0 >= Self.minimumGain } ?? false
    case .successor(let meant, let other):
      return judge.corrector.gain(of: next, after: meant, over: other)
        .map { $0 >= Self.minimumGainOfSuccessor } ?? false
    case .sound:
      // Not before a verb, where the letter is a name: a exceeds b.
      return told.text != typed && judge.model.isFrequent(next, atLeast: Self.nextBySoundFrom)
        && judge.corrector.gain(of: told.text, over: typed, before: next)
          .map { $0 >= Self.minimumGainOfSound } ?? false
        && !judge.corrector.wordsOneSlip(from: typed).contains {
          judge.corrector.gain(of: $0, over: told.text, before: next).map { $0 > 0 } ?? false
        }
    }
  }

  /// The words of a line in small letters; a mark at its end counts as one, too.
  private static func words(of line: Substring) -> [String] {
    let words = line.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      .map { normalizedWord(String($0)) }
    let mark = line.last { $0 != " " }.flatMap { mark in
      mark.unicodeScalars.allSatisfy { $0.isStop } ? String(mark) : nil
    }
    return words + (mark.map { [$0] } ?? [])
  }

  /// Whether a word may tell that another one was meant before it: in a language whose words, or this one, are told so,
  /// or which has this one with marks, too, if it is common enough itself. A few look-ups.
  static func mayTell(_ next: String, of word: String, in model: Model) -> Bool {
    let text = normalizedWord(word)
    return model.isFrequent(next, atLeast: nextFrom)
      && (model.hasLanguage {
        $0.words.areToldByNeighbors
          || $0.nextWord?.homophones(of: text, after: nil).isEmpty == false
      } || model.mayLackMarks(text))
  }

  /// A word that is by far likelier than this one between the same words.
  private func likelierWord(before end: WordEnd, _ following: WordEnd?, in text: Text)
    -> String?
  {
    let (place, next) = (judge.place, normalizedWord(end.text))
    let typed = normalizedWord(word.text)
    let homophones =
      place.language.rules.nextWord?
      .homophones(of: typed, after: place.site.context.history.last) ?? []
    let twins = judge.corrector.markedTwins(of: typed)
    let alike =
      homophones + twins.filter { twin in !homophones.contains { $0.text == twin.text } }
    let isListed = alike.contains { $0.minimumGain != nil }
    let letterCase = LetterCase.of(word.text)
    guard word.text.isLettersOnly || !alike.isEmpty,
      letterCase == .lower || letterCase == .title && place.site.context.isSentenceStart,
      !place.isNameOfCode(word.text), Self.mayTell(next, of: word.text, in: judge.model),
      judge.corrector.surroundings(of: word.text) == nil,
      !judge.model.hasLanguage(where: { $0.isFurther(typed) }),
      isListed || judge.corrector.isCommon(word.text)
        || isFree && !isAfterNumber
          && !judge.model.mayBeForeign(
            typed, given: place.evidence.context.shares)
    else { return nil }
    let nextWord = Corrector.NextWord(
      next, endsClause: end.endsClause, endsSentence: end.endsSentence,
      following: following.map { normalizedWord($0.text) })
    return judge.corrector.likelierWord(
      than: word.text, afterComma: text.string(in: word.beforeOpening) == ", ",
      before: nextWord, soundingLike: alike)
  }

  /// Whether a number or a token that is no word is before, so that letters may belong to it: 5 th.
  private var isAfterNumber: Bool {
    judge.place.site.context.history.last
      .map { Tokenizer.isSpecial($0) && $0 != Tokenizer.sentenceStart } ?? false
  }

  /// What is before the word in its sentence and line.
  private func sentence(in text: Text) -> Substring {
    let start = word.range.lowerBound
    let reach = text.clamped(TextPoint(line: start.line, byte: max(0, start.byte - Self.reach)))
    let line = text.string(in: reach..<start)
    return line.lastIndex { ".!?".contains($0) }.map { line[line.index(after: $0)...] } ?? line[...]
  }

  /// Whether a rule tells the word in its letter case: in small letters, or as the first one of a sentence.
  private func isToldHere(by next: WordEnd, after line: Substring) -> Bool {
    switch LetterCase.of(word.text) {
    case .lower:
      !judge.place.language.rules.words.toldAtStart.contains(normalizedWord(word.text))
    case .title:
      judge.place.site.context.isSentenceStart || isToldInside(before: next, after: line)
    default: false
    }
  }

  /// Whether the word, capitalized inside a sentence, is told by the next one, where those on both sides of it are in
  /// small letters, but for one before a comma: not in a title, nor after a name.
  private func isToldInside(before next: WordEnd, after line: Substring) -> Bool {
    guard LetterCase.of(next.text) == .lower, let last = line.split(separator: " ").last,
      let rules = judge.place.language.rules.nextWord
    else { return false }
    let word = normalizedWord(word.text)
    return last.hasSuffix(",")
      ? rules.isToldInside(word, after: nil)
      : LetterCase.of(String(last)) == .lower && rules.isToldInside(word, after: String(last))
  }

  /// How much of a sentence is read, in bytes: lines may be of any length.
  private static let reach = 400
  /// By how many nats the replacement of a known word must be likelier.
  private static let minimumGain = 4.0
  /// The same where the sound of the next word speaks for it as well.
  private static let minimumGainOfSound = 1.0
  /// The same for the word that stands for the replacement.
  private static let minimumGainOfSuccessor = 2.0
  /// By how many nats one of two forms must be likelier than the other.
  private static let minimumGainOfForm = 4.0
  /// What is likely before a rarer word is hardly known, and it may be of another language or mistyped itself.
  private static let nextFrom = Score.once(in: 100_000)
  /// How a word sounds, even a rarer one shows.
  private static let nextBySoundFrom = Score.once(in: 1_000_000)
}
