// An external provider played by a test: its questions and responses.

import InkJSON
import InkRPC

@testable import InkServer

extension ScriptedClient {
  /// Returns a session whose user has configured a program, at a time of one second.
  static func withExternalProvider(
    kind: String, _ more: String = "", learned: [String] = ["going", "gone"]
  )
    -> ScriptedClient
  {
    var client = ScriptedClient()
    client.world.shownNanoseconds = 1_000_000_000
    client.world.disk.contents[World.settingsPath] = Array(
      """
      {"provider": {"kind": "\(kind)", "external": {"command": ["/bin/provider", "secret"]\(more)}}}
      """.utf8)
    _ = client.request("initialize", ["capabilities": [:]])
    client.notify("initialized")
    for word in learned {
      _ = client.command("inkling.learnWord", ["word": .string(word)])
    }
    return client
  }

  /// Requests suggestions at the end of the tests' document, which is on its first line; returns the id.
  mutating func sendQuestion(_ character: Int64) -> Int64 {
    send(request: "inkling/autocomplete", .at(0, character, ("want", ["suggestions"])))
  }

  /// Returns the texts in the response to a request; nil if there is none.
  mutating func suggested(to id: Int64) -> [String]? {
    answer(to: id)?["result"]?["suggestions"]?.array?.compactMap { $0["text"]?.string }
  }

  /// Lets the program answer `initialize`, optionally asking to be told about words.
  mutating func greet(words: Bool = false) {
    externalProviderSays([
      "jsonrpc": "2.0", "id": 0, "result": ["name": "toy", "words": .bool(words)],
    ])
  }

  /// Lets the program answer a question.
  mutating func provide(_ suggestions: JSONValue, to question: JSONValue?) {
    externalProviderSays([
      "jsonrpc": "2.0", "id": question?["id"] ?? 0, "result": ["suggestions": suggestions],
    ])
  }
}
