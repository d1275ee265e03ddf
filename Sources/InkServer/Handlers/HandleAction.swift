// `inkling/handleAction` and `inkling/handleSuggestion`: keys of an on-screen keyboard, worked out here and done there.

import InkActions
import InkEngine
import InkLSP
import InkLexicon
import InkText

extension Session {
  mutating func handleAction(_ request: HandleActionRequest) throws -> HandledKey {
    let encoding = client.encoding
    var refused: [TypingCorrection] = []
    let result = try documents.with(request.uri) { document in
      let outcome = engine.handle(
        ActionEvent(request), selection: document.text.points(of: request.selection, in: encoding),
        keyboard: KeyboardState(request.keyboard, in: document, encoding), in: &document
      ) { refused.append($0) }
      var result = HandledKey(outcome, in: document, encoding)
      if request.autocomplete, outcome.asksAutocomplete {
        result.autocomplete = engine.autocomplete(after: outcome, in: document, encoding)
      }
      return result
    }
    // A correction that is deleted again was not wanted, at least in this session.
    for correction in refused where correction.reason != .doubleSpace {
      engine.userCorrections.apply(.takingBack(correction, date: effects.secondsSince1970()))
    }
    return result
  }

  mutating func handleSuggestion(_ request: HandleSuggestionRequest) throws -> HandledKey {
    let encoding = client.encoding
    return try documents.with(request.place.uri) { document in
      let point = document.text.point(of: request.place.position, in: encoding)
      let suggestion = ChosenSuggestion(
        request.newText ?? request.text,
        range: request.range.map { document.text.points(of: $0, in: encoding) },
        additionalDeleteCount: request.additionalDeleteCount, isComplete: request.newText != nil,
        isUnknown: request.isUnknown)
      let outcome = engine.handle(
        suggestion, selection: point..<point,
        keyboard: KeyboardState(request.keyboard, in: document, encoding), in: &document)
      var result = HandledKey(outcome, in: document, encoding)
      if request.autocomplete {
        result.autocomplete = engine.autocomplete(after: outcome, in: document, encoding)
      }
      return result
    }
  }
}

extension Engine {
  /// What may be shown once the client has made the edits: asked of a copy of the document that has them.
  fileprivate mutating func autocomplete(
    after outcome: ActionOutcome, in document: Document, _ encoding: PositionEncoding
  ) -> AutocompleteResult {
    var edited = document
    for edit in outcome.edits.reversed() {
      edited.replace(edit.range, with: Array(edit.text.utf8))
    }
    if !outcome.edits.isEmpty { edited.version += 1 }
    let point = outcome.selection.upperBound
    let answer = answer(Question(at: point), in: &edited)
    let positions = PositionWriter(text: edited.text, encoding: encoding)
    return AutocompleteResult(answer, at: point, positions)
  }
}

extension UserCorrectionChange {
  fileprivate static func takingBack(_ correction: TypingCorrection, date: Int64) -> Self {
    Self(
      .takeBack, Replacement(typed: correction.typed, text: correction.text, date: date))
  }
}
