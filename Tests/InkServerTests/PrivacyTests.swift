// What a person writes stays out of logs, warnings and errors, whatever a client does with it.

import InkJSON
import InkRPC
import InkServer
import Testing

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
  private static func leaks(_ client: consuming ScriptedClient) -> [String] {
    let logged = client.world.logged
    let told = client.finish().filter { $0["result"] == nil }.map(\.indented)
    return (told + [logged.text]).filter { $0.contains(secret) }
  }

  /// All that a client may ask or tell at the end of the line, with the word wherever one may stand.
  private static let messages: [(method: String, params: JSONValue)] = {
    let word = JSONValue.string(secret)
    let place: [(String, JSONValue)] = [
      ("textDocument", ["uri": "file:///a.md", "version": 1]),
      ("position", ["line": 0, "character": 24]),
    ]
    let methods = [
      "textDocument/completion", "textDocument/inlineCompletion", "inkling/autocomplete",
      "inkling/callouts", "inkling/status", "inkling/explain", "completionItem/resolve",
      "textDocument/codeAction", "textDocument/didSave", "textDocument/didChange",
      "textDocument/didShowCompletion", "textDocument/didPartiallyAcceptCompletion",
      "inkling/didChangeField", "inkling/didChangeSelection", "inkling/handleAction",
      "inkling/handleSuggestion", "inkling/calloutEvent", "inkling/layoutGuide",
    ]
    let keys = [
      "text", "character", "label", "want", "kind", "limit", "contentChanges", "context",
      "action", "keyboard", "suggestion", "session", "event", "view", "language",
    ]
    let commands = [
      "learnWord", "unlearnWord", "ignoreWord", "removeIgnoredWord", "wordStatus", "accept",
      "forget",
    ]
    let arguments: [JSONValue] = [["word": word], word, ["id": word, "scope": word], [word]]
    let settings: [JSONValue] = [word, ["autocorrect": word], ["suggestions": ["limit": word]]]

    var messages: [(String, JSONValue)] = []
    for method in methods {
      messages.append((method, .object(JSONObject(place))))
      for key in keys { messages.append((method, .object(JSONObject(place + [(key, word)])))) }
    }
    for command in commands {
      for argument in arguments {
        let params: JSONValue = ["command": .string("inkling." + command), "arguments": [argument]]
        messages.append(("workspace/executeCommand", params))
      }
    }
    for setting in settings {
      messages.append(("workspace/didChangeConfiguration", ["settings": setting]))
    }
    return messages
  }()

  @Test func `no request and no notification brings a word into the log or an error`() {
    for (method, params) in Self.messages {
      var client = Self.writing()
      client.notify(method, params)
      client.send(request: method, params)
      let leaks = Self.leaks(client)
      #expect(leaks == [], "\(method) \(params.indented)")
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
