// `inkling/field`: the autocomplete text field.

import InkEngine
import InkLSP
import InkSettings

extension Session {
  mutating func field(_ request: FieldRequest) throws -> FieldState {
    var field = fields[request.field] ?? ClientField()
    let state = try field.handle(
      request, in: client.encoding, sources: engine.sources.of(settings.mainFolder))
    fields[request.field] = field
    return state
  }
}
