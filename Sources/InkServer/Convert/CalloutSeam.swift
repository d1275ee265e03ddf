// Stands in for the callouts of the engine until it has them.

import InkCallouts
import InkEngine
import InkText

extension Answer {
  var callouts: [Callout] { [] }
}

extension Engine {
  func callouts(of character: String, language: String?) -> [Callout] { [] }

  func calloutTarget(
    at point: TextPoint, in document: Document
  ) -> (range: Range<TextPoint>, base: String)? { nil }
}
