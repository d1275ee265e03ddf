// A setting as data: its name, description, accepted values and its location in the typed settings.

package import InkJSON

/// A setting. The reader, schema, table and warnings are all derived from the list `all`.
package struct SettingField: Sendable {
  /// Its keys from the outermost group inwards, joined with dots: `suggestions.limit`.
  package let path: String
  /// A sentence that says what it does.
  package let sentence: String
  /// The values it accepts, in words: "a whole number from 0 to 50".
  package let expected: String
  /// The values it accepts, in JSON Schema.
  package let schema: JSONValue
  /// Whether it applies to documents or to the whole server.
  package let scope: Scope

  /// The scope of a setting.
  package enum Scope: Sendable {
    /// It may differ by language id; a change takes effect with the next request.
    case document
    /// It is the same for all documents; a change takes effect with the next request.
    case server
    /// It is read together with the user's words: when the server starts, and when other projects are opened.
    case start
  }

  /// The type of the members of a table; nil for a setting that is accepted or rejected as a whole.
  let member: SettingMember?

  private let kind: String
  private let store: @Sendable (JSONValue, inout Settings) -> Bool
  private let load: @Sendable (Settings) -> JSONValue

  /// Creates a setting stored at a key path of the typed settings.
  init<Value: Sendable>(
    _ path: String, _ place: any WritableKeyPath<Settings, Value> & Sendable,
    _ type: SettingType<Value>,
    scope: Scope = .document, _ sentence: String
  ) {
    self.path = path
    self.sentence = sentence
    self.scope = scope
    expected = type.expected
    schema = type.schema
    member = type.member
    kind = type.kind
    store = { json, settings in
      guard let value = type.read(json) else { return false }
      settings[keyPath: place] = value
      return true
    }
    load = { type.write($0[keyPath: place]) }
  }

  /// The built-in value; `null` if there is none.
  package var standard: JSONValue { load(.standard) }

  /// Returns its value in the given settings; `null` if it is unset.
  package func value(in settings: Settings) -> JSONValue { load(settings) }

  /// Sets a value in the given settings. Returns false and leaves the settings unchanged if this setting does not
  /// accept the value.
  @discardableResult
  func set(_ json: JSONValue, in settings: inout Settings) -> Bool { store(json, &settings) }

  /// Returns whether this setting accepts a value.
  func takes(_ json: JSONValue) -> Bool {
    var scratch = Settings.standard
    return set(json, in: &scratch)
  }

  /// Describes a value found where one of this setting was expected, without revealing the value itself.
  func found(_ json: JSONValue) -> String { Self.found(json, inPlaceOf: kind) }

  /// Describes a value found where one of another kind was expected.
  static func found(_ json: JSONValue, inPlaceOf kind: String) -> String {
    guard json.kind == kind else { return json.kind }
    return "another " + json.kind.drop { $0 != " " }.dropFirst()
  }
}
