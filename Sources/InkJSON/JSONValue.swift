// A JSON value as a Swift enumeration: the parser's output and every decoder's input.

/// Any JSON value. Whole numbers that fit into 64 bits are `integer`, all others `number`, which is always finite when
/// it comes from the parser.
package enum JSONValue: Sendable, Equatable {
  /// `null`, as distinct from an absent member.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number written without fraction or exponent that fits into 64 bits.
  case integer(Int64)
  /// Any other number.
  case number(Double)
  /// A string of valid Unicode.
  case string(String)
  /// An array of values.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)

  /// The member of an object; nil if this is not an object or has no such member.
  package subscript(_ key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The element of an array; nil if this is not an array or the index is out of range.
  package subscript(_ index: Int) -> JSONValue? {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
  }

  /// The string, if this is a string.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The whole number, if this is an `integer`.
  package var integer: Int64? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The number, whole or not, if this is a number.
  package var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The Boolean value, if this is a boolean.
  package var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The elements, if this is an array.
  package var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The members, if this is an object.
  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The kind of this value as error messages name it: "a string", "an object".
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates `null`.
  package init(nilLiteral: ()) { self = .null }
  /// Creates a boolean.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a whole number.
  package init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a `number`.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// Creates an array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}
