// A JSON value that knows its path, so that decoding reads like the shape of the message.

/// A place in a JSON value: what stands there, if anything, and the path to it for error sentences.
///
///     let line = try params["position"]["line"].integer(in: 0...)
///     let limit = try params["limit"].ifPresent?.integer(in: 0...50) ?? 3
///
/// Going down never fails; only reading a value does.
package struct JSONField: Sendable {
  private enum Content: Sendable {
    case value(JSONValue)
    case absent
    /// Something above has the wrong kind.
    case unreachable(JSONDecodingError)
  }

  private indirect enum Path: Sendable {
    case root(String)
    case member(Path, String)
    case element(Path, Int)
  }

  private let content: Content
  private let steps: Path

  /// A value, with the name its errors begin with; nil if there is none.
  package init(_ value: JSONValue?, _ name: String) {
    self.init(value.map { .value($0) } ?? .absent, .root(name))
  }

  private init(_ content: Content, _ steps: Path) {
    self.content = content
    self.steps = steps
  }

  /// The member of an object; absent if there is none. Anything but an object (or null, or an absent
  /// one) makes the reading of the member throw.
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

  /// This field, or nil if it is absent or null: for what a sender may leave out.
  package var ifPresent: JSONField? {
    switch content {
    case .value(.null), .absent: nil
    case .value, .unreachable: self
    }
  }

  /// The member of an object, or nil if it is absent or null; nothing is made of what is not there.
  package func ifPresent(_ key: String) -> JSONField? {
    guard case .value(.object(let object)) = content else { return self[key].ifPresent }
    return switch object[key] {
    case nil, .null: nil
    case let value?: JSONField(.value(value), .member(steps, key))
    }
  }

  /// The string that is a member of an object; the path to it is made for an error alone.
  package func string(at key: String) throws(JSONDecodingError) -> String {
    if case .value(.object(let object)) = content, case .string(let string) = object[key] {
      return string
    }
    return try self[key].string()
  }

  /// The whole number from a bound up that is a member of an object; the path to it is made for an error alone.
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

  /// The value as it stands; nil if it is absent or not reachable.
  package var value: JSONValue? {
    if case .value(let value) = content { value } else { nil }
  }

  /// The path to the field: `params.contentChanges[0].range`.
  package var path: String { JSONField.text(of: steps) }

  /// The elements of an array, each with its path.
  package func array() throws(JSONDecodingError) -> [JSONField] {
    guard case .value(.array(let values)) = content else { throw mismatch(expected: "an array") }
    return values.enumerated().map { JSONField(.value($1), .element(steps, $0)) }
  }

  /// The members of an object, each with its path.
  package func members() throws(JSONDecodingError) -> [(key: String, field: JSONField)] {
    guard case .value(.object(let object)) = content else { throw mismatch(expected: "an object") }
    return object.members.map { ($0.key, JSONField(.value($0.value), .member(steps, $0.key))) }
  }

  /// The error that this field is not what was expected; what was found it says by itself.
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
