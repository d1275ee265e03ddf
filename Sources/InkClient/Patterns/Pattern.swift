// What a script says of a JSON value: the value itself, with places that are left open.

package import InkJSON

/// A JSON value in a script: exact where it is sent, with wildcards where it is expected.
package indirect enum Pattern: Sendable, Equatable {
  /// This null, boolean or number.
  case literal(JSONValue)
  /// This string, after `${name}` in it has been replaced by what is remembered.
  case text(String)
  /// These elements in this order.
  case array([Element])
  /// These members in any order; an open object may have more.
  case object([Member], isOpen: Bool)
  /// Any value of a kind; a name remembers what was found.
  case wildcard(Wildcard, name: String?)
  /// What is remembered under this name.
  case variable(String)

  /// A place in an array.
  package enum Element: Sendable, Equatable {
    case item(Pattern)
    /// Any number of elements, none included.
    case gap
  }

  /// A member of an object.
  package struct Member: Sendable, Equatable {
    /// The member's name.
    package let key: String
    /// What its value must be.
    package let value: Pattern

    /// Creates a member of a name whose value is as a pattern says.
    package init(key: String, value: Pattern) {
      self.key = key
      self.value = value
    }
  }
}

/// The kinds of value that may stand for one another.
package enum Wildcard: Sendable, Equatable {
  case any, string, number, integer, boolean, array, object
  /// A number in this range, both ends included; `whole` asks for an integer.
  case range(ClosedRange<Double>, whole: Bool)
  /// A string in which `*` stands for any text.
  case like(String)
}

/// What has been remembered so far, by name.
package typealias Bindings = [String: JSONValue]

extension Wildcard: CustomStringConvertible {
  /// As it stands in a script, without the angle brackets.
  package var description: String {
    switch self {
    case .any: "any"
    case .string: "string"
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    case .array: "array"
    case .object: "object"
    case .range(let range, whole: true):
      "integer \(Int64(range.lowerBound)) to \(Int64(range.upperBound))"
    case .range(let range, whole: false): "number \(range.lowerBound) to \(range.upperBound)"
    case .like(let glob): "like \"\(glob)\""
    }
  }
}
