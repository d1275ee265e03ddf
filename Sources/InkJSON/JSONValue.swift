// A JSON value as plain Swift: what the parser gives and every decoder reads.

/// Any JSON value. Whole numbers that fit are `integer`, all others `number`, which is always finite
/// when it comes from the parser.
package enum JSONValue: Sendable, Equatable {
  /// `null`, which is not the same as an absent member.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number written without fraction and exponent that fits into 64 bits.
  case integer(Int64)
  /// Any other number.
  case number(Double)
  /// A string of valid Unicode.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Members in their order.
  case object(JSONObject)

  /// The member of an object; nil if this is no object or has no such member.
  package subscript(_ key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The element of an array; nil if this is no array or the index is outside.
  package subscript(_ index: Int) -> JSONValue? {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
  }

  /// The string, if this is one.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The whole number, if this is one.
  package var integer: Int64? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The number, if this is one, whole or not.
  package var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The truth value, if this is one.
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

  /// What kind of value this is, as error sentences name it: "a string", "an object".
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
  /// `null`.
  package init(nilLiteral: ()) { self = .null }
  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  package init(integerLiteral value: Int64) { self = .integer(value) }
  /// A number with a fraction.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}
