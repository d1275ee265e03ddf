// What a person writes stays out of logs, warnings and errors, whatever a client does with it.

import InkJSON
import InkLSP
import InkRPC
import InkSettings
import Testing

@testable import InkServer

@Suite struct PrivacyTests {
  /// A word that stands in nothing but what the person writes.
  private static let secret = "heliotrope"

  /// A session at its most talkative, with a document that the word is written in.
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

  /// Whether anything that is no answer to a question about the text tells the word.
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

  /// The names of all members that our schemas know, and of some of the standard's that texts stand in.
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

  /// What names a thing of the client's, which an error or the news of a progress repeats so that it can be found. It
  /// is in no log either.
  private static let identifiers: Set = [
    "command", "dataSource", "field", "language", "languageId", "uri", "workDoneToken",
  ]

  /// Parameters with the word wherever a member may have it: as its text, in a list, in what it consists of, and as the
  /// name of something in it.
  private static func params(with member: String) -> [JSONValue] {
    let word = JSONValue.string(secret)
    let place: [(String, JSONValue)] = [
      ("textDocument", ["uri": "file:///a.md", "version": 1]),
      ("position", ["line": 0, "character": 24]), ("uri", "file:///a.md"),
    ]
    let inside = JSONValue.object(JSONObject(members.map { ($0, word) }))
    let named = JSONValue.object(JSONObject([(secret, word)]))
    // A setting that there is not is named.
    let values = [word, [word], inside, [inside]] + (member == "settings" ? [] : [named])
    return values.map { value in
      .object(JSONObject(place.filter { $0.0 != member } + [(member, value)]))
    }
  }

  /// What a session tells of the word when it is asked for all of that, be it as a command.
  private static func leaks(
    of method: String, isCommand: Bool, members: [String], inErrors: Bool
  ) -> [String] {
    var client = writing()
    for member in members {
      for params in params(with: member) {
        client.open("The \(secret) and helio", uri: "file:///a.md")
        if isCommand {
          client.send(
            request: "workspace/executeCommand",
            ["command": .string(method), "arguments": [params]])
        } else {
          client.notify(method, params)
          client.send(request: method, params)
        }
      }
    }
    return leaks(client, inErrors: inErrors)
  }

  @Test func `no request and no notification brings a word into the log or an error`() {
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

  @Test func `no command brings a word into the log or an error`() {
    for command in Session.commands.requests.keys.sorted() {
      let leaks = Self.leaks(of: command, isCommand: true, members: Self.members, inErrors: true)
      #expect(leaks == [], "\(command)")
      let named = Self.leaks(
        of: command, isCommand: true, members: Self.identifiers.sorted(), inErrors: false)
      #expect(named == [], "\(command)")
    }
  }

  @Test func `no value of a setting comes into the log or a warning`() {
    let word = JSONValue.string(Self.secret)
    for field in SettingField.all {
      for value in [word, [word], ["a": word]] as [JSONValue] {
        var client = Self.writing()
        let settings = field.path.split(separator: ".").reversed().reduce(value) {
          .object(JSONObject([(String($1), $0)]))
        }
        client.notify("workspace/didChangeConfiguration", ["settings": settings])
        let leaks = Self.leaks(client)
        #expect(leaks == [], "\(field.path)")
      }
    }
  }

  @Test func `a broken message brings no word into the log or an error`() {
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

  @Test func `a store that fails tells no word`() {
    var client = Self.writing()
    client.world.storeFailure = "the words cannot be kept: the disk is full"
    client.send(
      request: "workspace/executeCommand",
      ["command": "inkling.learnWord", "arguments": [["word": "heliotrope"]]])
    let leaks = Self.leaks(client)
    #expect(leaks == [])
  }

  @Test func `the test would find a word`() {
    let client = Self.writing()
    client.world.logged.append("heliotrope")
    let leaks = Self.leaks(client)
    #expect(leaks.count == 1)
  }
}
