// Matches a value against a pattern and reports the first difference.

package import InkJSON

/// The first difference between a value and a pattern.
package struct Mismatch: Error, Equatable, CustomStringConvertible {
  /// The path of the difference, as in `items[0].label`; empty for the value itself.
  package let path: String
  /// What the pattern expects, in words.
  package let expected: String
  /// What was found instead, in words.
  package let found: String

  /// A sentence with path, expectation and finding.
  package var description: String {
    "\(path.isEmpty ? "" : "\(path): ")expected \(expected), found \(found)"
  }
}

extension Pattern {
  /// Throws a ``Mismatch`` unless the value matches this pattern; values that the pattern names are added to the
  /// bindings.
  ///
  /// Arrays with several gaps try every distribution, so the cost grows with the number of elements to the power of the
  /// number of gaps.
  package func match(_ value: JSONValue, at path: String = "", _ bindings: inout Bindings)
    throws(Mismatch)
  {
    switch self {
    case .literal(let expected):
      guard expected.isSameScalar(as: value) else { throw mismatch(value, path) }
    case .text(let template):
      let expected = template.filled(from: bindings)
      guard value == .string(expected) else {
        throw Mismatch(path: path, expected: JSONValue.string(expected).brief, found: value.brief)
      }
    case .array(let elements):
      guard case .array(let items) = value else { throw mismatch(value, path) }
      try Self.match(elements[...], items[...], at: path, &bindings)
    case .object(let members, let isOpen):
      guard case .object(let object) = value else { throw mismatch(value, path) }
      try Self.match(members, isOpen: isOpen, object, at: path, &bindings)
    case .wildcard(let wildcard, let name):
      guard wildcard.covers(value) else { throw mismatch(value, path) }
      if let name { bindings[name] = value }
    case .variable(let name):
      guard let expected = bindings[name] else {
        throw Mismatch(path: path, expected: "what $\(name) remembers", found: "nothing remembered")
      }
      guard expected == value else {
        throw Mismatch(path: path, expected: expected.brief, found: value.brief)
      }
    }
  }

  private func mismatch(_ value: JSONValue, _ path: String) -> Mismatch {
    Mismatch(path: path, expected: brief, found: value.brief)
  }

  private static func match(
    _ members: [Member], isOpen: Bool, _ object: JSONObject, at path: String,
    _ bindings: inout Bindings
  ) throws(Mismatch) {
    for member in members {
      let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
      guard let value = object[member.key] else {
        throw Mismatch(path: inner, expected: member.value.brief, found: "no such member")
      }
      try member.value.match(value, at: inner, &bindings)
    }
    guard !isOpen else { return }
    for (key, value) in object.members where !members.contains(where: { $0.key == key }) {
      let inner = path.isEmpty ? key : "\(path).\(key)"
      throw Mismatch(path: inner, expected: "no such member", found: value.brief)
    }
  }

  private static func match(
    _ elements: ArraySlice<Element>, _ items: ArraySlice<JSONValue>, at path: String,
    _ bindings: inout Bindings
  ) throws(Mismatch) {
    guard let first = elements.first else {
      guard let extra = items.first else { return }
      throw Mismatch(
        path: "\(path)[\(items.startIndex)]", expected: "no further element", found: extra.brief)
    }
    let rest = elements.dropFirst()
    switch first {
    case .item(let pattern):
      let inner = "\(path)[\(items.startIndex)]"
      guard let item = items.first else {
        throw Mismatch(path: inner, expected: pattern.brief, found: "no further element")
      }
      try pattern.match(item, at: inner, &bindings)
      try match(rest, items.dropFirst(), at: path, &bindings)
    case .gap:
      if rest.isEmpty { return }
      for start in items.startIndex...items.endIndex {
        var attempt = bindings
        do {
          try match(rest, items[start...], at: path, &attempt)
          bindings = attempt
          return
        } catch {}
      }
      throw Mismatch(
        path: path, expected: "somewhere \(Pattern.array(Array(rest)).brief)",
        found: JSONValue.array(Array(items)).brief)
    }
  }
}

extension Wildcard {
  /// Whether a value is of this kind.
  func covers(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.any, _), (.string, .string), (.boolean, .bool), (.array, .array), (.object, .object),
      (.number, .integer), (.number, .number), (.integer, .integer):
      true
    case (.range(let range, _), .integer(let integer)): range.contains(Double(integer))
    case (.range(let range, whole: false), .number(let number)): range.contains(number)
    case (.like(let glob), .string(let text)): text.matchesGlob(glob)
    default: false
    }
  }
}

extension JSONValue {
  /// Whether both values are equal, with 1 and 1.0 being the same number.
  fileprivate func isSameScalar(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Double(integer) == number
    default: self == other
    }
  }
}

extension String {
  /// Whether this text matches a glob in which `*` stands for any text. Linear time except for repeated parts.
  func matchesGlob(_ glob: String) -> Bool {
    let text = Array(utf8)
    let pattern = Array(glob.utf8)
    let star = UInt8(ascii: "*")
    var at = 0
    var next = 0
    var retry: (text: Int, pattern: Int)?
    while at < text.count {
      if next < pattern.count, pattern[next] == star {
        retry = (at, next + 1)
        next += 1
      } else if next < pattern.count, pattern[next] == text[at] {
        at += 1
        next += 1
      } else if let last = retry {
        retry = (last.text + 1, last.pattern)
        (at, next) = (last.text + 1, last.pattern)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == star }
  }
}
