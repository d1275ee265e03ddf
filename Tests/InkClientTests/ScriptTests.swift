// Parsing scripts: each statement, each error message, and arbitrary bytes.

import InkJSON
import InkTestSupport
import Testing

@testable import InkClient

private func statements(_ source: String) throws -> [ScriptStatement] {
  try Script(name: "test", Array(source.utf8)).steps.map(\.statement)
}

@Suite struct `A script` {
  @Test func `is parsed statement by statement, with line numbers`() throws {
    let script = try Script(
      name: "test",
      Array(
        """
        # A comment.
        request initialize {
          # One inside a value.
          "capabilities": {}
        }

        answer
        notify initialized {}
        """.utf8))
    #expect(script.steps.map(\.line) == [2, 7, 8])
    let empty = Pattern.object([], isOpen: false)
    #expect(
      script.steps.map(\.statement) == [
        .request(
          method: "initialize", id: nil,
          parameters: .object([.init(key: "capabilities", value: empty)], isOpen: false)),
        .answer(id: nil, .wildcard(.any, name: nil)),
        .notify(method: "initialized", parameters: empty),
      ])
  }

  @Test(arguments: [
    ("request m", ScriptStatement.request(method: "m", id: nil, parameters: nil)),
    ("request m as 7", .request(method: "m", id: .literal(7), parameters: nil)),
    (
      #"request m as "x" [1]"#,
      .request(method: "m", id: .text("x"), parameters: .array([.item(.literal(1))]))
    ),
    ("reply", .reply(.literal(.null))),
    (#"refuse -1 "no""#, .refuse(code: -1, message: "no")),
    (#"raw "a\r\n\x00\"" times 3"#, .send([97, 13, 10, 0, 34], times: 3, framed: false)),
    (#"body "é""#, .send([0xC3, 0xA9], times: 1, framed: true)),
    ("answer to 7 null", .answer(id: .literal(7), .literal(.null))),
    (
      "error to null -32700",
      .error(id: .literal(.null), code: -32700, message: .wildcard(.string, name: nil))
    ),
    ("expect request m", .expectRequest(method: "m", parameters: .wildcard(.any, name: nil))),
    (
      "expect notification m {...}",
      .expectNotification(method: "m", parameters: .object([], isOpen: true))
    ),
    ("exits 1", .exits(code: 1)),
    ("hold", .hold), ("release", .release), ("close", .close), ("quiet", .quiet),
    (#"file a/b.json "x""#, .file(path: "a/b.json", contents: .text("x"))),
    (#"server ["serve", "--stdio"]"#, .server(arguments: ["serve", "--stdio"])),
    (#"secret "word""#, .secret("word")),
  ])
  func `accepts each statement`(source: String, expected: ScriptStatement) throws {
    #expect(try statements(source) == [expected])
  }

  @Test(arguments: [
    ("nonsense", "line 1: 'nonsense' is not a statement; Tests/Sessions/README.md lists them"),
    ("\n\n  quiet", "line 3: expected a statement at the margin, found 'quiet'"),
    ("request", "line 1: expected a method, found the end of the script"),
    ("quiet {}", "line 1: the statement is complete, but '{}' follows"),
    ("answer {\n  \"a\" 1\n}", "line 2: expected ':' after \"a\", found '1'"),
    ("answer {\n  \"a\": 1\n\nquiet", "line 4: expected ',' or '}', found 'quiet'"),
    ("answer {..., \"a\": 1}", "line 1: '...' must be last in an object; expected '}'"),
    (
      "answer <thing>",
      "line 1: <thing> is not a kind of value; it may be any, string, number, integer, boolean, array, object or like"
    ),
    ("answer <number 2 to 1>", "line 1: the range 2.0 to 1.0 is empty"),
    ("answer \"a", "line 1: a quoted string has no end on its line; add a '\"'"),
    ("answer nil", "line 1: 'nil' is not a JSON value"),
    ("exits soon", "line 1: expected an exit code, found 'soon'"),
    ("expect nothing", "line 1: 'expect' takes 'request' or 'notification', found 'nothing'"),
    ("raw \"\\x+5\"", "line 1: '\\x' takes two hexadecimal digits"),
    ("raw \"\\x5\"", "line 1: '\\x' takes two hexadecimal digits"),
    ("raw \"\\q\"", "line 1: a byte string only has the escapes \\r \\n \\t \\\" \\\\ \\xHH"),
    ("raw \"a\" times 0", "line 1: 'times' takes 1 to 100000, found 0"),
    ("server \"serve\"", "line 1: 'server' takes an array of strings"),
  ])
  func `reports what is wrong and where`(source: String, says: String) {
    let problem = #expect(throws: ScriptProblem.self) { try statements(source) }
    #expect(problem?.description == says)
  }

  @Test func `checks something`() {
    #expect(throws: ScriptProblem.self) { try statements("# Nothing but a comment.\n") }
  }

  @Test func `rejects brackets nested deeper than 64, and accepts 64`() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try statements("answer " + deepest) }
    #expect(throws: ScriptProblem.self) { try statements("answer [\(deepest)]") }
  }

  @Test func `survives arbitrary bytes`() {
    var random = SeededRandom(seed: 7)
    let words = [
      "request", "answer", "error", "expect notification", "raw", "body", "file", "{", "}", "[",
      "]",
      "<", ">", "...", "\"", "\\", "$", ":", ",", "\n", " ", "#", "to", "as", "times", "null",
      "1e9",
      "like", "number", "\u{1F642}", "\u{0}", "-", "99999999999999999999",
    ]
    for _ in 0..<fuzzCount(4000) {
      var source: [UInt8] = []
      for _ in 0..<random.below(30) {
        if random.once(in: 8) {
          source.append(UInt8(random.below(256)))
        } else {
          source += Array((random.element(of: words) ?? "").utf8)
          if random.once(in: 2) { source.append(UInt8(ascii: " ")) }
        }
      }
      let lines = 1...source.count { $0 == UInt8(ascii: "\n") } + 1
      do {
        let script = try Script(name: "fuzz", source)
        #expect(!script.steps.isEmpty && script.steps.allSatisfy { lines.contains($0.line) })
      } catch {
        #expect(error.line.map(lines.contains) ?? true, "\(error)")
      }
    }
  }
}
