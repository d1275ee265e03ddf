// What a gesture on a key does to text and keyboard, step by step: the whole story in one function.

/// Handles the keys of a field. A value that changes nothing but what it returns.
package struct ActionHandler: Sendable {
  /// What a person has set.
  package var settings: ActionSettings
  /// The step for a gesture on an action, given the standard one; nil does nothing. Overriding it is how keys get
  /// another meaning.
  package var step: @Sendable (KeyboardGesture, KeyboardAction, ActionStep?) -> ActionStep?

  /// A handler; with the standard steps when nothing is said.
  package init(
    settings: ActionSettings = ActionSettings(),
    step: (@Sendable (KeyboardGesture, KeyboardAction, ActionStep?) -> ActionStep?)? = nil
  ) {
    self.settings = settings
    self.step = step ?? { $2 }
  }

  /// What a gesture on a key does. `judge` is asked what takes the place of text before the cursor, at most twice.
  package func handle(
    _ event: ActionEvent, keyboard: KeyboardState = KeyboardState(), in proxy: TextDocumentProxy,
    judge: (ActionOccasion) -> DocumentEdit? = { _ in nil }
  ) -> ActionOutcome {
    var event = event
    let language = keyboard.language ?? settings.language
    event.action = event.action.replacement(on: event.gesture, in: proxy, language, settings)
    let word = event.composedWord(by: keyboard.input, in: proxy)
    // A key that puts a mark or a tone on a word is no letter and no full stop.
    if word != nil, let typed = event.action.typedText { event.action = .diacritic(typed) }
    var run = ActionRun(event, keyboard, proxy, settings, language)
    let step = run.isDraggedSpace ? nil : step(event, event.action, composing: word)
    run.giveFeedback(hasStep: step != nil, types: self.step(event.with(.release), event.action))
    run.followSpaceDrag()
    guard let step else { return run.outcome(handled: false) }
    run.removeInsertedSpace()
    run.noteBackspace(judge)
    run.correctWord(judge)
    run.take(step)
    run.returnInsertedSpace()
    run.endSentence(judge)
    run.changeCase()
    run.changeType()
    run.registerEmoji()
    return run.outcome(handled: true)
  }

  /// Puts a chosen suggestion in, and the space that is due.
  package func handle(
    _ suggestion: ChosenSuggestion, keyboard: KeyboardState = KeyboardState(),
    in proxy: TextDocumentProxy
  ) -> ActionOutcome {
    let language = keyboard.language ?? settings.language
    let event = ActionEvent(.release, .character(""))
    var run = ActionRun(event, keyboard, proxy, settings, language)
    run.choose(suggestion)
    run.changeCase()
    run.changeType()
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
  /// The word that a typed character makes of the one before the cursor; nil where it is typed as ever.
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
  /// The action that takes the place of a typed character: the language's mark of quotation, or its letter for one of
  /// another language's keyboard.
  fileprivate func replacement(
    on gesture: KeyboardGesture, in proxy: TextDocumentProxy, _ language: String?,
    _ settings: ActionSettings
  ) -> KeyboardAction {
    guard gesture == .release, case .character(let typed) = self else { return self }
    if language == "ckb" || language?.hasPrefix("ckb-") == true, typed == "\u{6BE}" {
      return .character("\u{647}")
    }
    // No mark of quotation that is replaced has fewer than two bytes.
    guard settings.replacesQuotationMarks, typed.utf8.count > 1 else { return self }
    return QuotationMarks(of: language).replacement(of: typed, behind: proxy.lineBeforeCursor)
      .map(KeyboardAction.character) ?? self
  }
}
