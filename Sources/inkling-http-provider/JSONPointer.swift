// JSON pointers: positions in a response.

import InkJSON

/// A pointer of RFC 6901, such as `/choices/0/text`; the empty one means the whole document.
struct JSONPointer: Equatable {
  let text: String
  private let steps: [String]

  /// Parses a pointer; nil if the text is not one.
  init?(_ text: String) {
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    self.text = text
    steps = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  private init() { (text, steps) = ("", []) }

  /// The pointer to the whole document.
  static let whole = JSONPointer()

  /// Returns the value at the pointer; nil if there is none.
  func value(in json: JSONValue) -> JSONValue? {
    var value = json
    for step in steps {
      guard let next = Int(step).flatMap({ value[$0] }) ?? value[step] else { return nil }
      value = next
    }
    return value
  }
}

extension JSONField {
  /// Reads a pointer.
  func pointer() throws(JSONDecodingError) -> JSONPointer {
    let text = try string()
    if let pointer = JSONPointer(text) { return pointer }
    throw JSONDecodingError(
      path: path, expected: "a JSON pointer such as /choices/0/text, or an empty one",
      found: "\"\(text)\", which does not begin with /")
  }
}
