// Shorthands for shapes that many messages use: nested objects, lists of names.

import InkJSON

extension JSONWriter {
  /// Writes a member that is an object.
  mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    member(key) { $0.object(body) }
  }

  /// Writes a member that is an array.
  mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    member(key) { $0.array(body) }
  }
}

extension JSONField {
  /// Returns the strings of an array.
  func strings() throws(JSONDecodingError) -> [String] {
    var strings: [String] = []
    for field in try array() {
      strings.append(try field.string())
    }
    return strings
  }

  /// Returns the cases whose raw values are the strings of an array, in the order in which they are declared.
  func choices<Choice>(of type: Choice.Type) throws(JSONDecodingError) -> [Choice]
  where Choice: RawRepresentable<String> & CaseIterable & Equatable {
    var choices: [Choice] = []
    for field in try array() { choices.append(try field.choice(of: type)) }
    return Choice.allCases.filter { choices.contains($0) }
  }
}
