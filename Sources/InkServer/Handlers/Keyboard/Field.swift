// `inkling/field`: the autocomplete text field.

import InkEngine
import InkLSP
import InkSettings

extension Session {
  mutating func field(_ request: FieldRequest) throws -> FieldState {
    try fields.handle(
      request, in: client.encoding, sources: engine.sources.of(settings.mainFolder))
  }
}
