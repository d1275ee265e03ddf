// What replaces a word that was just finished: what is ruled, else what is meant, with the capitals that are wanted.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// The first rule below that applies, with the capital that is due; nil leaves the word as it is.
  func correction(of word: WordEnd, in document: Document) -> TypingCorrection? {
    guard place.site.wordRange == word.range, !isIgnored(word.text) else { return nil }
    var (text, reason) = (word.text, TypingCorrection.Reason.capital)
    if let (other, why) = otherWord(for: word, in: document) { (text, reason) = (other, why) }
    text = capitalized(text, of: word, in: document)
    guard text != word.text, !isReverted(word.text, text) else { return nil }
    return TypingCorrection(range: word.range, typed: word.text, text: text, reason: reason)
  }

  /// What replaces the word where autocorrect is `apply`: what is ruled, else what is meant.
  private func otherWord(for word: WordEnd, in document: Document)
    -> (text: String, reason: TypingCorrection.Reason)?
  {
    guard place.policy.appliesCorrections else { return nil }
    if word.isElided {
      return ownReplacement(of: word.text).map { ($0, .replacement) }
        ?? genitive(of: word, in: document)
    }
    if let ruled = ruled(word, in: document.text) { return ruled }
    // What may continue, as a file name does after its full stop, is judged once something follows it.
    guard !word.mayGoOn, let meant = meant(by: word, in: document) else { return nil }
    if word.isMentioned, isBehind(place.language.rules.words.mentioners),
      !document.text.string(in: word.beforeOpening).hasSuffix(", ")
    {
      return nil
    }
    let mayBeName = word.isMentioned || mayBeProgram(word.text)
    return mayBeName && !isPlainlySlip(word.text, of: meant) ? nil : (meant, .spelling)
  }

  /// Whether a short word is directly behind one that names of programs follow: install chattr.
  func mayBeProgram(_ word: String) -> Bool {
    word.unicodeScalars.count <= Self.lettersOfProgram
      && isBehind(place.language.rules.words.namers)
  }

  /// Names of programs are short; "additonal" is none.
  private static let lettersOfProgram = 8

  /// Whether the word before is among some.
  private func isBehind(_ words: Set<String>) -> Bool {
    place.site.context.history.last.map(words.contains) ?? false
  }

  /// Whether a word is a slip even in quotation marks, where words are mentioned as they are, and behind what names
  /// follow: a well-known one, one of a small word, or two swapped letters.
  private func isPlainlySlip(_ word: String, of meant: String) -> Bool {
    let (typed, other) = (normalizedWord(word), normalizedWord(meant))
    let rules = place.language.rules
    return rules.words.small.contains(other) || rules.respelledForms(of: typed).contains(other)
      || model.isKnownSlip(typed, at: place.evidence.context)
      || CorrectionReason(typed: typed, meant: other) == .transposition
  }

  /// What is meant by a word before an apostrophe that closes no quotation: a plural in the genitive, "freinds'", which
  /// gets no second apostrophe, "womens'". Any other word lost its end there on purpose: "settin'".
  private func genitive(of word: WordEnd, in document: Document)
    -> (text: String, reason: TypingCorrection.Reason)?
  {
    guard word.text.hasSuffix("s"), let meant = meant(by: word, in: document),
      meant.hasSuffix("s"), !normalizedWord(meant).contains("'")
    else { return nil }
    return (meant, .spelling)
  }

  /// The word that replaces an unknown one, or one so rare that it may be a slip.
  func meant(by word: WordEnd, before next: String? = nil, in document: Document) -> String? {
    let judge = withoutDocumentEvidence(if: word.text, isSlipIn: document)
    // A known word stays, unless it is a rare one, so what else may be meant is not searched for: most finished words
    // are known.
    if judge.isKnown(word.text), !judge.corrector.isRare(word.text) { return nil }
    return judge.discountingOwnSlips().automaticCorrection(of: word.text, before: next)
  }

  /// The alternative that replaces a word automatically.
  private func automaticCorrection(of word: String, before next: String?) -> String? {
    // A known word is not a slip of one that just happens to be in the document, too: pupil, beside pupal.
    let corrector = isKnown(word) ? corrector.withoutWriting : corrector
    let judgement = corrector.judgement(of: word, before: next, limit: Self.weighedCount)
    return isAutomatic(judgement, of: word) ? judgement.others.first?.text : nil
  }

  /// The text with the capitals that are wanted for typed words.
  private func capitalized(_ text: String, of word: WordEnd, in document: Document) -> String {
    let capitals = Capitals(of: place.language.written)
    switch place.policy.typedCapitals {
    case .none: return text
    case .all:
      // In capitals it would be taken for an acronym when its correction is due, once something follows.
      let isToChange =
        word.mayGoOn && place.policy.appliesCorrections && meant(by: word, in: document) != nil
      return isToChange || LetterCase.of(text) == .mixed ? text : capitals.all(of: text)
    case .words:
      let isName = word.text.unicodeScalars.contains { CharacterClass($0) == .digit }
      return isName ? text : capitals.first(of: text)
    case .sentences:
      let start = word.range.lowerBound
      guard !word.mayGoOn, !word.mayBeKey(in: document),
        SentenceCapital.isDue(at: start, in: document.text.with(place.site.abbreviations)),
        !place.language.rules.writing.continuesSalutations
          || !Salutation.ends(before: start, in: document.text)
      else { return text }
      // An unknown word, or one that mostly stays small here, was meant so: "npm", "iPhone".
      if text == word.text, !model.packs.isEmpty, !model.beginsSentencesWithCapital(text) {
        return text
      }
      return capitals.first(of: text)
    }
  }
}

extension WordEnd {
  /// Whether what ended it is often followed by more of the same run: `utils.py`, `note:this`.
  var mayGoOn: Bool { ending == "." || ending == ":" }

  /// Whether the colon after it may make it a key, which is written as its readers expect: in a commit message,
  /// `fix: …`, and in a comment. Other keys are in regions that are not prose.
  func mayBeKey(in document: Document) -> Bool {
    closing.unicodeScalars.contains(":") && (document.isCommit || !document.isText)
  }

  /// The two bytes before its opening marks; fewer at the start of a line.
  var beforeOpening: Range<TextPoint> {
    let end = range.lowerBound.byte - opening.utf8.count
    return Range(line: range.lowerBound.line, bytes: max(0, end - 2)..<max(0, end))
  }

  /// Whether it is alone between quotation marks, where words are mentioned as they are: the 'tofile' option.
  var isMentioned: Bool {
    guard let opening = opening.unicodeScalars.last else { return false }
    let closing = closing.unicodeScalars.first ?? ending
    return opening.isQuotationMark && closing.isQuotationMark
  }
}
