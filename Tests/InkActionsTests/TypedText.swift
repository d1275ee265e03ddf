// A text for testing keys, with its cursor or selection marked in it.

import InkTestSupport
import InkText

@testable import InkActions

/// A document with its selection and keyboard.
struct TypedText {
  var text: Text
  var selection: Range<TextPoint>
  var keyboard = KeyboardState()
  var handler = ActionHandler()
  /// The effects of the last key.
  var effects: [KeyboardEffect] = []
  /// The outcome of the last key.
  var outcome: ActionOutcome?
  /// The replacement of text before the cursor.
  var judge: (ActionOccasion) -> DocumentEdit? = { _ in nil }

  /// Creates a text with `|` as its cursor, or two of them around its selection.
  init(_ marked: String, language: String? = nil) {
    let read = Marked(marked)
    text = read.text
    selection = read.points.isEmpty ? read.text.endPoint..<read.text.endPoint : read.range
    handler.settings.language = language
  }

  /// The text with its selection marked.
  var marked: String {
    let marks = selection.isEmpty ? "|" : "|" + text.string(in: selection) + "|"
    return text.string(in: .zero..<selection.lowerBound) + marks
      + text.string(in: selection.upperBound..<text.endPoint)
  }

  /// Handles a gesture and applies its edits.
  mutating func handle(_ event: ActionEvent) {
    let proxy = TextDocumentProxy(text, selection: selection)
    take(handler.handle(event, keyboard: keyboard, in: proxy, judge: judge))
  }

  /// Handles a gesture.
  mutating func handle(
    _ gesture: KeyboardGesture, _ action: KeyboardAction, held: Int = 0, at time: Int? = nil
  ) {
    handle(ActionEvent(gesture, action, held: held, time: time))
  }

  /// Inserts a suggestion.
  mutating func choose(_ suggestion: ChosenSuggestion) {
    let proxy = TextDocumentProxy(text, selection: selection)
    take(handler.handle(suggestion, keyboard: keyboard, in: proxy))
  }

  private mutating func take(_ outcome: ActionOutcome) {
    for edit in outcome.edits.reversed() { text.replace(edit.range, with: Array(edit.text.utf8)) }
    selection = outcome.selection
    keyboard = outcome.keyboard
    effects = outcome.effects
    self.outcome = outcome
  }

  /// Types characters one by one.
  mutating func type(_ typed: String) {
    for character in typed {
      handle(.release, character == " " ? .space : .character(String(character)))
    }
  }
}

/// Returns a text after a gesture.
func after(
  _ marked: String, _ gesture: KeyboardGesture, _ action: KeyboardAction, held: Int = 0,
  language: String? = nil
) -> String {
  var typed = TypedText(marked, language: language)
  typed.handle(gesture, action, held: held)
  return typed.marked
}

/// Returns a text after the key of an action is released.
func after(_ marked: String, _ action: KeyboardAction, language: String? = nil) -> String {
  after(marked, .release, action, language: language)
}
