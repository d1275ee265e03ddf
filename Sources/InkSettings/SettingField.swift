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
  /// What it may differ by.
  package let scope: Scope
  /// Whether it is read together with the user's words: when the server starts, and when other projects are opened. A
  /// change of any other setting takes effect with the next request.
  let isReadAtStart: Bool

  /// What a setting may differ by.
  package enum Scope: Sendable {
    /// Nothing: it is the same for all documents, ``SessionSettings``.
    case session
    /// The folder of a document, ``FolderSettings``.
    case folder
    /// Also the document's language id, ``DocumentSettings``.
    case document
  }

  /// The type of the members of a table; nil for a setting that is accepted or rejected as a whole.
  let member: SettingMember?

  private let kind: String
  private let store: @Sendable (JSONValue, inout Settings) -> Bool
  private let load: @Sendable (Settings) -> JSONValue

  /// A key path, made anew each time a value is read or written: making those of all settings took a tenth of a start.
  typealias Place<Root, Value> = @Sendable () -> any WritableKeyPath<Root, Value> & Sendable

  /// A setting of documents.
  static func document<Value: Sendable>(
    _ path: String, _ place: @autoclosure @escaping Place<DocumentSettings, Value>,
    _ type: SettingType<Value>, _ sentence: String
  ) -> SettingField {
    SettingField(path, .document, { \.document }, place, type, sentence)
  }

  /// A setting of folders.
  static func folder<Value: Sendable>(
    _ path: String, _ place: @autoclosure @escaping Place<FolderSettings, Value>,
    _ type: SettingType<Value>, _ sentence: String
  ) -> SettingField {
    SettingField(path, .folder, { \.folder }, place, type, sentence)
  }

  /// A setting of the whole server.
  static func session<Value: Sendable>(
    _ path: String, _ place: @autoclosure @escaping Place<SessionSettings, Value>,
    _ type: SettingType<Value>, isReadAtStart: Bool = false, _ sentence: String
  ) -> SettingField {
    SettingField(
      path, .session, { \.session }, place, type, isReadAtStart: isReadAtStart, sentence)
  }

  /// Creates a setting stored at a key path of the settings of its scope.
  private init<Part, Value: Sendable>(
    _ path: String, _ scope: Scope, _ part: @escaping Place<Settings, Part>,
    _ place: @escaping Place<Part, Value>, _ type: SettingType<Value>,
    isReadAtStart: Bool = false, _ sentence: String
  ) {
    self.path = path
    self.sentence = sentence
    self.scope = scope
    self.isReadAtStart = isReadAtStart
    expected = type.expected
    schema = type.schema
    member = type.member
    kind = type.kind
    store = { json, settings in
      guard let value = type.read(json) else { return false }
      settings[keyPath: part()][keyPath: place()] = value
      return true
    }
    load = { type.write($0[keyPath: part()][keyPath: place()]) }
  }

  /// The built-in value; `null` if there is none.
  package var standard: JSONValue { load(Settings()) }

  /// Returns its value in the given settings; `null` if it is unset.
  func value(in settings: Settings) -> JSONValue { load(settings) }

  /// Sets a value in the given settings. Returns false and leaves the settings unchanged if this setting does not
  /// accept the value.
  @discardableResult
  func set(_ json: JSONValue, in settings: inout Settings) -> Bool { store(json, &settings) }

  /// Whether this setting accepts a value.
  func takes(_ json: JSONValue) -> Bool {
    var scratch = Settings()
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
