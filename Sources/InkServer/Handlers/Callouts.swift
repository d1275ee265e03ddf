// `inkling/callouts`: the variants of a character.

import InkEngine
import InkLSP

extension Session {
  func callouts(_ request: CalloutsRequest) throws -> CalloutsResult {
    switch request.subject {
    case .character(let character, let language, let field):
      let callouts = engine.callouts(
        of: character, language: language, field: field,
        inFolder: settings.mainFolder)
      return CalloutsResult(
        base: character, range: nil, callouts: callouts.map(OfferedCallout.init))
    case .place(let place):
      return try callouts(at: place)
    }
  }

  private func callouts(at place: TextDocumentPosition) throws -> CalloutsResult {
    let document = try documents.document(place.uri)
    let point = document.text.point(of: place.position, in: client.encoding)
    guard let target = engine.calloutTarget(at: point, in: document) else {
      return CalloutsResult(base: "", range: nil, callouts: [])
    }
    let callouts = engine.callouts(of: target.base, in: document)
    return CalloutsResult(
      base: target.base,
      range: PositionWriter(text: document.text, encoding: client.encoding).range(target.range),
      callouts: callouts.map(OfferedCallout.init))
  }
}
