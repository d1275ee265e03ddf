// Handling the keys of an on-screen keyboard and applying their changes to a text.

public import InkActions
public import InkAutocomplete
import InkEngine
import InkLexicon
public import InkText

extension TypingAssistant {
  /// A function that returns the step for a gesture on a key, given the standard one (nil for no effect); if it is nil
  /// itself, the standard steps apply. Set it to change the meaning of keys:
  ///
  /// ```swift
  /// assistant.keyStep = { gesture, action, standard in
  ///   gesture == .longPress && action == .space ? .insert("\t") : standard
  /// }
  /// ```
  public var keyStep: (@Sendable (KeyboardGesture, KeyboardAction, ActionStep?) -> ActionStep?)? {
    get { engine.keyStep }
    set { engine.keyStep = newValue }
  }

  /// Handles a gesture on a key: changes the text and the keyboard's state, and returns what else is to be done.
  ///
  /// - Parameters:
  ///   - event: The gesture, its key and its time.
  ///   - keyboard: The state of the keyboard, which is updated.
  ///   - document: The text.
  /// - Returns: The effects to perform, such as feedback and commands, in order.
  public mutating func handle(
    _ event: ActionEvent, keyboard: inout KeyboardState, in document: inout TextDocument
  ) -> [KeyboardEffect] {
    let outcome = engine.handle(
      event, selection: document.selection, keyboard: keyboard, in: &document.content)
    return make(outcome, &keyboard, in: &document)
  }

  /// Inserts a suggestion into the text, with the space that is due.
  public mutating func accept(
    _ suggestion: Suggestion, keyboard: inout KeyboardState, in document: inout TextDocument
  ) -> [KeyboardEffect] {
    _ = engine.accept(offer: suggestion.id, in: &document.content)
    let chosen = ChosenSuggestion(
      suggestion.text, range: suggestion.range, isUnknown: suggestion.kind == .unknown)
    let outcome = engine.handle(
      chosen, selection: document.selection, keyboard: keyboard, in: &document.content)
    return make(outcome, &keyboard, in: &document)
  }

  /// The emoji last inserted, newest first; only those in an emoji table are recorded.
  public var recentEmoji: [String] { engine.emoji.used.recent }

  private mutating func make(
    _ outcome: ActionOutcome, _ keyboard: inout KeyboardState, in document: inout TextDocument
  ) -> [KeyboardEffect] {
    document.make(outcome.edits, selecting: outcome.selection)
    keyboard = outcome.keyboard
    for correction in document.content.takeRevertedCorrections() {
      engine.noteRevert(of: correction, date: 0)
    }
    for case .emojiUsed(let emoji) in outcome.effects {
      if let known = engine.emoji.emoji(in: emoji) {
        _ = engine.emoji.used.apply(UserEmojiChange(.use, known, date: 0))
      }
    }
    return outcome.effects
  }
}
