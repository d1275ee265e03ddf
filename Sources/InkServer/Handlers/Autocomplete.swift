// `inkling/autocomplete` and related messages: field traits, cursor moves, acceptance.

import InkEngine
import InkJSON
import InkLSP
import InkRPC

extension Session {
  mutating func autocomplete(
    _ request: AutocompleteRequest
  ) throws -> MethodTable<Session>.Outcome {
    guard request.want.contains(.suggestions),
      let token = try askExternalProvider(
        at: request.place, text: request.text, limit: request.limit)
    else { return .answer(try result(of: request)) }
    return .deferred(Deferred(token: token) { try $0.result(of: request, external: $1.external) })
  }

  private mutating func result(
    of request: AutocompleteRequest, external: [ExternalSuggestion] = []
  ) throws -> AutocompleteAnswer {
    let (answer, point, positions) = try query(at: request.place, external: external) {
      Question(
        at: $0, want: .init(request.want), limit: request.limit, text: request.text,
        surface: request.isForMenu ? .barForMenu : .bar)
    }
    return AutocompleteAnswer(answer, at: point, positions)
  }

  mutating func didChangeField(_ notification: DidChangeFieldNotification) throws {
    try documents.focus(on: notification.uri) { $0.traits = FieldTraits(notification) }
    for problem in notification.problems {
      logMessage("\(DidChangeFieldNotification.method): \(problem)")
    }
    loadChosenLanguages()
    restoreMarks(in: notification.uri)
  }

  mutating func didChangeSelection(_ notification: DidChangeSelectionNotification) throws {
    // Typing moves the cursor too; that change was already handled, and the offers remain valid.
    if notification.reason == .typing { return }
    let encoding = client.encoding
    let point = try documents.focus(on: notification.uri) { document in
      document.forgetAssistance()
      let point = notification.selections.first.map {
        document.text.point(of: $0.end, in: encoding)
      }
      document.cursor = point ?? document.cursor
      return point
    }
    scheduleDiagnostics(notification.uri)
    if let point { try publishAutocomplete(notification.uri, at: point) }
  }

  mutating func resetAutocomplete(_ command: ResetAutocompleteCommand) throws -> JSONObject {
    try documents.focus(on: command.uri) { $0.forgetAssistance() }
    return JSONObject()
  }

  /// Handles a hint that an item was accepted; an id that no document knows has expired and is not an error.
  mutating func accept(_ command: AcceptCommand) -> JSONObject {
    documents.forEach { engine.accept(offer: command.id, in: &$0) }
    return JSONObject()
  }

  /// Handles a hint that the first part of an item was accepted.
  mutating func didPartiallyAccept(_ notification: DidPartiallyAcceptCompletionNotification) {
    guard let id = notification.id else { return }
    documents.forEach { engine.accept(offer: id, length: notification.acceptedLength, in: &$0) }
  }
}
