// Keys of on-screen keyboards: what they do in a document, including the engine's own corrections.

package import InkActions
package import InkLexicon
package import InkText

extension Engine {
  /// Returns the outcome of a gesture on a key; some microseconds, plus the cost of a correction where a word ends. The
  /// text does not change, but the document remembers the corrections in the answer so that they can be reverted.
  package func handle(
    _ event: ActionEvent, selection: Range<TextPoint>, keyboard: KeyboardState,
    in document: inout Document
  ) -> ActionOutcome {
    let handler = actionHandler(for: document, keyboard)
    let text = text(of: &document, before: selection.lowerBound)
    let proxy = TextDocumentProxy(text, selection: selection)
    return handler.handle(event, keyboard: keyboard, in: proxy) { occasion in
      let correction =
        switch occasion {
        case .wordEnd(let point, let ending):
          self.correction(
            ofWordsEndedBy: EndingCharacter(scalar: ending, start: point, isTyped: false),
            in: &document)
        case .doubleSpace(let space): fullStop(for: space, in: &document)
        }
      guard let correction, document.typing.corrections.admit(correction) else { return nil }
      return DocumentEdit(range: correction.range, text: correction.text)
    }
  }

  /// Inserts a chosen suggestion, and the space that is due.
  package func handle(
    _ suggestion: ChosenSuggestion, selection: Range<TextPoint>, keyboard: KeyboardState,
    in document: inout Document
  ) -> ActionOutcome {
    if suggestion.isUnknown {
      noteChoice(of: suggestion.text, before: selection.upperBound, in: &document)
    }
    let range = suggestion.range ?? selection
    let text = text(of: &document, before: range.lowerBound)
    let proxy = TextDocumentProxy(text, selection: range)
    return actionHandler(for: document, keyboard).handle(suggestion, keyboard: keyboard, in: proxy)
  }

  /// Notes that a correction was reverted, at least for this session.
  package mutating func noteRevert(of correction: TypingCorrection, date: Int64) {
    guard let change = UserCorrectionChange(reverting: correction, date: date) else { return }
    userCorrections.apply(change)
  }

  /// The handler for a document's keys, with its language, capitals and spaces.
  private func actionHandler(for document: Document, _ keyboard: KeyboardState) -> ActionHandler {
    let own = settings.effective(for: document)
    var settings = own.keys
    settings.languages = own.languages
    settings.language = keyboard.language ?? document.chosenLanguage ?? own.languages.first
    settings.capitals = capitals(in: document, own)
    settings.addsSpaces =
      own.trailingSpace && document.traits.kind.offersWords
      && PlaceLanguage.hasSpaces(between: settings.language)
    settings.replacesQuotationMarks =
      settings.replacesQuotationMarks && document.traits.kind.takesProse && document.isText
    return ActionHandler(settings: settings, step: keyStep)
  }

  /// Which letters are offered as capitals: as the field says, else none unless sentences are written in it, else as
  /// the settings say, else those that begin sentences.
  private func capitals(
    in document: Document, _ settings: EngineSettings
  ) -> Autocapitalization {
    document.traits.autocapitalization
      ?? (document.traits.kind.takesProse ? settings.autocapitalization ?? .sentences : .none)
  }
}

extension UserCorrectionChange {
  /// Creates the change that keeps a reverted correction from being made again; nil for the full stop for two spaces,
  /// which is not a pair of words but a habit, and has a setting.
  package init?(reverting correction: TypingCorrection, date: Int64) {
    if correction.reason == .doubleSpace { return nil }
    self.init(
      .revert, Replacement(typed: correction.typed, text: correction.text, date: date))
  }
}
