// A JSON value in a script, parts of which may be left open.

package import InkJSON

/// A JSON value in a script: exact if it is sent, possibly with wildcards if it is expected.
package indirect enum Pattern: Sendable, Equatable {
  /// This null, boolean or number.
  case literal(JSONValue)
  /// This string, after each `${name}` in it has been replaced by the bound value.
  case text(String)
  /// These elements, in this order.
  case array([Element])
  /// These members, in any order; an open object may have more.
  case object([Member], isOpen: Bool)
  /// Any value of a kind; a name binds the value found.
  case wildcard(Wildcard, name: String?)
  /// The value bound to this name.
  case variable(String)

  /// An element of an array pattern.
  package enum Element: Sendable, Equatable {
    case item(Pattern)
    /// Any number of elements, including none.
    case gap
  }

  /// A member of an object.
  package struct Member: Sendable, Equatable {
    /// The key of the member.
    package let key: String
    /// The pattern of its value.
    package let value: Pattern

    /// Creates a member with a key and the pattern of its value.
    package init(key: String, value: Pattern) {
      self.key = key
      self.value = value
    }
  }
}

/// The kinds of wildcards.
package enum Wildcard: Sendable, Equatable {
  case any, string, number, integer, boolean, array, object
  /// A number in this closed range; `whole` requires an integer.
  case range(ClosedRange<Double>, whole: Bool)
  /// A string that matches a glob in which `*` stands for any text.
  case like(String)
}

/// The values bound so far, by name.
package typealias Bindings = [String: JSONValue]

extension Wildcard: CustomStringConvertible {
  /// The wildcard in the syntax of scripts, without the angle brackets.
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
      "integer \(Self.integer(range.lowerBound)) to \(Self.integer(range.upperBound))"
    case .range(let range, whole: false): "number \(range.lowerBound) to \(range.upperBound)"
    case .like(let glob): "like \"\(glob)\""
    }
  }

  /// A bound without a fraction; one beyond 64 bits as a number.
  private static func integer(_ bound: Double) -> String {
    Int64(exactly: bound).map { "\($0)" } ?? "\(bound)"
  }
}
