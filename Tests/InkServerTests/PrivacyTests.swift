// The user's text stays out of logs, warnings and errors, whatever a client does with it.

import InkJSON
import InkLSP
import InkRPC
import InkSettings
import InkTestSupport
import Testing

@testable import InkServer

@Suite struct PrivacyTests {
  /// A word that occurs only in the user's text.
  private static let secret = "heliotrope"

  /// Returns a session with verbose logging and a document that contains the word.
  private static func writing() -> ScriptedClient {
    var client = ScriptedClient.introduced()
    client.notify("$/setTrace", ["value": "verbose"])
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///a.md", "languageId": "markdown", "version": 1,
          "text": .string("The \(secret) and helio"),
        ]
      ])
    return client
  }

  /// Returns the messages and log lines that contain the word, except for the results of requests.
  private static func leaks(
    _ client: consuming ScriptedClient, inErrors: Bool = true
  ) -> [String] {
    let logged = client.world.logged
    let told = client.rest().filter {
      $0["result"] == nil
        && (inErrors || ($0["error"] == nil && $0["method"]?.string != "$/progress"))
    }
    return (told.map(\.indented) + logged.text.split(separator: "\n").map(String.init))
      .filter { $0.contains(secret) }.map { String($0.prefix(300)) }
  }

  /// The names of all members in our schemas, and of some of the standard's that contain text.
  private static let members: [String] = {
    var names: Set = [
      "changes", "contentChanges", "context", "data", "diagnostics", "edits", "filterText", "id",
      "insertText", "item", "label", "newText", "only", "range", "reason", "selectedCompletionInfo",
      "settings", "text", "textEdit", "title", "token", "triggerCharacter", "value", "version",
    ]
    func collect(_ schema: JSONValue) {
      for (key, value) in schema.object?.members ?? [] {
        if key == "properties" { names.formUnion(value.object?.keys ?? []) }
        collect(value)
      }
      for value in schema.array ?? [] { collect(value) }
    }
    collect(MethodSchema.document)
    return names.subtracting(identifiers).sorted()
  }()

  /// Members that name something of the client's, which an error or a progress report repeats so that it can be found.
  /// They are not logged either.
  private static let identifiers: Set = [
    "command", "dataSource", "field", "language", "languageId", "uri", "workDoneToken",
  ]

  /// Returns parameters with the word in every form that a member may contain it: as its text, in a list, in its
  /// members, and as the name of a member.
  private static func params(with member: String) -> [JSONValue] {
    let word = JSONValue.string(secret)
    let place: [(String, JSONValue)] = [
      ("textDocument", ["uri": "file:///a.md", "version": 1]),
      ("position", .position(0, 24)), ("uri", "file:///a.md"),
    ]
    let inside = JSONValue.object(JSONObject(members.map { ($0, word) }))
    let named = JSONValue.object(JSONObject([(secret, word)]))
    // The names of unknown settings are reported.
    let values = [word, [word], inside, [inside]] + (member == "settings" ? [] : [named])
    return values.map { value in
      .object(JSONObject(place.filter { $0.0 != member } + [(member, value)]))
    }
  }

  /// Returns the messages that leak the word when a method or command is called with all these parameters.
  private static func leaks(
    of method: String, isCommand: Bool, members: [String], inErrors: Bool
  ) -> [String] {
    var client = writing()
    let isNotification = Session.methods.notifications.keys.contains(method)
    for member in members {
      client.open("The \(secret) and helio", uri: "file:///a.md")
      for params in params(with: member) {
        if isCommand {
          client.send(
            request: "workspace/executeCommand",
            ["command": .string(method), "arguments": [params]])
        } else if isNotification {
          client.notify(method, params)
        } else {
          client.send(request: method, params)
        }
      }
      // A message of the wrong kind is refused before its parameters are read.
      if isNotification { client.send(request: method, [member: .string(secret)]) }
      if !isNotification, !isCommand { client.notify(method, [member: .string(secret)]) }
    }
    return leaks(client, inErrors: inErrors)
  }

  @Test func `no request or notification leaks a word into the log or an error`() {
    let methods = Set(Session.methods.requests.keys).union(Session.methods.notifications.keys)
    #expect(methods.contains("inkling/handleSuggestion"))
    #expect(Self.members.contains("heldMilliseconds"))
    for method in methods.sorted() {
      let leaks = Self.leaks(of: method, isCommand: false, members: Self.members, inErrors: true)
      #expect(leaks == [], "\(method)")
      let named = Self.leaks(
        of: method, isCommand: false, members: Self.identifiers.sorted(), inErrors: false)
      #expect(named == [], "\(method)")
    }
  }

  @Test func `no command leaks a word into the log or an error`() {
    for command in Session.commands.requests.keys.sorted() {
      let leaks = Self.leaks(of: command, isCommand: true, members: Self.members, inErrors: true)
      #expect(leaks == [], "\(command)")
      let named = Self.leaks(
        of: command, isCommand: true, members: Self.identifiers.sorted(), inErrors: false)
      #expect(named == [], "\(command)")
    }
  }

  @Test func `no value of a setting leaks into the log or a warning`() {
    let word = JSONValue.string(Self.secret)
    for field in SettingField.all {
      for value in [word, [word], ["a": word]] as [JSONValue] {
        var client = Self.writing()
        client.configure(SampleSettings.nested(field.path, value))
        let leaks = Self.leaks(client)
        #expect(leaks == [], "\(field.path)")
      }
    }
  }

  @Test func `an invalid message leaks no word into the log or an error`() {
    let bodies = [
      "{\"jsonrpc\": \"2.0\", \"method\": \"textDocument/didOpen\", \"params\": heliotrope}",
      "{\"jsonrpc\": \"2.0\", \"heliotrope\": 1}", "\"heliotrope\"", "[\"heliotrope\"]",
      "{\"jsonrpc\": \"heliotrope\", \"id\": 1, \"method\": \"initialize\"}",
      "{\"jsonrpc\": \"2.0\", \"id\": [\"heliotrope\"], \"method\": \"shutdown\"}",
      "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"shutdown\", \"params\": \"heliotrope\"}",
      "{\"jsonrpc\": \"2.0\", \"id\": 99, \"result\": \"heliotrope\"}",
      "{\"jsonrpc\": \"2.0\", \"id\": 99, \"error\": {\"code\": 1, \"message\": \"heliotrope\"}}",
      "heliotrope",
    ]
    for body in bodies {
      var client = Self.writing()
      client.send(bytes: Frame.frame(body: Array(body.utf8)))
      let leaks = Self.leaks(client)
      #expect(leaks == [], "\(body)")
    }
  }

  // What the store itself says has no word either, as the sentences in its own tests show.
  @Test func `the server adds no word to the failure of a store`() {
    var client = Self.writing()
    client.world.store.failure = "the words cannot be kept: the disk is full"
    client.send(
      request: "workspace/executeCommand",
      ["command": "inkling.learnWord", "arguments": [["word": "heliotrope"]]])
    let leaks = Self.leaks(client)
    #expect(leaks == [])
  }

  @Test func `the test would find a leaked word`() {
    let client = Self.writing()
    client.world.logged.append("heliotrope")
    let leaks = Self.leaks(client)
    #expect(leaks.count == 1)
  }
}
