// What can be read off JSON.

/// A type that reads itself off a field and says by path what is wrong with it.
package protocol JSONReadable {
  /// Reads the value that stands in the field.
  init(from field: JSONField) throws(JSONDecodingError)
}

extension JSONField {
  /// The value of a type that reads itself.
  package func read<Value: JSONReadable>(
    _: Value.Type = Value.self
  ) throws(JSONDecodingError) -> Value {
    try Value(from: self)
  }

  /// The values of an array whose elements read themselves.
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
  /// Any value, `null` if there is none.
  package init(from field: JSONField) throws(JSONDecodingError) {
    self = field.value ?? .null
  }
}
