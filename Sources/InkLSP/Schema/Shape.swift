// The shape of a value on the wire, as JSON Schema.

package import InkJSON

/// The shape of a JSON value, in the terms of JSON Schema (draft 2020-12).
package struct Shape: Sendable, Equatable {
  /// The schema.
  package let schema: JSONValue

  init(_ schema: JSONValue) {
    self.schema = schema
  }

  /// A member of an object.
  struct Member {
    let name: String
    let shape: Shape
    let isRequired: Bool

    /// Returns a member that is always present.
    static func required(_ name: String, _ shape: Shape, _ sentence: String) -> Member {
      Member(name: name, shape: shape.described(sentence), isRequired: true)
    }

    /// Returns a member that may be absent.
    static func optional(_ name: String, _ shape: Shape, _ sentence: String) -> Member {
      Member(name: name, shape: shape.described(sentence), isRequired: false)
    }
  }

  static let string = Shape(["type": "string"])
  static let boolean = Shape(["type": "boolean"])
  static let number = Shape(["type": "number"])
  static let integer = Shape(["type": "integer"])
  static let null = Shape(["type": "null"])
  static let any = Shape([:])
  /// A count, an index, or a time in seconds since 1970.
  static let count = Shape(["type": "integer", "minimum": 0])
  /// A number from 0 to 1.
  static let probability = Shape(["type": "number", "minimum": 0, "maximum": 1])
  /// An object without members.
  static let empty = Shape(["type": "object"])

  /// Returns a whole number within bounds.
  static func integer(in range: ClosedRange<Int>) -> Shape {
    Shape([
      "type": "integer", "minimum": .integer(Int64(range.lowerBound)),
      "maximum": .integer(Int64(range.upperBound)),
    ])
  }

  /// Returns one of the raw values of an enumeration.
  static func one<Choice>(of: Choice.Type) -> Shape
  where Choice: CaseIterable & RawRepresentable<String> {
    one(of: Choice.allCases.map(\.rawValue))
  }

  /// Returns one of the given strings.
  static func one(of names: [String]) -> Shape {
    Shape(["enum": .array(names.map { .string($0) })])
  }

  /// Returns an array of any length.
  static func list(of shape: Shape) -> Shape {
    Shape(["type": "array", "items": shape.schema])
  }

  /// Returns an object whose members all have the same shape.
  static func map(to shape: Shape) -> Shape {
    Shape(["type": "object", "additionalProperties": shape.schema])
  }

  /// Returns one of several shapes.
  static func either(_ shapes: Shape...) -> Shape {
    Shape(["anyOf": .array(shapes.map(\.schema))])
  }

  /// Returns a reference to a named shape in ``SharedShapes``.
  static func named(_ name: String) -> Shape {
    Shape(["$ref": .string("#/$defs/\(name)")])
  }

  /// Returns an object with the given members; unknown members are allowed and ignored.
  static func object(_ members: Member...) -> Shape {
    object(members)
  }

  /// Returns an object with the given members; unknown members are allowed and ignored.
  static func object(_ members: [Member]) -> Shape {
    let required = members.filter(\.isRequired).map { JSONValue.string($0.name) }
    var schema = JSONObject([("type", "object")])
    schema["properties"] = .object(JSONObject(members.map { ($0.name, $0.shape.schema) }))
    if !required.isEmpty { schema["required"] = .array(required) }
    return Shape(.object(schema))
  }

  /// This shape or null.
  var orNull: Shape { .either(self, .null) }

  /// Returns the shape with a description.
  private func described(_ sentence: String) -> Shape {
    guard var object = schema.object else { return self }
    object["description"] = .string(sentence)
    return Shape(.object(object))
  }
}
