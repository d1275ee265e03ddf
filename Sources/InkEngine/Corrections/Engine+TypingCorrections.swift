// What is changed unasked after a key: the word that the typed character has just ended, or two spaces.

import InkCorrection
import InkLexicon
import InkModel
package import InkText

extension Engine {
  /// The change that is due after a character was typed, at most one; nil leaves everything as it is.
  ///
  /// Nothing is due unless the last change of the document typed just this character there. The document remembers
  /// what it was given, so that it can be taken back. Costs what one correction does.
  package func correction(
    afterTyping character: String, at point: TextPoint, in document: inout Document
  ) -> TypingCorrection? {
    guard
      let typed = document.typing.character?.meant(by: character, at: point, in: document.text),
      let correction = doubleSpace(typed, in: &document)
        ?? spaceAgain(typed, in: document) ?? wordEnd(typed, in: &document)
        ?? wordBefore(typed, in: &document),
      document.typing.corrections.admit(correction)
    else { return nil }
    return correction
  }

  /// The change that is due where typing ends behind a word, with no character to end it; nil leaves everything as it
  /// is.
  ///
  /// Nothing is due unless the last change of the document put letters there: who only came by has typed no word.
  package func correction(
    endingTypingAt point: TextPoint, in document: inout Document
  ) -> TypingCorrection? {
    guard document.typing.wordEnd == point,
      let correction = correction(endingWordAt: point, by: " ", in: &document),
      document.typing.corrections.admit(correction)
    else { return nil }
    return correction
  }

  /// A full stop in the place of the first of two spaces.
  private func doubleSpace(_ typed: TypedCharacter, in document: inout Document)
    -> TypingCorrection?
  {
    guard typed.scalar == " " else { return nil }
    return DoubleSpacePeriod.space(before: typed.start, in: document.text)
      .flatMap { fullStop(for: $0, in: &document) }
  }

  /// Takes back a full stop that two spaces have become if the next key shows that no sentence ends there: a third
  /// space lines words up, and in Markdown a line break behind two spaces breaks the line.
  private func spaceAgain(_ typed: TypedCharacter, in document: Document) -> TypingCorrection? {
    guard typed.scalar == " " || typed.scalar == "\n" && document.breaksLinesBySpaces,
      typed.start.byte > 0,
      let stop = document.correction(
        at: TextPoint(line: typed.start.line, byte: typed.start.byte - 1)),
      stop.reason == .doubleSpace, stop.range.upperBound.line == typed.start.line,
      stop.range.upperBound.byte == typed.start.byte - 1
    else { return nil }
    return TypingCorrection(
      range: stop.range, typed: stop.text, text: stop.typed, reason: .doubleSpace)
  }

  /// Another word in the place of the one that was just ended.
  private func wordEnd(_ typed: TypedCharacter, in document: inout Document)
    -> TypingCorrection?
  {
    let regions = document.regions(ofLine: typed.start.line)
    return WordEnd(
      endedAt: typed.start, by: typed.scalar, typedFrom: document.typing.run?.lowerBound,
      in: document.text, regions: regions
    )
    .flatMap { correction(of: $0, in: &document) }
  }

  /// Another word in the place of one that is about to be ended by a character at a point.
  func correction(
    endingWordAt point: TextPoint, by ending: Unicode.Scalar, in document: inout Document
  ) -> TypingCorrection? {
    let regions = document.regions(ofLine: point.line)
    return WordEnd(
      endedAt: point, by: ending, isTyped: false, in: document.text, regions: regions
    ).flatMap { correction(of: $0, in: &document) }
  }

  /// A full stop in the place of the first of two spaces, where they are to become one.
  func fullStop(for space: Range<TextPoint>, in document: inout Document) -> TypingCorrection? {
    guard settings.effective(for: document).doubleSpacePeriod,
      place(at: space.lowerBound, in: &document).policy.isCorrectedByItself
    else { return nil }
    return TypingCorrection(range: space, typed: " ", text: ".", reason: .doubleSpace)
  }

  /// Another word in the place of one that is ended.
  private func correction(of word: WordEnd, in document: inout Document) -> TypingCorrection? {
    let end = word.range.upperBound
    // Asked at its end, the word is no evidence for itself.
    catchUp(with: &document, before: end)
    let place = place(at: end, in: &document)
    let mayChange = place.policy.isCorrectedByItself && place.site.shape.isCompleted
    return mayChange ? correction(of: word, at: place, in: document) : nil
  }

  /// The one rule of those below that has something to say, with the capital that is due.
  private func correction(of word: WordEnd, at place: Place, in document: Document)
    -> TypingCorrection?
  {
    guard place.site.wordRange == word.range, !isIgnored(word.text, at: place) else { return nil }
    var (text, reason) = (word.text, TypingCorrection.Reason.capital)
    if let (other, why) = otherWord(for: word, at: place, in: document) {
      (text, reason) = (other, why)
    }
    text = capitalized(text, of: word, at: place, in: document.text)
    guard text != word.text, !userCorrections.isTakenBack(word.text, text) else { return nil }
    return TypingCorrection(range: word.range, typed: word.text, text: text, reason: reason)
  }

  /// What the word is replaced by where autocorrect is `apply`: what is ruled, else what is meant.
  private func otherWord(for word: WordEnd, at place: Place, in document: Document)
    -> (text: String, reason: TypingCorrection.Reason)?
  {
    guard place.policy.autocorrect == .apply else { return nil }
    if word.isElided {
      return ownReplacement(of: word.text, at: place).map { ($0, .replacement) }
        ?? genitive(of: word, at: place, in: document)
    }
    if let ruled = ruled(word, at: place, in: document.text) { return ruled }
    // What may go on, as a file's name does behind its full stop, is judged once something stands behind that.
    if word.mayGoOn { return nil }
    return meant(by: word, at: place, in: document).map { ($0, .spelling) }
  }

  /// What is meant by a word before an apostrophe that closes no quotation: a plural in the genitive, freinds'. Any
  /// other has lost its end there on purpose: settin'.
  private func genitive(of word: WordEnd, at place: Place, in document: Document)
    -> (text: String, reason: TypingCorrection.Reason)?
  {
    guard word.text.hasSuffix("s"), let meant = meant(by: word, at: place, in: document),
      meant.hasSuffix("s")
    else { return nil }
    return (meant, .spelling)
  }

  /// The word that is put in for one that nobody knows.
  private func meant(by word: WordEnd, at place: Place, in document: Document) -> String? {
    var place = withoutDocumentEvidence(at: place, if: word.text, isSlipIn: document)
    // A known word stays, whatever else may be meant, so that is not looked for: most words that end are known.
    if corrector(at: place).isKnown(word.text) { return nil }
    discountOwnSlips(at: &place)
    let judgement = corrector(at: place).judgement(of: word.text, limit: Self.weighedCount)
    return isAutomatic(judgement, of: word.text, at: place) ? judgement.others.first?.text : nil
  }

  /// The word with the capitals that are wanted for typed words.
  private func capitalized(_ text: String, of word: WordEnd, at place: Place, in document: Text)
    -> String
  {
    let capitals = Capitals(of: place.language.written)
    switch place.policy.typedCapitals {
    case .none: return text
    case .all: return LetterCase.of(text) == .mixed ? text : capitals.all(of: text)
    case .words:
      let isName = word.text.unicodeScalars.contains { CharacterClass($0) == .digit }
      return isName ? text : capitals.first(of: text)
    case .sentences:
      let start = word.range.lowerBound
      guard !word.mayGoOn, !word.closing.unicodeScalars.contains(":"),
        SentenceCapital.isDue(at: start, in: document)
      else { return text }
      // A word that nobody knows, or that mostly stays small here, was meant so: npm, iPhone.
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
}
