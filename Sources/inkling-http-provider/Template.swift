// Texts with placeholders: `${textBefore}`, `${prefix}`, `${limit}`, `${env:NAME}`.

import InkJSON

/// A text with placeholders.
struct Template: Equatable {
  var text: String

  init(_ text: String) { self.text = text }

  /// The values of placeholders by name.
  typealias Values = [String: JSONValue]

  /// Returns the text with all values inserted; a placeholder without a value becomes empty.
  func filled(with values: Values, _ write: (String) -> String = { $0 }) -> String {
    var filled = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "${"),
      let close = rest[open.upperBound...].firstIndex(of: "}")
    {
      filled += rest[..<open.lowerBound]
      filled += write(values[String(rest[open.upperBound..<close])]?.plain ?? "")
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// Whether the template refers to a value of the environment.
  var namesKey: Bool { text.contains("${env:") }

  /// Returns the template with `${env:NAME}` replaced by values of the environment.
  func binding(
    _ key: (String) throws(EndpointError) -> String
  ) throws(EndpointError) -> Template {
    var bound = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "${env:"),
      let close = rest[open.upperBound...].firstIndex(of: "}")
    {
      bound += rest[..<open.lowerBound] + (try key(String(rest[open.upperBound..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return Template(bound + rest)
  }
}

extension JSONValue {
  /// Whether one of its strings refers to a value of the environment.
  var namesKey: Bool {
    switch self {
    case .string(let text): Template(text).namesKey
    case .array(let list): list.contains(where: \.namesKey)
    case .object(let object): object.members.contains { $0.value.namesKey }
    default: false
    }
  }

  /// Returns the value with placeholders filled in all its strings; a string that is a single placeholder becomes its
  /// value, number or not. An inserted value can never become more than a string.
  func filled(with values: Template.Values) -> JSONValue {
    switch self {
    case .string(let text):
      if text.hasPrefix("${"), text.hasSuffix("}"),
        let value = values[String(text.dropFirst(2).dropLast())]
      {
        return value
      }
      return .string(Template(text).filled(with: values))
    case .array(let list): return .array(list.map { $0.filled(with: values) })
    case .object(let object):
      return .object(JSONObject(object.members.map { ($0.key, $0.value.filled(with: values)) }))
    default: return self
    }
  }

  fileprivate var plain: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    default: nil
    }
  }
}
