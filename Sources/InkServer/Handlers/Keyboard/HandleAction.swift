// `inkling/handleAction` and `inkling/handleSuggestion`: keys of an on-screen keyboard, worked out here and done there.

import InkActions
import InkEngine
import InkLSP
import InkText

extension Session {
  mutating func handleAction(_ request: HandleActionRequest) throws -> HandledKey {
    let encoding = client.encoding
    var refused: [TypingCorrection] = []
    let result = try handleKey(in: request.uri, asks: request.autocomplete) { engine, document in
      engine.handle(
        ActionEvent(request), selection: document.text.points(of: request.selection, in: encoding),
        keyboard: KeyboardState(request.keyboard, in: document, encoding), in: &document
      ) { refused.append($0) }
    }
    for correction in refused { try takeBack(correction, in: request.uri) }
    return result
  }

  mutating func handleSuggestion(_ request: HandleSuggestionRequest) throws -> HandledKey {
    let encoding = client.encoding
    return try handleKey(in: request.place.uri, asks: request.autocomplete) { engine, document in
      let point = document.text.point(of: request.place.position, in: encoding)
      let suggestion = ChosenSuggestion(
        request.newText ?? request.text,
        range: request.range.map { document.text.points(of: $0, in: encoding) },
        additionalDeleteCount: request.additionalDeleteCount, isComplete: request.newText != nil,
        isUnknown: request.isUnknown)
      return engine.handle(
        suggestion, selection: point..<point,
        keyboard: KeyboardState(request.keyboard, in: document, encoding), in: &document)
    }
  }

  /// What came of a key, and what may be shown once the client has made the edits: that is asked of the document as it
  /// will be, and holds when it has become so.
  private mutating func handleKey(
    in uri: String, asks: Bool, _ work: (Engine, inout Document) -> ActionOutcome
  ) throws -> HandledKey {
    let (encoding, asking) = (client.encoding, asking())
    var effects: [KeyboardEffect] = []
    let result = try documents.with(uri) { document in
      let outcome = work(engine, &document)
      effects = outcome.effects
      var result = HandledKey(outcome, in: document, encoding)
      guard asks, outcome.asksAutocomplete else { return result }
      let point = outcome.selection.upperBound
      result.autocomplete = document.foresee(outcome.edits) { edited in
        let (answer, positions) = asking.ask(engine, Question(at: point), in: &edited)
        return AutocompleteAnswer(answer, at: point, positions)
      }
      return result
    }
    for case .emojiUsed(let emoji) in effects { try noteEmoji(emoji, in: uri) }
    return result
  }
}
