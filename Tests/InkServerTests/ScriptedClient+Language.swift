// Shorthands for tests of editor requests: open a text, ask at a position.

import InkJSON

extension ScriptedClient {
  /// The document of the tests.
  static let uri: JSONValue = "file:///a.md"

  /// Returns the result of a request; nil for an error.
  mutating func result(_ method: String, _ params: JSONValue? = nil) -> JSONValue? {
    request(method, params)?["result"]
  }

  /// Returns the error of a request; nil for a result.
  mutating func error(_ method: String, _ params: JSONValue? = nil) -> JSONValue? {
    request(method, params)?["error"]
  }

  /// Returns the result of a command.
  mutating func command(_ name: String, _ argument: JSONValue = [:]) -> JSONValue? {
    result("workspace/executeCommand", ["command": .string(name), "arguments": [argument]])
  }

  /// Returns the message with which a command is refused.
  mutating func refusal(_ name: String, _ argument: JSONValue = [:]) -> String? {
    error("workspace/executeCommand", ["command": .string(name), "arguments": [argument]])?[
      "message"]?.string
  }

  /// Opens a document, by default that of the tests.
  mutating func open(
    _ text: String, uri: JSONValue = ScriptedClient.uri, languageID: String = "markdown"
  ) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": .string(languageID), "version": 1, "text": .string(text),
        ]
      ])
  }

  /// Changes a document, by default that of the tests.
  mutating func change(
    to version: Int64, uri: JSONValue = ScriptedClient.uri, _ changes: JSONValue...
  ) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  /// Closes a document, by default that of the tests.
  mutating func close(_ uri: JSONValue = ScriptedClient.uri) {
    notify("textDocument/didClose", ["textDocument": ["uri": uri]])
  }

  /// Tells what kind of field the tests' document is, and its other traits.
  mutating func setField(_ traits: JSONValue) {
    var params = traits.object ?? JSONObject()
    params["textDocument"] = ["uri": ScriptedClient.uri]
    notify("inkling/didChangeField", .object(params))
  }

  /// Changes the client's settings.
  mutating func configure(_ settings: JSONValue) {
    notify("workspace/didChangeConfiguration", ["settings": settings])
  }

  /// Changes the tests' document in a way that cannot be applied, so that its text is unknown.
  mutating func loseText() {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": ScriptedClient.uri], "contentChanges": "all"])
  }
}

extension JSONValue {
  /// Returns a position.
  static func position(_ line: Int64, _ character: Int64) -> JSONValue {
    ["line": .integer(line), "character": .integer(character)]
  }

  /// Returns a range on one line.
  static func range(_ line: Int64, _ start: Int64, _ end: Int64) -> JSONValue {
    ["start": .position(line, start), "end": .position(line, end)]
  }

  /// Returns the parameters of a request at a position in a document, by default that of the tests, with additional
  /// members.
  static func at(
    _ line: Int64, _ character: Int64, uri: JSONValue = ScriptedClient.uri,
    _ more: (String, JSONValue)...
  ) -> JSONValue {
    .object(
      JSONObject(
        [("textDocument", ["uri": uri]), ("position", .position(line, character))] + more))
  }

  /// Returns the values of one member of each element.
  func each(_ key: String) -> [JSONValue?]? { array?.map { $0[key] } }
}
