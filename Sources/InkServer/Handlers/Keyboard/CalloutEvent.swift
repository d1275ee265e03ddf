// `inkling/calloutEvent`: an event of a pressed key.

import InkEngine
import InkLSP

extension Session {
  mutating func calloutEvent(_ request: CalloutEventRequest) throws -> CalloutEventResult {
    let document = try request.uri.map(documents.document)
    return pressedKeys.with(request.session) { [engine, rules = settings.calloutRules] key in
      key.handle(request, rules: rules) { character, field in
        if let document {
          return engine.callouts(of: character, in: document, language: request.language)
        }
        return engine.callouts(of: character, language: request.language, field: field)
      }
    }
  }
}
