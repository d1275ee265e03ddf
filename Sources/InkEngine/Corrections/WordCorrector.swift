// What replaces a word that was just finished: what is ruled, else what is meant, with the capitals that are wanted.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// Finds what replaces one finished word, by what its judge knows about it.
struct WordCorrector {
  /// The word.
  let word: WordEnd
  /// The judge of words at its end.
  let judge: WordJudge

  /// A corrector of a word.
  init(of word: WordEnd, by judge: WordJudge) {
    (self.word, self.judge) = (word, judge)
  }

  /// The first rule below that applies, with the capital that is due; nil leaves the word as it is.
  func correction(in document: Document) -> TypingCorrection? {
    guard judge.place.policy.changesText, judge.place.site.shape.isCompletable,
      judge.place.site.wordRange == word.range, !judge.isIgnored(word.text)
    else { return nil }
    var (text, reason) = (word.text, TypingCorrection.Reason.capital)
    if let (other, why) = otherWord(in: document) { (text, reason) = (other, why) }
    text = capitalized(text, in: document)
    return correction(to: text, reason)
  }

  /// The change of the word into another text; nil if that is what is typed, or if the user has taken it back.
  func correction(to text: String, _ reason: TypingCorrection.Reason = .spelling)
    -> TypingCorrection?
  {
    if text == word.text || judge.isReverted(word.text, text) { return nil }
    return TypingCorrection(range: word.range, typed: word.text, text: text, reason: reason)
  }

  /// What replaces the word where autocorrect is `apply`: what is ruled, else what is meant.
  private func otherWord(in document: Document)
    -> (text: String, reason: TypingCorrection.Reason)?
  {
    guard judge.place.policy.appliesCorrections else { return nil }
    if word.isClipped {
      return judge.ownReplacement(of: word.text).map { ($0, .replacement) }
        ?? genitive(in: document)
    }
    if let ruled = judge.ruled(word, in: document.text) { return ruled }
    // What may continue, as a file name does after its full stop, is judged once something follows it.
    guard !word.mayGoOn,
      let meant = meant(as: judge.use(of: word, in: document.text), in: document)
    else { return nil }
    return (meant, .spelling)
  }

  /// What is meant by the word before an apostrophe that closes no quotation: a plural in the genitive, "freinds'",
  /// which gets no second apostrophe, "womens'". Any other word lost its end there on purpose: "settin'".
  private func genitive(in document: Document) -> (text: String, reason: TypingCorrection.Reason)? {
    guard word.text.hasSuffix("s"), let meant = meant(in: document),
      meant.hasSuffix("s"), !normalizedWord(meant).contains("'")
    else { return nil }
    return (meant, .spelling)
  }

  /// The word that is meant if this one is unknown, or so rare that it may be a slip. `use` is how it is used, where
  /// that may keep it as it is even though something is meant.
  func meant(before next: String? = nil, as use: WordUse? = nil, in document: Document) -> String? {
    if (use ?? judge.use(of: word, in: document.text)).veto != nil { return nil }
    return judge.automaticCorrection(
      of: word.text, before: next, as: use, beside: document.occurrences)
  }

  /// The text with the capitals that are wanted for typed words.
  private func capitalized(_ text: String, in document: Document) -> String {
    let place = judge.place
    let capitals = Capitals(of: place.language.written)
    switch place.policy.typedCapitals {
    case .none: return text
    case .all:
      // In capitals it would be taken for an acronym when its correction is due, once something follows.
      let isToChange =
        word.mayGoOn && place.policy.appliesCorrections && meant(in: document) != nil
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
      if text == word.text, !judge.model.packs.isEmpty,
        !judge.model.beginsSentencesWithCapital(text)
      {
        return text
      }
      return capitals.first(of: text)
    }
  }
}

extension WordEnd {
  /// Whether what ended it is often followed by more of the same run: `utils.py`, `note:this`.
  var mayGoOn: Bool { ending == "." || ending == ":" }

  /// Whether a mark after it ends the sentence.
  var endsSentence: Bool { marksAfter.contains { $0 == "." || $0.endsSentence } }

  /// Whether a mark after it ends the clause, or a line break, as where lines have no marks.
  var endsClause: Bool { marksAfter.contains { $0.isStop || $0 == "\n" } }

  private var marksAfter: [Unicode.Scalar] { [ending] + closing.unicodeScalars }

  /// Whether the colon after it may make it a key, which is written as its readers expect: in a commit message, `fix:
  /// …`, and in a comment. Other keys are in regions that are not prose.
  func mayBeKey(in document: Document) -> Bool {
    closing.unicodeScalars.contains(":") && (document.isCommit || !document.isText)
  }
}
