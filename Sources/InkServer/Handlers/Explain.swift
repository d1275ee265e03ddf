// `inkling/explain`: why a text was, or was not, offered or inserted.

import InkEngine
import InkLSP
import InkText

extension Session {
  func explain(_ request: ExplainRequest) throws -> ExplainResult {
    let document = try documents.document(request.place.uri)
    let point = document.text.point(of: request.place.position, in: client.encoding)
    return ExplainResult(
      engine.explanation(of: request.text, at: point, in: document), of: request.text,
      version: document.version, PositionWriter(text: document.text, encoding: client.encoding))
  }
}
