// The value that a pattern represents when it is sent, and its short form in failures.

package import InkJSON

extension Pattern {
  /// Returns the value to send, with variables filled in; throws if the pattern contains a wildcard or an unknown name.
  package func value(_ bindings: Bindings) throws(ScriptProblem) -> JSONValue {
    switch self {
    case .literal(let value): return value
    case .text(let template): return .string(template.filled(from: bindings))
    case .array(let elements):
      var items: [JSONValue] = []
      for element in elements {
        guard case .item(let item) = element else {
          throw ScriptProblem("'...' can be expected but not sent")
        }
        items.append(try item.value(bindings))
      }
      return .array(items)
    case .object(let members, let isOpen):
      if isOpen { throw ScriptProblem("'...' can be expected but not sent") }
      var object = JSONObject()
      for member in members { object[member.key] = try member.value.value(bindings) }
      return .object(object)
    case .wildcard(let wildcard, _):
      throw ScriptProblem("<\(wildcard)> can be expected but not sent")
    case .variable(let name):
      guard let value = bindings[name] else {
        throw ScriptProblem("nothing is remembered as $\(name); remember it with <any as \(name)>")
      }
      return value
    }
  }

  /// The pattern on one short line, for failure messages.
  var brief: String { Self.shortened(source) }

  /// The pattern in the syntax of scripts.
  private var source: String {
    switch self {
    case .literal(let value): value.source
    case .text(let text): JSONValue.string(text).source
    case .array(let elements):
      "["
        + elements.map {
          if case .item(let item) = $0 { item.source } else { "..." }
        }.joined(separator: ", ") + "]"
    case .object(let members, let isOpen):
      "{"
        + (members.map { "\(JSONValue.string($0.key).source): \($0.value.source)" }
        + (isOpen ? ["..."] : [])).joined(separator: ", ") + "}"
    case .wildcard(let wildcard, let name): "<\(wildcard)\(name.map { " as \($0)" } ?? "")>"
    case .variable(let name): "$\(name)"
    }
  }

  /// Returns the text truncated to 160 characters, with an ellipsis.
  fileprivate static func shortened(_ text: String) -> String {
    text.count <= 160 ? text : String(text.prefix(160)) + "…"
  }
}

extension JSONValue {
  /// The value on one short line, for failure messages.
  var brief: String { Pattern.shortened(source) }

  /// The value as JSON on one line.
  var source: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension String {
  /// Returns this text with each `${name}` replaced by the bound string; unknown names are left unchanged.
  func filled(from bindings: Bindings) -> String {
    guard utf8.contains(UInt8(ascii: "$")) else { return self }
    var result = ""
    var rest = self[...]
    while let open = rest.firstRange(of: "${") {
      guard let close = rest[open.upperBound...].firstIndex(of: "}") else { break }
      result += rest[..<open.lowerBound]
      if case .string(let text)? = bindings[String(rest[open.upperBound..<close])] {
        result += text
      } else {
        result += rest[open.lowerBound...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
