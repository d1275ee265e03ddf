// Whatever a document contains, whatever its language id and wherever the cursor is, every request about a position
// is answered and the session survives.

import InkJSON
import InkTestSupport
import Testing

@Suite struct RandomTextTests {
  /// Words with common prefixes, and everything that may be next to them.
  private static let pieces = [
    "data", "database", "d", "don't", "the", "cat", "teh", "seaside", "sea", "I", "straße", "né",
    "e.g.", "x", "12",
    " ", " ", " ", "\n", "\n", "-", "--", "'", "’", ".", "..", "_", "/", "\\", "@", "=", "&", ":",
    ";", "$", "%", "#",
    "`", "```\n", "*", "(", ")", "[", "](", "{", "}", "<", ">", "\"", "„", "…", "–", "// ", "# ",
    "/* ", "*/", "> ", "- ",
    "\t", "👍🏽", "e\u{301}", "\u{AD}", "\u{200D}", "\r\n", "\u{0}",
  ]

  private static let languageIDs = [
    "plaintext", "markdown", "python", "yaml", "css", "rust", "javascript", "latex",
    "restructuredtext", "asciidoc",
    "org", "html", "gitcommit", "mail", "shellscript", "sql", "c",
  ]

  private static let settings: [JSONValue] = [
    [:], ["autocorrect": "apply", "inlinePrediction": ["mode": "yes"]],
    ["regions": ["code": "words"], "suggestions": ["limit": 50]],
    ["autocorrect": "off", "suggestions": ["nextWord": false]],
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<random.below(30)).map { _ in random.element(of: pieces) ?? "" }.joined()
  }

  private static func context(_ random: inout SeededRandom) -> JSONValue? {
    switch random.below(5) {
    case 0: nil
    case 4: ["triggerKind": 2, "triggerCharacter": ":"]
    case let kind: ["triggerKind": .integer(Int64(kind))]
    }
  }

  /// Returns a request about a position.
  private static func request(_ random: inout SeededRandom) -> (method: String, params: JSONValue) {
    let line = Int64(random.below(4))
    let character = Int64(random.below(24))
    let wants: [JSONValue] = ["suggestions", "corrections", "inlinePrediction", "callouts"]
    let context = context(&random) ?? nil
    switch random.below(7) {
    case 0, 1:
      return ("textDocument/completion", .at(line, character, ("context", context)))
    case 2:
      return ("textDocument/inlineCompletion", .at(line, character, ("context", context)))
    case 3:
      let range = JSONValue.range(line, character, character + Int64(random.below(5)))
      return (
        "textDocument/codeAction",
        [
          "textDocument": ["uri": ScriptedClient.uri], "range": range,
          "context": ["diagnostics": [], "triggerKind": 1],
        ]
      )
    case 4:
      return (
        "textDocument/onTypeFormatting",
        .at(line, character, ("ch", " "), ("options", ["tabSize": 2, "insertSpaces": true]))
      )
    case 5: return ("inkling/explain", .at(line, character, ("text", "data")))
    default:
      return (
        "inkling/autocomplete",
        .at(line, character, ("want", .array(wants)), ("menu", .bool(random.once(in: 2))))
      )
    }
  }

  @Test func `every position of any text is answered`() throws {
    var random = SeededRandom(seed: 12)
    let pack = try TinyPack.pack([
      "The database is by the sea.", "The cat don't go to the seaside.", "I data the database.",
    ])
    for round in 0..<fuzzCount(200) {
      var client = ScriptedClient.introduced(packs: [pack])
      client.configure(Self.settings[round % Self.settings.count])
      let languageID = Self.languageIDs[round % Self.languageIDs.count]
      client.notify(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": ScriptedClient.uri, "languageId": .string(languageID), "version": 1,
            "text": .string(Self.text(&random)),
          ]
        ])
      for version in 2..<30 {
        let (line, character) = (Int64(random.below(4)), Int64(random.below(24)))
        client.notify(
          "textDocument/didChange",
          [
            "textDocument": ["uri": ScriptedClient.uri, "version": .integer(Int64(version))],
            "contentChanges": [
              [
                "range": .range(line, character, character + Int64(random.below(3))),
                "text": .string(random.element(of: Self.pieces) ?? ""),
              ]
            ],
          ])
        let (method, params) = Self.request(&random)
        let id = client.send(request: method, params)
        let answer = client.answer(to: id)
        #expect(answer?["result"] != nil || answer?["error"] != nil, "\(method) \(params)")
        #expect(answer?["error"]?["code"] != -32603, "\(method) \(params)")
      }
      _ = client.rest()
    }
  }
}
