// One setting as data: its name, its sentence, what it takes, and how it reaches the typed settings.

package import InkJSON

/// One setting. Reader, schema, table and warnings are all made from the list `all` of these.
package struct SettingField: Sendable {
  /// Its keys from the outermost group inwards, joined by dots: `suggestions.limit`.
  package let path: String
  /// What it does, in a sentence.
  package let sentence: String
  /// What values it takes, in words: "a whole number from 0 to 50".
  package let expected: String
  /// What values it takes, in the keywords of JSON Schema.
  package let schema: JSONValue
  /// Whether it holds for documents or for the whole server.
  package let scope: Scope

  /// How far a setting reaches.
  package enum Scope: Sendable {
    /// It may differ by language id; a change holds from the next request on.
    case document
    /// It is the same for all documents; a change holds from the next request on.
    case server
    /// It is read with the user's words: when the server starts, and when other projects are opened.
    case start
  }

  /// What each member of a table is; nil for a setting that is taken as a whole or not at all.
  let member: SettingMember?

  private let kind: String
  private let store: @Sendable (JSONValue, inout Settings) -> Bool
  private let load: @Sendable (Settings) -> JSONValue

  /// Creates a setting that lives at a place in the typed settings.
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

  /// The built-in value; `null` where there is none.
  package var standard: JSONValue { load(.standard) }

  /// Its value in some settings; `null` where it is unset.
  package func value(in settings: Settings) -> JSONValue { load(settings) }

  /// Puts a value into settings; if it is not one this setting takes, they stay as they are and the
  /// answer is false.
  @discardableResult
  func set(_ json: JSONValue, in settings: inout Settings) -> Bool { store(json, &settings) }

  /// Whether a value is one that this setting takes.
  func takes(_ json: JSONValue) -> Bool {
    var scratch = Settings.standard
    return set(json, in: &scratch)
  }

  /// What was found where a value of this setting was expected, without telling the value itself.
  func found(_ json: JSONValue) -> String { Self.found(json, inPlaceOf: kind) }

  /// What was found where another value, of a kind, was expected.
  static func found(_ json: JSONValue, inPlaceOf kind: String) -> String {
    guard json.kind == kind else { return json.kind }
    return "another " + json.kind.drop { $0 != " " }.dropFirst()
  }
}
