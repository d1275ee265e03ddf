// The effect of a gesture on a key on text and keyboard, step by step in one function.

package import InkText

/// A handler for the keys of a field. A value that changes nothing but returns what is to change.
package struct ActionHandler: Sendable {
  /// The user's settings.
  package var settings: ActionSettings
  /// A function that returns the step for a gesture on an action, given the standard one; nil for no effect. Override
  /// it to change the meaning of keys.
  package var step: @Sendable (KeyboardGesture, KeyboardAction, ActionStep?) -> ActionStep?

  /// Creates a handler, by default with the standard steps.
  package init(
    settings: ActionSettings = ActionSettings(),
    step: (@Sendable (KeyboardGesture, KeyboardAction, ActionStep?) -> ActionStep?)? = nil
  ) {
    self.settings = settings
    self.step = step ?? { $2 }
  }

  /// Returns the effect of a gesture on a key. `judge` is asked at most twice what replaces the text before the cursor.
  package func handle(
    _ event: ActionEvent, keyboard: KeyboardState = KeyboardState(), in proxy: TextDocumentProxy,
    judge: (ActionOccasion) -> DocumentEdit? = { _ in nil }
  ) -> ActionOutcome {
    var event = event
    let language = keyboard.language ?? settings.language
    event.action = event.action.replacement(on: event.gesture, in: proxy, language, settings)
    let word = event.composedWord(by: keyboard.input, in: proxy)
    // A key that adds a mark or a tone to a word does not count as a letter or a full stop.
    if word != nil, let typed = event.action.typedText { event.action = .diacritic(typed) }
    var run = ActionRun(event, keyboard, proxy, settings, language)
    let step = run.endsSpaceDrag ? nil : step(event, event.action, composing: word)
    run.giveFeedback(hasStep: step != nil, types: self.step(event.with(.release), event.action))
    run.followSpaceDrag()
    guard let step else { return run.outcome(handled: false) }
    run.removeInsertedSpace()
    run.correctWord(judge)
    run.take(step)
    run.restoreInsertedSpace()
    run.endSentence(judge)
    run.changeCase()
    run.changeType()
    run.reportEmoji()
    return run.outcome(handled: true)
  }

  /// Inserts a chosen suggestion, and the space that is due.
  package func handle(
    _ suggestion: ChosenSuggestion, keyboard: KeyboardState = KeyboardState(),
    in proxy: TextDocumentProxy
  ) -> ActionOutcome {
    let language = keyboard.language ?? settings.language
    var run = ActionRun(nil, keyboard, proxy, settings, language)
    run.choose(suggestion)
    run.changeCase()
    return run.outcome(handled: true)
  }

  private func step(_ event: ActionEvent, _ action: KeyboardAction, composing word: String? = nil)
    -> ActionStep?
  {
    let standard = action.standardStep(for: event.gesture, held: event.held, settings)
    return step(event.gesture, action, word.map { .replaceWord($0) } ?? standard)
  }
}

extension ActionEvent {
  /// Returns the word that a typed character makes of the one before the cursor; nil if it is typed as usual.
  fileprivate func composedWord(by input: VietnameseInput?, in proxy: TextDocumentProxy) -> String?
  {
    guard let input, gesture == .release, proxy.isCursor, case .character(let typed) = action,
      typed.count == 1, let key = typed.first
    else { return nil }
    return input.word(proxy.wordBeforeCursor, typing: key)
  }

  fileprivate func with(_ gesture: KeyboardGesture) -> ActionEvent {
    var event = self
    event.gesture = gesture
    return event
  }
}

extension KeyboardAction {
  /// Returns the action that replaces a typed character: the language's quotation mark, or its own letter for one of
  /// another language's keyboard.
  fileprivate func replacement(
    on gesture: KeyboardGesture, in proxy: TextDocumentProxy, _ language: String?,
    _ settings: ActionSettings
  ) -> KeyboardAction {
    guard gesture == .release, case .character(let typed) = self else { return self }
    if language == "ckb" || language?.hasPrefix("ckb-") == true, typed == "\u{6BE}" {
      return .character("\u{647}")
    }
    // All quotation marks that are replaced have at least two bytes.
    guard settings.replacesQuotationMarks, typed.utf8.count > 1 else { return self }
    return QuotationMarks(of: language).replacement(of: typed, after: proxy.lineBeforeCursor)
      .map(KeyboardAction.character) ?? self
  }
}
