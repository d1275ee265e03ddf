// An external provider, played by a test: what it is asked, and what it answers.

import InkJSON
import InkRPC

@testable import InkServer

extension ScriptedClient {
  /// A session whose user has named a program, at a time of one second.
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

  /// Asks for suggestions at the end of the tests' document, which is on its first line; gives the id.
  mutating func sendQuestion(_ character: Int64) -> Int64 {
    send(request: "inkling/autocomplete", .at(0, character, ("want", ["suggestions"])))
  }

  /// The texts that a request was answered with; nil if it was not.
  mutating func suggested(to id: Int64) -> [String]? {
    answer(to: id)?["result"]?["suggestions"]?.array?.compactMap { $0["text"]?.string }
  }

  /// Lets the program say hello, and whether it wants to hear of words.
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
