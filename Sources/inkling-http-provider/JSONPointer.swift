// JSON pointers: where in an answer something stands.

import InkJSON

/// A pointer of RFC 6901, such as `/choices/0/text`; the empty one is the whole.
struct JSONPointer: Equatable {
  let text: String
  private let steps: [String]

  init(_ text: String) {
    self.text = text
    steps = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// What stands there; nil for nothing.
  func value(in json: JSONValue) -> JSONValue? {
    var value = json
    for step in steps {
      guard let next = Int(step).flatMap({ value[$0] }) ?? value[step] else { return nil }
      value = next
    }
    return value
  }
}
