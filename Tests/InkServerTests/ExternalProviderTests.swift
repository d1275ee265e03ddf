// The external provider: asked but never waited for, late, invalid, gone, and merged.

import InkJSON
import Testing

@testable import InkServer

@Suite struct ExternalProviderTests {
  /// Returns a client whose program has answered `initialize`, with a text to ask about.
  private func client(kind: String = "merged", _ more: String = "") -> ScriptedClient {
    var client = ScriptedClient.withExternalProvider(kind: kind, more)
    client.open("we are go")
    let first = client.sendQuestion(9)
    #expect(client.suggested(to: first) == ["going", "gone"])
    #expect(client.askedOfExternalProvider().map { $0["method"] } == ["initialize"])
    client.greet()
    return client
  }

  @Test func `its suggestions are merged with the words, or replace them`() throws {
    for (kind, wanted) in [("merged", ["goodly", "going", "gone"]), ("external", ["goodly"])] {
      var client = client(kind: kind)
      let id = client.sendQuestion(9)
      #expect(client.suggested(to: id) == nil)
      let question = client.askedOfExternalProvider().first
      #expect(question?["method"] == "suggestions")
      #expect(
        question?["params"] == [
          "prefix": "go", "textBefore": "we are go", "textAfter": "", "language": "en",
          "languageId": "markdown", "limit": 3, "deadlineMilliseconds": 300,
        ])
      client.provide([["text": "goodly", "score": 1, "subtitle": "toy"]], to: question)
      let answer = client.answer(to: id)?["result"]
      #expect(answer?["suggestions"]?.each("text") == wanted.map { .string($0) })
      #expect(answer?["suggestions"]?[0]?["source"] == "toy")
      #expect(answer?["suggestions"]?[0]?["newText"] == "goodly ")
      #expect(answer?["suggestions"]?[0]?["range"] == .range(0, 7, 9))
    }
  }

  @Test func `it is told about the user's words if it asks for that`() {
    for wants in [true, false] {
      var client = ScriptedClient.withExternalProvider(kind: "merged")
      client.open("we are go")
      let first = client.sendQuestion(9)
      #expect(client.suggested(to: first) == ["going", "gone"])
      _ = client.askedOfExternalProvider()
      client.greet(words: wants)
      let commands: [(JSONValue, JSONValue)] = [
        ("inkling.learnWord", ["word": "Goober", "language": "en"]),
        ("inkling.ignoreWord", ["word": "gone", "scope": "session"]),
        ("inkling.forget", ["word": "Goober"]),
        ("inkling.forget", ["word": "gone"]),
        ("inkling.ignoreWord", ["word": "gooey"]),
        ("inkling.forget", ["all": true]),
      ]
      for (command, argument) in commands {
        let params: JSONValue = ["command": command, "arguments": [argument]]
        #expect(client.result("workspace/executeCommand", params) != nil)
      }
      let heard: [JSONValue] = [
        ["kind": "learn", "word": "Goober", "scope": "user", "language": "en"],
        ["kind": "ignore", "word": "gone", "scope": "session"],
        ["kind": "unlearn", "word": "Goober", "scope": "user", "language": "en"],
        ["kind": "unlearn", "word": "gone", "scope": "user"],
        ["kind": "removeIgnored", "word": "gone", "scope": "session"],
        ["kind": "ignore", "word": "gooey", "scope": "user"],
        ["kind": "unlearn", "word": "going", "scope": "user"],
        ["kind": "removeIgnored", "word": "gooey", "scope": "user"],
      ]
      #expect(client.askedOfExternalProvider().compactMap { $0["params"] } == (wants ? heard : []))
    }
  }

  @Test func `a completion menu waits for it too`() {
    var client = client()
    let id = client.send(request: "textDocument/completion", .at(0, 9))
    client.provide([["text": "goodly", "score": 1]], to: client.askedOfExternalProvider().first)
    #expect(client.answer(to: id)?["result"]?["items"]?[0]?["label"] == "goodly")
  }

  @Test func `other requests are answered while it is busy`() {
    var client = client()
    let id = client.sendQuestion(9)
    #expect(client.result("inkling/callouts", ["character": "e"]) != nil)
    #expect(client.suggested(to: id) == nil)
    client.pass(300)
    #expect(client.suggested(to: id) == ["going", "gone"])
  }

  @Test func `a late response is dropped, and was cancelled before`() {
    var client = client()
    let id = client.sendQuestion(9)
    let question = client.askedOfExternalProvider().first
    client.pass(299)
    #expect(client.suggested(to: id) == nil)
    client.pass(1)
    #expect(client.suggested(to: id) == ["going", "gone"])
    let cancel = client.askedOfExternalProvider().first
    #expect(cancel?["method"] == "$/cancelRequest")
    #expect(cancel?["params"]?["id"] == question?["id"])
    client.provide([["text": "late", "score": 1]], to: question)
    client.provide([["text": "unasked", "score": 1]], to: ["id": 99])
  }

  @Test func `a request cancelled while it is busy is refused, and it is told`() {
    var client = client()
    let id = client.sendQuestion(9)
    let question = client.askedOfExternalProvider().first
    client.notify("$/cancelRequest", ["id": .integer(id)])
    #expect(client.answer(to: id)?["error"]?["code"] == -32800)
    #expect(client.askedOfExternalProvider().first?["method"] == "$/cancelRequest")
    client.provide([["text": "goodly", "score": 1]], to: question)
    client.pass(300)
  }

  @Test func `a request about a text that has changed since is refused`() {
    for isLate in [false, true] {
      var client = client()
      let id = client.sendQuestion(9)
      client.change(to: 2, ["range": .range(0, 9, 9), "text": "i"])
      let question = client.askedOfExternalProvider().first
      if isLate {
        client.pass(300)
        #expect(client.askedOfExternalProvider().first?["method"] == "$/cancelRequest")
      } else {
        client.provide([["text": "goodly", "score": 1]], to: question)
      }
      #expect(client.answer(to: id)?["error"]?["code"] == -32801)
    }
  }

  @Test func `a request about a text that is lost while it is busy is refused for that`() {
    var client = client()
    let id = client.sendQuestion(9)
    _ = client.askedOfExternalProvider()
    client.loseText()
    let error = client.answer(to: id)?["error"]
    #expect(error?["code"] == -32801)
    #expect(error?["message"]?.string?.contains("send its whole text") == true)
    _ = client.askedOfExternalProvider()
    _ = client.rest()
  }

  @Test func `a request is refused when a newer one about a changed text replaces it`() {
    var client = client()
    let old = client.sendQuestion(9)
    client.change(to: 2, ["range": .range(0, 9, 9), "text": "i"])
    client.pass(100)
    let new = client.sendQuestion(10)
    #expect(client.answer(to: old)?["error"]?["code"] == -32801)
    client.provide([["text": "goiter", "score": 1]], to: client.askedOfExternalProvider().last)
    #expect(client.suggested(to: new)?.contains("goiter") == true)
  }

  @Test func `a question about a closed text is not answered about the next one`() {
    var client = client()
    let closed = client.sendQuestion(9)
    client.close()
    #expect(client.answer(to: closed)?["error"]?["code"] == -32801)
    client.open("we are go")
    client.pass(1000)
    _ = client.askedOfExternalProvider()
    let reopened = client.sendQuestion(9)
    client.open("no")
    #expect(client.answer(to: reopened)?["error"]?["code"] == -32801)
    client.provide([["text": "goodly"]], to: client.askedOfExternalProvider().first)
  }

  @Test func `a newer question replaces an older one, which the packs answer`() {
    var client = client()
    let old = client.sendQuestion(9)
    client.pass(100)
    let new = client.sendQuestion(9)
    #expect(client.suggested(to: old) == ["going", "gone"])
    let asked = client.askedOfExternalProvider()
    #expect(asked.map { $0["method"] } == ["suggestions", "$/cancelRequest", "suggestions"])
    client.provide([["text": "goodly", "score": 1]], to: asked.last)
    #expect(client.suggested(to: new)?.first == "goodly")
  }

  @Test func `it is asked no more often than configured`() {
    var client = client(#", "requestsPerSecond": 2"#)
    let id = client.sendQuestion(9)
    client.provide([], to: client.askedOfExternalProvider().first)
    #expect(client.answer(to: id) != nil)
    client.pass(499)
    #expect(client.suggested(to: client.sendQuestion(9)) != nil)
    #expect(client.askedOfExternalProvider().isEmpty)
    client.pass(1)
    _ = client.sendQuestion(9)
    #expect(client.askedOfExternalProvider().count == 1)
  }

  @Test func `it receives no more text than configured, and never a password`() {
    var client = client(#", "contextBytes": 4"#)
    let id = client.sendQuestion(9)
    #expect(client.askedOfExternalProvider().first?["params"]?["textBefore"] == "e go")
    client.pass(1000)
    _ = client.suggested(to: id)
    _ = client.askedOfExternalProvider()
    client.setField(["kind": "password"])
    #expect(client.suggested(to: client.sendQuestion(9)) == [])
    #expect(client.askedOfExternalProvider().isEmpty)
  }

  @Test func `invalid suggestions are left out`() {
    var client = client(kind: "external")
    let long = JSONValue.string(String(repeating: "a", count: 201))
    let list: JSONValue = [
      ["text": ""], ["text": "a\nb"], ["text": 7], "good", ["score": 1], ["text": long],
      ["text": "\u{1B}[2J"], ["text": "sound", "score": 1e300],
    ]
    let id = client.sendQuestion(9)
    client.provide(list, to: client.askedOfExternalProvider().first)
    #expect(client.suggested(to: id) == ["sound"])
    for nonsense in [["a": 1], "text", nil, 7] as [JSONValue] {
      client.pass(1000)
      let id = client.sendQuestion(9)
      client.provide(nonsense, to: client.askedOfExternalProvider().first)
      #expect(client.suggested(to: id) == ["going", "gone"])
    }
  }

  @Test func `a program that refuses initialize is given up with that reason`() {
    var client = ScriptedClient.withExternalProvider(kind: "merged")
    client.open("we are go")
    #expect(client.suggested(to: client.sendQuestion(9)) != nil)
    client.externalProviderSays(
      ["jsonrpc": "2.0", "id": 0, "error": ["code": -32603, "message": "no key"]])
    #expect(client.wantedExternalProvider == nil)
    #expect(
      client.received("window/logMessage")?["params"]?["message"]
        == "provider.external: it refused initialize")
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "Content-Length: 2\r\n\r\n{]", "Content-Length: 999999999\r\n\r\n",
  ])
  func `a program that sends nonsense is given up, and started again later`(bytes: String) {
    var client = client()
    let id = client.sendQuestion(9)
    _ = client.askedOfExternalProvider()
    #expect(client.wantedExternalProvider?.run == 1)
    client.externalProviderSends(Array(bytes.utf8))
    #expect(client.suggested(to: id) == ["going", "gone"])
    #expect(client.wantedExternalProvider == nil)
    #expect(client.suggested(to: client.sendQuestion(9)) != nil)
    #expect(client.wantedExternalProvider == nil)
    client.pass(1000)
    #expect(client.suggested(to: client.sendQuestion(9)) != nil)
    #expect(client.wantedExternalProvider?.run == 2)
    #expect(client.wantedExternalProvider?.command == ["/bin/provider", "secret"])
    #expect(
      client.received("window/logMessage")?["params"]?["message"]
        == "provider.external: it sent an invalid message")
  }

  @Test func `a response before nonsense counts, and one that never initializes is given up`() {
    var client = client()
    let id = client.sendQuestion(9)
    let answer: JSONValue = [
      "jsonrpc": "2.0", "id": client.askedOfExternalProvider().first?["id"] ?? 0,
      "result": ["suggestions": [["text": "goodly", "score": 1]]],
    ]
    client.externalProviderSends(frames([answer]) + Array("nonsense\r\n\r\n".utf8))
    #expect(client.suggested(to: id)?.first == "goodly")
    #expect(client.wantedExternalProvider == nil)
    client.pass(1000)
    let next = client.sendQuestion(9)
    #expect(client.wantedExternalProvider?.run == 2)
    client.pass(10_000)
    #expect(client.wantedExternalProvider == nil)
    #expect(client.suggested(to: next) == ["going", "gone"])
    for problem in ["it sent an invalid message", "it did not answer initialize in time"] {
      let warning = client.received("window/logMessage")?["params"]?["message"]
      #expect(warning?.string == "provider.external: \(problem)")
    }
  }

  @Test func `a program that keeps exiting is given up after five times`() {
    var client = ScriptedClient.withExternalProvider(kind: "merged")
    client.open("we are go")
    for run in 1...5 {
      #expect(client.suggested(to: client.sendQuestion(9)) != nil)
      #expect(client.wantedExternalProvider?.run == run)
      client.externalProviderEnds()
      client.pass(60_000)
    }
    client.pass(1_000_000_000)
    #expect(client.suggested(to: client.sendQuestion(9)) != nil)
    #expect(client.wantedExternalProvider == nil)
    let warning = client.received("window/logMessage")?["params"]?["message"]
    #expect(warning == "provider.external: it has ended")
  }

  @Test func `the status says that it receives typed text, without its arguments`() {
    var client = client()
    let provider = client.result("inkling/status")?["provider"]
    #expect(provider?["kind"] == "merged")
    #expect(provider?["usesNetwork"] == true)
    #expect(
      provider?["external"] == [
        "command": "/bin/provider", "name": "toy", "takesWords": false,
        "notice": "what you type is sent to /bin/provider and may leave this machine through it",
      ])
  }

  @Test func `only the user's own file may name it`() {
    for isClient in [true, false] {
      var client = ScriptedClient()
      let settings: JSONValue = [
        "provider": ["kind": "external", "external": ["command": ["/bin/evil"]]]
      ]
      client.world.disk.contents["/w/.inkling.json"] = Array(
        #"{"provider": {"external": {"command": ["/bin/evil"]}}}"#.utf8)
      _ = client.request(
        "initialize",
        [
          "capabilities": [:], "initializationOptions": isClient ? settings : [:],
          "workspaceFolders": [["uri": "file:///w", "name": "w"]],
        ])
      client.notify("initialized")
      client.open("we are go")
      #expect(client.suggested(to: client.sendQuestion(9)) != nil)
      #expect(client.wantedExternalProvider == nil)
      #expect(client.askedOfExternalProvider().isEmpty)
      #expect(client.received("window/showMessage") != nil)
      #expect(client.rest().count == (isClient ? 2 : 0))
    }
  }

  @Test func `a client with published results gets another one when it has responded`() {
    var client = ScriptedClient()
    client.world.shownNanoseconds = 1
    client.world.disk.contents[World.settingsPath] = Array(
      """
      {"provider": {"kind": "external", "external": {"command": ["/bin/provider"], "requestsPerSecond": 2}}}
      """.utf8)
    let wish: JSONValue = ["experimental": ["inkling": ["publishAutocomplete": true]]]
    _ = client.request("initialize", ["capabilities": wish])
    client.notify("initialized")
    client.open("")
    client.change(to: 2, ["range": .range(0, 0, 0), "text": "g"])
    client.greet()
    client.change(to: 3, ["range": .range(0, 1, 1), "text": "o"])
    let method = "inkling/publishAutocomplete"
    #expect(client.received(method)?["params"]?["version"] == 2)
    #expect(client.received(method)?["params"]?["version"] == 3)
    client.provide([["text": "goodly"]], to: client.askedOfExternalProvider().last)
    #expect(client.received(method)?["params"]?["suggestions"]?[0]?["text"] == "goodly")
    // A question that comes too early is asked when it is due, unless something else is typed by then.
    for version in [4, 5] as [Int64] {
      client.change(to: version, ["range": .range(0, version - 2, version - 2), "text": "o"])
      #expect(client.received(method)?["params"]?["version"]?.integer == version)
    }
    #expect(client.askedOfExternalProvider().isEmpty)
    client.pass(500)
    let asked = client.askedOfExternalProvider()
    #expect(asked.map { $0["params"]?["prefix"] } == ["gooo"])
    client.provide([["text": "gooood"]], to: asked.last)
    #expect(client.received(method)?["params"]?["suggestions"]?[0]?["text"] == "gooood")
    client.pass(500)
    #expect(client.askedOfExternalProvider().isEmpty)
    // Nothing is asked or published about a text that is closed by then.
    for version in [6, 7] as [Int64] {
      client.change(to: version, ["range": .range(0, version - 2, version - 2), "text": "o"])
      #expect(client.received(method)?["params"]?["version"]?.integer == version)
    }
    let question = client.askedOfExternalProvider().last
    client.close()
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": ScriptedClient.uri, "languageId": "markdown", "version": 7, "text": "x",
        ]
      ])
    client.provide([["text": "gooood"]], to: question)
    client.pass(1000)
    #expect(client.askedOfExternalProvider().map { $0["method"] } == ["$/cancelRequest"])
  }
}
