// `inkling/publishAutocomplete`: for clients that want results pushed after each change.

import InkEngine
import InkLSP
import InkRPC
import InkText

extension Session {
  /// Sends the offers at a position; unsent ones for the same document are replaced.
  mutating func publishAutocomplete(_ uri: String, at point: TextPoint) throws {
    guard client.capabilities.publishAutocomplete, !documents.hasLostText(of: uri) else { return }
    try sendAutocomplete(uri, at: point)
    _ = try askExternalProvider(uri, for: .publication(point)) { _ in point }
  }

  /// Sends the offers at a position, including an external provider's suggestions for it.
  mutating func sendAutocomplete(
    _ uri: String, at point: TextPoint, external: [ExternalSuggestion] = []
  ) throws {
    let context = queryContext(external)
    let result = try documents.focus(on: uri) { document in
      let (answer, positions) = context.query(&engine, Question(at: point), in: &document)
      return AutocompleteAnswer(answer, at: point, positions)
    }
    let method = PublishAutocompleteNotification.method
    let news = PublishAutocompleteNotification(uri: documents.openedURI(uri), result: result)
    send(Frame.notification(method, params: news), replacing: "\(method) \(news.uri)")
  }
}
