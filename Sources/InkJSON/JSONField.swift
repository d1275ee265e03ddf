// A JSON value that knows its path, so that decoding code mirrors the shape of the message.

/// A location in a JSON value: the value there, if any, and its path for error messages.
///
///     let line = try params["position"]["line"].integer(in: 0...)
///     let limit = try params["limit"].ifPresent?.integer(in: 0...50) ?? 3
///
/// Descending never fails; only reading a value can throw.
package struct JSONField: Sendable {
  private enum Content: Sendable {
    case value(JSONValue)
    case absent
    /// An ancestor has the wrong kind.
    case unreachable(JSONDecodingError)
  }

  private indirect enum Path: Sendable {
    case root(String)
    case member(Path, String)
    case element(Path, Int)
  }

  private let content: Content
  private let steps: Path

  /// Creates a field for a value, or for an absent one if nil; error paths start with the name.
  package init(_ value: JSONValue?, _ name: String) {
    self.init(value.map { .value($0) } ?? .absent, .root(name))
  }

  private init(_ content: Content, _ steps: Path) {
    self.content = content
    self.steps = steps
  }

  /// The member of an object, or an absent field if there is no such member. If this field is anything but an object,
  /// null or absent, reading the member throws.
  package subscript(_ key: String) -> JSONField {
    let path = Path.member(steps, key)
    switch content {
    case .value(.object(let object)):
      return JSONField(object[key].map { .value($0) } ?? .absent, path)
    case .value(.null), .absent:
      return JSONField(.absent, path)
    case .value:
      return JSONField(.unreachable(mismatch(expected: "an object")), path)
    case .unreachable:
      return JSONField(content, path)
    }
  }

  /// This field, or nil if it is absent or null; for optional members.
  package var ifPresent: JSONField? {
    switch content {
    case .value(.null), .absent: nil
    case .value, .unreachable: self
    }
  }

  /// Returns the member of an object, or nil if it is absent or null, without building a field for an absent member.
  package func ifPresent(_ key: String) -> JSONField? {
    guard case .value(.object(let object)) = content else { return self[key].ifPresent }
    return switch object[key] {
    case nil, .null: nil
    case let value?: JSONField(.value(value), .member(steps, key))
    }
  }

  /// Returns the string member of an object; builds the member's path only for an error.
  package func string(at key: String) throws(JSONDecodingError) -> String {
    if case .value(.object(let object)) = content, case .string(let string) = object[key] {
      return string
    }
    return try self[key].string()
  }

  /// Returns the whole-number member of an object, at least the bound; builds the member's path only for an error.
  package func integer(
    at key: String, in range: PartialRangeFrom<Int>
  ) throws(JSONDecodingError) -> Int {
    if case .value(.object(let object)) = content, case .integer(let value) = object[key],
      let integer = Int(exactly: value), range.contains(integer)
    {
      return integer
    }
    return try self[key].integer(in: range)
  }

  /// The raw value; nil if it is absent or unreachable.
  package var value: JSONValue? {
    if case .value(let value) = content { value } else { nil }
  }

  /// The path to the field: `params.contentChanges[0].range`.
  package var path: String { JSONField.text(of: steps) }

  /// Returns the elements of an array, each with its path.
  package func array() throws(JSONDecodingError) -> [JSONField] {
    guard case .value(.array(let values)) = content else { throw mismatch(expected: "an array") }
    return values.enumerated().map { JSONField(.value($1), .element(steps, $0)) }
  }

  /// Returns the members of an object, each with its path.
  package func members() throws(JSONDecodingError) -> [(key: String, field: JSONField)] {
    guard case .value(.object(let object)) = content else { throw mismatch(expected: "an object") }
    return object.members.map { ($0.key, JSONField(.value($0.value), .member(steps, $0.key))) }
  }

  /// Returns the error for a field that is not what was expected; what was found is filled in from the field.
  package func mismatch(expected: String) -> JSONDecodingError {
    switch content {
    case .value(let value): JSONDecodingError(path: path, expected: expected, found: value.kind)
    case .absent: JSONDecodingError(path: path, expected: expected, found: "nothing")
    case .unreachable(let error): error
    }
  }

  private static func text(of path: Path) -> String {
    switch path {
    case .root(let name): name
    case .member(let parent, let key): "\(text(of: parent)).\(key)"
    case .element(let parent, let index): "\(text(of: parent))[\(index)]"
    }
  }
}
