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

  /// How a field is reached from the one above it.
  private enum Step: Sendable {
    case root(String)
    case member(String)
    case element(Int)
  }

  /// The way to an object or an array.
  private final class Path: Sendable {
    let above: Path?
    let step: Step

    init(_ above: Path?, _ step: Step) {
      self.above = above
      self.step = step
    }
  }

  private let content: Content
  /// The way here, all but the last step where there is one: most fields have nothing below them, and are read and
  /// forgotten without anything being allocated.
  private let steps: Path
  private let last: Step?

  /// A value, with the name its errors begin with; nil if there is none.
  package init(_ value: JSONValue?, _ name: String) {
    content = value.map { .value($0) } ?? .absent
    steps = Path(nil, .root(name))
    last = nil
  }

  /// What is reached from another field.
  private init(_ content: Content, _ above: JSONField, _ step: Step) {
    self.content = content
    let path = above.last.map { Path(above.steps, $0) } ?? above.steps
    switch content {
    case .value(.object), .value(.array): (steps, last) = (Path(path, step), nil)
    default: (steps, last) = (path, step)
    }
  }

  /// The member of an object; absent if there is none. Anything but an object (or null, or an absent
  /// one) makes the reading of the member throw.
  package subscript(_ key: String) -> JSONField {
    let found: Content =
      switch content {
      case .value(.object(let object)): object[key].map { .value($0) } ?? .absent
      case .value(.null), .absent: .absent
      case .value: .unreachable(mismatch(expected: "an object"))
      case .unreachable: content
      }
    return JSONField(found, self, .member(key))
  }

  /// This field, or nil if it is absent or null: for what a sender may leave out.
  package var ifPresent: JSONField? {
    switch content {
    case .value(.null), .absent: nil
    case .value, .unreachable: self
    }
  }

  /// The value as it stands; nil if it is absent or not reachable.
  package var value: JSONValue? {
    if case .value(let value) = content { value } else { nil }
  }

  /// The path to the field: `params.contentChanges[0].range`.
  package var path: String { JSONField.text(of: steps) + (last.map(JSONField.text) ?? "") }

  /// The elements of an array, each with its path.
  package func array() throws(JSONDecodingError) -> [JSONField] {
    guard case .value(.array(let values)) = content else { throw mismatch(expected: "an array") }
    return values.enumerated().map { JSONField(.value($1), self, .element($0)) }
  }

  /// The members of an object, each with its path.
  package func members() throws(JSONDecodingError) -> [(key: String, field: JSONField)] {
    guard case .value(.object(let object)) = content else { throw mismatch(expected: "an object") }
    return object.members.map { ($0.key, JSONField(.value($0.value), self, .member($0.key))) }
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
    (path.above.map(text) ?? "") + text(of: path.step)
  }

  private static func text(of step: Step) -> String {
    switch step {
    case .root(let name): name
    case .member(let key): ".\(key)"
    case .element(let index): "[\(index)]"
    }
  }
}
