// `inkling/publishAutocomplete`: for clients that want to be told after each change and not to ask.

import InkEngine
import InkLSP
import InkRPC
import InkText

extension Session {
  /// Tells what may be shown at a place; news of the same document that still wait are dropped for it.
  mutating func publishAutocomplete(_ uri: String, at point: TextPoint) throws {
    guard client.capabilities.publishAutocomplete else { return }
    try sendAutocomplete(uri, at: point)
    _ = try askExternalProvider(uri, for: .publication(point)) { _ in point }
  }

  /// Sends what may be shown at a place, with what an external provider has suggested for it.
  mutating func sendAutocomplete(
    _ uri: String, at point: TextPoint, external: [ExternalSuggestion] = []
  ) throws {
    let asking = asking(external)
    let result = try documents.with(uri) { document in
      let (answer, positions) = asking.ask(&engine, Question(at: point), in: &document)
      return AutocompleteAnswer(answer, at: point, positions)
    }
    let method = PublishAutocompleteNotification.method
    send(
      Frame.notification(method, params: PublishAutocompleteNotification(uri: uri, result: result)),
      replacing: "\(method) \(uri)")
  }
}
