// What a key of an on-screen keyboard does, asked of the engine in the wire's types and told in them.

import InkActions
import InkEngine
import InkLSP
import InkText

/// What came of a key.
struct KeyOutcome {
  /// The answer, still without what may be shown next.
  let answer: HandledKey
  /// The changes of the document as it was, first to last.
  let edits: [DocumentEdit]
  /// Where the cursor stands after them.
  let cursor: TextPoint
  /// Whether there may be other suggestions now.
  let asksAutocomplete: Bool
  /// The emoji that it has typed.
  let usedEmoji: [String]

  fileprivate init(
    _ outcome: ActionOutcome, in document: Document, _ encoding: PositionEncoding
  ) {
    answer = HandledKey(outcome, in: document, encoding)
    edits = outcome.edits
    cursor = outcome.selection.upperBound
    asksAutocomplete = outcome.asksAutocomplete
    usedEmoji = outcome.effects.compactMap { effect in
      if case .emojiUsed(let emoji) = effect { emoji } else { nil }
    }
  }
}

extension Engine {
  /// What a gesture on a key does; `takingBack` is given the corrections that it takes back.
  func handle(
    _ request: HandleActionRequest, in document: inout Document, _ encoding: PositionEncoding,
    takingBack: (TypingCorrection) -> Void
  ) -> KeyOutcome {
    let outcome = handle(
      ActionEvent(request), selection: document.text.points(of: request.selection, in: encoding),
      keyboard: KeyboardState(request.keyboard, in: document, encoding), in: &document,
      takingBack: takingBack)
    return KeyOutcome(outcome, in: document, encoding)
  }

  /// Puts a chosen suggestion in.
  func handle(
    _ request: HandleSuggestionRequest, in document: inout Document, _ encoding: PositionEncoding
  ) -> KeyOutcome {
    let point = document.text.point(of: request.place.position, in: encoding)
    let suggestion = ChosenSuggestion(
      request.newText ?? request.text,
      range: request.range.map { document.text.points(of: $0, in: encoding) },
      additionalDeleteCount: request.additionalDeleteCount, isComplete: request.newText != nil,
      isUnknown: request.isUnknown)
    let outcome = handle(
      suggestion, selection: point..<point,
      keyboard: KeyboardState(request.keyboard, in: document, encoding), in: &document)
    return KeyOutcome(outcome, in: document, encoding)
  }
}
