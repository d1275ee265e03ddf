// `inkling/publishAutocomplete`: for clients that want to be told after each change and not to ask.

import InkEngine
import InkLSP
import InkRPC
import InkText

extension Session {
  /// Tells what may be shown at a place; news of the same document that still wait are dropped for it.
  mutating func publishAutocomplete(_ uri: String, at point: TextPoint) throws {
    guard client.capabilities.publishAutocomplete else { return }
    let encoding = client.encoding
    let result = try documents.with(uri) { document in
      let answer = engine.answer(Question(at: point), in: &document)
      let positions = PositionWriter(text: document.text, encoding: encoding)
      return AutocompleteResult(answer, at: point, positions)
    }
    let method = PublishAutocompleteNotification.method
    send(
      Frame.notification(method, params: PublishAutocompleteNotification(uri: uri, result: result)),
      replacing: "\(method) \(uri)")
  }
}
