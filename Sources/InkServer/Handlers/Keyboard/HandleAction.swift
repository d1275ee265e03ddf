// `inkling/handleAction` and `inkling/handleSuggestion`: on-screen keys, computed here and applied by the client.

import InkEngine
import InkLSP
import InkText

extension Session {
  mutating func handleAction(_ request: HandleActionRequest) throws -> HandledKey {
    let encoding = client.encoding
    return try handleKey(in: request.uri, asks: request.autocomplete) { engine, document in
      engine.handle(request, in: &document, encoding)
    }
  }

  mutating func handleSuggestion(_ request: HandleSuggestionRequest) throws -> HandledKey {
    let encoding = client.encoding
    return try handleKey(in: request.place.uri, asks: request.autocomplete) { engine, document in
      engine.handle(request, in: &document, encoding)
    }
  }

  /// Returns the outcome of a key with the offers after it. Those are computed for the document as it will be, and are
  /// valid once the client has made the edits.
  private mutating func handleKey(
    in uri: String, asks: Bool, _ work: (Engine, inout Document) -> KeyOutcome
  ) throws -> HandledKey {
    let context = queryContext()
    var usedEmoji: [String] = []
    let result = try documents.focus(on: uri) { document in
      let outcome = work(engine, &document)
      usedEmoji = outcome.usedEmoji
      document.unreportedEmoji = usedEmoji.last
      var result = outcome.answer
      guard asks, outcome.requestsAutocomplete else { return result }
      result.autocomplete = document.foresee(outcome.edits) { edited in
        let question = Question(at: outcome.cursor)
        let (answer, positions) = context.query(&engine, question, in: &edited)
        return AutocompleteAnswer(answer, at: outcome.cursor, positions)
      }
      return result
    }
    for emoji in usedEmoji { try noteEmoji(emoji, in: uri) }
    return result
  }
}
