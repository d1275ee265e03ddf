// The id of a request, chosen by its sender.

package import InkJSON

/// The id of a request, which its response repeats.
package enum RequestID: Hashable, Sendable {
  /// A number.
  case integer(Int64)
  /// A string.
  case string(String)
  /// No id: only in the response to a message whose id could not be read.
  case null
}

extension RequestID {
  /// Creates the id that a value represents; nil for a value that cannot be an id.
  package init?(_ value: JSONValue) {
    switch value {
    case .integer(let integer): self = .integer(integer)
    case .number(let number):
      guard let integer = Int64(exactly: number) else { return nil }
      self = .integer(integer)
    case .string(let string): self = .string(string)
    case .null: self = .null
    case .bool, .array, .object: return nil
    }
  }
}

extension RequestID: JSONWritable {
  /// Writes the id as it was received.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let integer): writer.write(integer)
    case .string(let string): writer.write(string)
    case .null: writer.writeNull()
    }
  }
}
