// The protocol of types that can be decoded from JSON.

/// A type that decodes itself from a field and reports errors by path.
package protocol JSONReadable {
  /// Decodes the value in a field.
  init(from field: JSONField) throws(JSONDecodingError)
}

extension JSONField {
  /// Returns this field decoded as the given type.
  package func read<Value: JSONReadable>(
    _: Value.Type = Value.self
  ) throws(JSONDecodingError) -> Value {
    try Value(from: self)
  }

  /// Returns the decoded elements of the array in this field.
  package func list<Value: JSONReadable>(
    of _: Value.Type = Value.self
  ) throws(JSONDecodingError) -> [Value] {
    var values: [Value] = []
    for field in try array() {
      values.append(try Value(from: field))
    }
    return values
  }
}

extension JSONValue: JSONReadable {
  /// Creates the value of a field, or `null` if it is absent.
  package init(from field: JSONField) throws(JSONDecodingError) {
    self = field.value ?? .null
  }
}
