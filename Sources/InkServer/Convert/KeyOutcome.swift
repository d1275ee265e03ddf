// Keys of an on-screen keyboard: questions to the engine and outcomes, in the protocol's types.

import InkActions
import InkEngine
import InkLSP
import InkText

/// The outcome of a key.
struct KeyOutcome {
  /// The result, without the offers to show next.
  let answer: HandledKey
  /// The edits of the document in its current state, first to last.
  let edits: [DocumentEdit]
  /// The cursor position after the edits.
  let cursor: TextPoint
  /// Whether the suggestions may have changed.
  let requestsAutocomplete: Bool
  /// The emoji that were typed.
  let usedEmoji: [String]

  fileprivate init(
    _ outcome: ActionOutcome, in document: Document, _ encoding: PositionEncoding
  ) {
    answer = HandledKey(outcome, in: document, encoding)
    edits = outcome.edits
    cursor = outcome.selection.upperBound
    requestsAutocomplete = outcome.requestsAutocomplete
    usedEmoji = outcome.effects.compactMap { effect in
      if case .emojiUsed(let emoji) = effect { emoji } else { nil }
    }
  }
}

extension Engine {
  /// Returns the outcome of a gesture on a key.
  func handle(
    _ request: HandleActionRequest, in document: inout Document, _ encoding: PositionEncoding
  ) -> KeyOutcome {
    let outcome = handle(
      ActionEvent(request), selection: document.text.points(of: request.selection, in: encoding),
      keyboard: KeyboardState(request.keyboard, in: document, encoding), in: &document)
    return KeyOutcome(outcome, in: document, encoding)
  }

  /// Inserts a chosen suggestion.
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
