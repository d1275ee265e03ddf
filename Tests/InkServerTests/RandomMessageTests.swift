// Whatever a client sends, each request has exactly one response, and the session survives.

import InkJSON
import InkRPC
import InkTestSupport
import Testing

@Suite struct RandomMessageTests {
  /// A valid message of each kind, from which the random ones are made.
  private static let sensible: [(method: String, params: JSONValue)] = [
    ("textDocument/didOpen", ["textDocument": ["uri": ScriptedClient.uri, "text": "I am goi"]]),
    (
      "textDocument/didChange",
      [
        "textDocument": ["uri": ScriptedClient.uri, "version": 2],
        "contentChanges": [["range": .range(0, 2, 5), "text": "né 👍\r\n"]],
      ]
    ),
    ("textDocument/didClose", ["textDocument": ["uri": ScriptedClient.uri]]),
    ("textDocument/completion", .at(0, 4, ("context", ["triggerKind": 1]))),
    (
      "textDocument/inlineCompletion",
      .at(
        0, 4,
        (
          "context",
          [
            "triggerKind": 1,
            "selectedCompletionInfo": ["range": .range(0, 2, 4), "text": "going"],
          ]
        ))
    ),
    (
      "completionItem/resolve",
      ["label": "x", "data": ["id": "1.0", "source": "en", "percent": 50]]
    ),
    (
      "textDocument/codeAction",
      [
        "textDocument": ["uri": ScriptedClient.uri], "range": .range(0, 1, 2),
        "context": ["only": [""], "triggerKind": 1],
      ]
    ),
    ("inkling/autocomplete", .at(0, 4, ("want", ["suggestions", "callouts"]), ("limit", 3))),
    ("inkling/callouts", ["character": "e", "language": "sv"]),
    ("inkling/status", ["textDocument": ["uri": ScriptedClient.uri]]),
    (
      "inkling/didChangeField",
      ["textDocument": ["uri": ScriptedClient.uri], "kind": "search", "language": "de"]
    ),
    (
      "inkling/didChangeSelection",
      ["textDocument": ["uri": ScriptedClient.uri], "selections": [.range(0, 0, 9)]]
    ),
    ("workspace/didChangeConfiguration", ["settings": ["suggestions": ["limit": 4]]]),
    (
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": "file:///w"]], "removed": []]]
    ),
    (
      "workspace/executeCommand",
      ["command": "inkling.ignoreWord", "arguments": [["word": "blorft", "scope": "session"]]]
    ),
    (
      "workspace/executeCommand",
      ["command": "inkling.learnedWords", "arguments": [["limit": 2, "offset": 1]]]
    ),
    ("initialize", ["capabilities": [:]]),
    ("$/cancelRequest", ["id": 1]),
    ("$/setTrace", ["value": "off"]),
  ]

  /// Arbitrary values.
  private static let odd: [JSONValue] = [
    nil, true, 0, -1, 3, 0.5, 1e300, .integer(.max), .integer(.min), "", "e", "file:///b.md",
    "\u{0}\u{301}👍\u{200D}👍", [], [:], [[[]]], ["uri": "file:///a.md"], ["line": 1],
  ]

  /// Returns a value with one part of it replaced, removed or duplicated.
  private static func spoilt(_ value: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    switch value {
    case .object(var object) where !object.isEmpty && !random.once(in: 8):
      guard let key = random.element(of: object.keys), let member = object[key] else {
        return value
      }
      object[key] = random.once(in: 10) ? nil : spoilt(member, &random)
      return .object(object)
    case .array(var values) where !values.isEmpty && !random.once(in: 8):
      let index = random.below(values.count)
      if random.once(in: 10) {
        values.append(values[index])
      } else {
        values[index] = spoilt(values[index], &random)
      }
      return .array(values)
    default:
      return random.element(of: odd) ?? nil
    }
  }

  @Test func `each request has exactly one response, whatever it contains`() {
    var random = SeededRandom(seed: 2026)
    var client = ScriptedClient.introduced()
    for _ in 0..<fuzzCount(4000) {
      guard let message = random.element(of: Self.sensible) else { return }
      let params = random.once(in: 3) ? message.params : Self.spoilt(message.params, &random)
      if random.once(in: 2) {
        client.notify(message.method, params)
      } else {
        let id = client.send(request: message.method, params)
        let answer = client.answer(to: id)
        #expect(answer != nil, "\(message.method) \(params)")
        #expect((answer?["result"] == nil) != (answer?["error"] == nil))
        #expect(answer?["error"]?["code"] != -32603, "\(message.method) \(params)")
        #expect(client.answer(to: id) == nil)
      }
    }
    #expect(client.exitCode == nil)
    #expect(client.result("inkling/status") != nil)
    _ = client.rest()
  }

  @Test func `corrupted bytes cause a response, an error or the end of the session, never a crash`()
  {
    var random = SeededRandom(seed: 7)
    for _ in 0..<fuzzCount(1500) {
      var client = ScriptedClient.introduced()
      let message = random.element(of: Self.sensible) ?? ("x", nil)
      var bytes = Frame.request(.integer(1), message.method, params: message.params)
      for _ in 0...random.below(4) {
        let index = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[index] = UInt8(random.below(256))
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8(random.below(256)), at: index)
        }
      }
      client.send(bytes: bytes)
      #expect(client.exitCode == nil || client.exitCode == 1)
      _ = client.rest()
    }
  }
}
