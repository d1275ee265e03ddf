// The types of setting values: how each is read, written and described.

import InkJSON
import InkText

/// A type of value: reads it from JSON, writes it back, and describes in words and in JSON Schema what it accepts.
struct SettingType<Value: Sendable>: Sendable {
  /// The accepted values, in the wording of warnings and the table of settings: "a number from 0 to 1".
  let expected: String
  /// The accepted JSON type, in the terms of `JSONValue.kind`.
  let kind: String
  /// The accepted values, in JSON Schema.
  let schema: JSONValue
  /// Returns the value, or nil if the JSON is not of this type.
  let read: @Sendable (JSONValue) -> Value?
  /// Returns JSON that reads back as the value.
  let write: @Sendable (Value) -> JSONValue
  /// The type of the members of a table whose members are independent, so that a wrong one does not affect the others.
  var member: SettingMember?
}

/// The type of the members of a table.
struct SettingMember: Sendable {
  /// The accepted values, in words.
  let expected: String
  /// The accepted JSON type, in the terms of `JSONValue.kind`.
  let kind: String
  /// Whether the keys are the user's words, which warnings refer to by index and not by name.
  var isTyped = false
}

extension SettingType where Value == Bool {
  /// `true` or `false`.
  static var flag: Self {
    SettingType(
      expected: "true or false", kind: "a boolean", schema: ["type": "boolean"],
      read: { $0.bool }, write: { .bool($0) })
  }
}

extension SettingType where Value == Int {
  /// A whole number in a range; `3.0` also counts as whole.
  static func integer(in range: ClosedRange<Int>) -> Self {
    SettingType(
      expected: "a whole number from \(range.lowerBound) to \(range.upperBound)", kind: "a number",
      schema: [
        "type": "integer", "minimum": .integer(Int64(range.lowerBound)),
        "maximum": .integer(Int64(range.upperBound)),
      ],
      read: { json in
        let whole: Int? =
          switch json {
          case .integer(let integer): Int(exactly: integer)
          case .number(let number): Int(exactly: number)
          default: nil
          }
        return whole.flatMap { range.contains($0) ? $0 : nil }
      },
      write: { .integer(Int64($0)) })
  }
}

extension SettingType where Value == Double? {
  /// A number from 0 to 1, or unset.
  static var probability: Self {
    SettingType(
      expected: "a number from 0 to 1", kind: "a number",
      schema: ["type": "number", "minimum": 0, "maximum": 1],
      read: { json in
        guard let number = json.number, (0...1).contains(number) else { return nil }
        return .some(number)
      },
      write: { $0.map { .number($0) } ?? .null })
  }
}

extension SettingType where Value == String? {
  /// The path of a file, or unset; a leading `~` is the home folder. Relative paths are not accepted, because the user
  /// does not choose the folder in which the server is started.
  static var path: Self {
    SettingType(
      expected: "a path that begins with \"/\" or \"~/\"", kind: "a string",
      schema: ["type": "string", "pattern": "^~?/"],
      read: { json in
        guard let path = json.string, path.hasPrefix("/") || path.hasPrefix("~/"),
          !path.utf8.contains(0)
        else { return nil }
        return .some(path)
      },
      write: { $0.map { .string($0) } ?? .null })
  }
}

extension SettingType
where Value: RawRepresentable & CaseIterable, Value.RawValue == String, Value.AllCases: Sendable {
  /// The raw value of an enumeration case.
  static var choice: Self {
    let names = Value.allCases.map(\.rawValue)
    return SettingType(
      expected: "one of " + names.map { "\"\($0)\"" }.joined(separator: ", "), kind: "a string",
      schema: ["type": "string", "enum": .array(names.map { .string($0) })],
      read: { $0.string.flatMap { Value(rawValue: $0) } },
      write: { .string($0.rawValue) })
  }
}

extension SettingType {
  /// The raw value of an enumeration case, or unset.
  static func optionalChoice<Choice>() -> Self
  where
    Value == Choice?, Choice: RawRepresentable & CaseIterable & Sendable, Choice.RawValue == String,
    Choice.AllCases: Sendable
  {
    let choice = SettingType<Choice>.choice
    return SettingType(
      expected: choice.expected, kind: choice.kind, schema: choice.schema,
      read: { json in choice.read(json).map { .some($0) } },
      write: { $0.map(choice.write) ?? .null })
  }
}

extension SettingType where Value == [String]? {
  /// A program and its arguments, or unset.
  static var command: Self {
    SettingType(
      expected: "a list of 1 to 64 texts, the first one a program", kind: "an array",
      schema: [
        "type": "array", "minItems": 1, "maxItems": 64, "items": ["type": "string"],
      ],
      read: { json in
        let texts = json.array?.compactMap(\.string)
        guard let texts, texts.count == json.array?.count, (1...64).contains(texts.count),
          texts.first?.isEmpty == false, !texts.contains(where: { $0.utf8.contains(0) })
        else { return nil }
        return .some(texts)
      },
      write: { $0.map { .array($0.map { .string($0) }) } ?? .null })
  }
}

extension SettingType where Value == [String] {
  /// A list of 1 to 16 distinct BCP 47 language codes, such as `en` and `pt-BR`.
  static var languages: Self {
    SettingType(
      expected: "a list of 1 to 16 different language codes, such as \"en\"", kind: "an array",
      schema: [
        "type": "array", "minItems": 1, "maxItems": 16, "uniqueItems": true,
        "items": [
          "type": "string", "pattern": "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{1,8})*$", "maxLength": 35,
        ],
      ],
      read: { json in
        let codes = json.array?.compactMap { $0.string.flatMap(normalizedLanguageTag) }
        guard let codes, codes.count == json.array?.count, (1...16).contains(codes.count) else {
          return nil
        }
        return Set(codes).count == codes.count ? codes : nil
      },
      write: { .array($0.map { .string($0) }) })
  }
}

extension SettingType where Value == [String: String] {
  /// A table from text to text, none of them empty.
  static func table(of values: String, by keys: String) -> Self {
    table(
      of: values, by: keys, member: "a non-empty text by a non-empty text",
      isKey: { !$0.isEmpty }, isValue: { !$0.isEmpty },
      schema: (keys: ["minLength": 1], values: ["type": "string", "minLength": 1]))
  }

  /// A table from typed words to the texts that replace them, by the rule of the commands that add one: a key with a
  /// space would never be typed as a word, and a text with a line break could not be listed.
  static var replacements: Self {
    table(
      of: "texts of one line", by: "typed word",
      member: "a text of one line by a word without spaces",
      isKey: ReplacementText.isWord, isValue: ReplacementText.isLine,
      schema: (
        keys: ["pattern": #"^\S+$"#], values: ["type": "string", "pattern": #"^( |\S)+$"#]
      ))
  }

  private static func table(
    of values: String, by keys: String, member: String,
    isKey: @escaping @Sendable (String) -> Bool, isValue: @escaping @Sendable (String) -> Bool,
    schema: (keys: JSONValue, values: JSONValue)
  ) -> Self {
    SettingType(
      expected: "an object of \(values) by \(keys)", kind: "an object",
      schema: [
        "type": "object", "propertyNames": schema.keys, "additionalProperties": schema.values,
      ],
      read: { json in
        guard let members = json.membersOrNone else { return nil }
        let texts = members.compactMap { key, value in
          value.string.map { (key, $0) }
        }
        guard texts.count == members.count,
          texts.allSatisfy({ isKey($0.0) && isValue($0.1) })
        else { return nil }
        return Dictionary(texts) { _, last in last }
      },
      write: { table in
        .object(
          JSONObject(table.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }))
      },
      member: SettingMember(expected: member, kind: "a string", isTyped: true))
  }
}

extension JSONValue {
  /// The members of an object; an empty array counts as an empty object because Lua clients cannot distinguish the two.
  /// Nil for anything else.
  var membersOrNone: [(key: String, value: JSONValue)]? {
    if case .array([]) = self { [] } else { object?.members }
  }
}
