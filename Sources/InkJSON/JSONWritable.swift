// The protocol of types that can be written as JSON.

/// A type that writes itself as exactly one JSON value.
package protocol JSONWritable {
  /// Writes the value at the writer's current position.
  func write(to writer: inout JSONWriter)
}

extension JSONValue: JSONWritable {
  /// Writes the value; non-finite numbers become `null`.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.writeNull()
    case .bool(let bool): writer.write(bool)
    case .integer(let integer): writer.write(integer)
    case .number(let number): writer.write(number)
    case .string(let string): writer.write(string)
    case .array(let values): values.write(to: &writer)
    case .object(let object): object.write(to: &writer)
    }
  }
}

extension JSONObject: JSONWritable {
  /// Writes the members in order.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for entry in entries {
        writer.member(entry.key, entry.value)
      }
    }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes the elements in order.
  package func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for element in self {
        writer.write(element)
      }
    }
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes the value, or `null` if there is none.
  package func write(to writer: inout JSONWriter) {
    if let value = self { writer.write(value) } else { writer.writeNull() }
  }
}

extension String: JSONWritable {
  /// Writes a string.
  package func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  package func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Int: JSONWritable {
  /// Writes a whole number.
  package func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Double: JSONWritable {
  /// Writes a number, or `null` if it is not finite.
  package func write(to writer: inout JSONWriter) { writer.write(self) }
}
