// `inkling/field`: the autocomplete text field.

import InkAutocomplete
import InkEngine
import InkLSP
import InkSettings

extension Session {
  mutating func field(_ request: FieldRequest) throws -> FieldState {
    var field = fields[request.field] ?? TextField()
    let state = try field.handle(
      request, in: client.encoding, sources: engine.sources.of(settings.mainFolder))
    fields[request.field] = field
    return state
  }
}
