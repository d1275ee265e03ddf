// `inkling/calloutEvent`: an event of a pressed key.

import InkEngine
import InkLSP
import InkSettings

extension Session {
  mutating func calloutEvent(_ request: CalloutEventRequest) throws -> CalloutEventResult {
    let document = try request.uri.map(documents.document)
    let folder = if let document { document.folder } else { settings.mainFolder }
    let rules = settings.calloutRules(ofFolder: folder)
    var key = pressedKeys[request.session] ?? PressedKey()
    let result = key.handle(request, rules: rules) { character, field in
      if let document {
        return engine.callouts(of: character, in: document, language: request.language)
      }
      return engine.callouts(
        of: character, language: request.language, field: field, inFolder: folder)
    }
    pressedKeys[request.session] = key.isIdle ? nil : key
    return result
  }
}
