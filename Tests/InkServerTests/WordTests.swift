// Learned and ignored words: in memory immediately, answered once they are saved.

import InkJSON
import InkLexicon
import InkServer
import InkText
import Testing

@Suite struct WordTests {
  private static let learn: JSONValue = [
    "command": "inkling.learnWord", "arguments": [["word": "zyxomat"]],
  ]

  @Test func `a word is learned, listed and unlearned`() {
    var client = ScriptedClient.introduced()
    let word: JSONValue = ["word": "zyxomat"]
    #expect(client.command("inkling.learnWord", word)?["changed"] == true)
    #expect(client.command("inkling.learnWord", word)?["changed"] == false)
    #expect(
      client.command("inkling.wordStatus", word)
        == ["known": true, "learned": true, "ignored": false, "scopes": ["user"]])
    #expect(
      client.command("inkling.learnedWords") == [
        "words": [
          [
            "word": "zyxomat", "count": 0, "origin": "command", "since": 1_700_000_000,
            "scope": "user",
          ]
        ]
      ])
    #expect(client.command("inkling.unlearnWord", word)?["changed"] == true)
    #expect(client.command("inkling.unlearnWord", word)?["changed"] == false)
    #expect(client.command("inkling.learnedWords") == ["words": []])
  }

  @Test func `a word is ignored in a scope and no longer ignored`() {
    var client = ScriptedClient.introduced()
    let here: JSONValue = ["word": "zyxomat", "scope": "document", "uri": ScriptedClient.uri]
    #expect(client.command("inkling.ignoreWord", here)?["changed"] == true)
    #expect(client.command("inkling.ignoredWords")?["words"]?.each("scope") == ["document"])
    #expect(
      client.command("inkling.ignoredWords")?["words"]?.each("document")
        == [ScriptedClient.uri])
    #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["known"] == false)
    #expect(
      client.command("inkling.wordStatus", ["word": "zyxomat", "uri": ScriptedClient.uri])
        == ["known": true, "learned": false, "ignored": true, "scopes": ["document"]])
    #expect(client.command("inkling.ignoredWords", ["scope": "user"]) == ["words": []])
    #expect(client.command("inkling.removeIgnoredWord", here)?["changed"] == true)
    #expect(client.command("inkling.ignoredWords") == ["words": []])
  }

  @Test(arguments: [["word": "zyxomat"], ["word": "zyxomat", "scope": "session"]] as [JSONValue])
  func `the last command about a word wins: it is never both learned and ignored`(
    word: JSONValue
  ) {
    var client = ScriptedClient.introduced()
    let state = { (client: inout ScriptedClient) in
      ["learned", "ignored"].map { client.command("inkling.wordStatus", word)?[$0]?.bool }
    }
    #expect(client.command("inkling.ignoreWord", word)?["changed"] == true)
    #expect(client.command("inkling.learnWord", word)?["changed"] == true)
    #expect(state(&client) == [true, false])
    #expect(client.command("inkling.learnWord", word)?["changed"] == false)
    #expect(client.command("inkling.ignoreWord", word)?["changed"] == true)
    #expect(state(&client) == [false, true])
  }

  @Test func `a word ignored in a document stays so there when it is learned everywhere`() {
    var client = ScriptedClient.introduced()
    let here: JSONValue = ["word": "zyxomat", "scope": "document", "uri": ScriptedClient.uri]
    _ = client.command("inkling.ignoreWord", here)
    #expect(client.command("inkling.learnWord", ["word": "zyxomat"])?["changed"] == true)
    #expect(client.command("inkling.ignoredWords")?["words"]?.each("word") == ["zyxomat"])
  }

  @Test func `long lists are returned in parts`() {
    var client = ScriptedClient.introduced()
    for word in ["alef", "bet", "gimel"] {
      _ = client.command("inkling.learnWord", ["word": .string(word)])
    }
    let part = client.command("inkling.learnedWords", ["offset": 1, "limit": 1])
    #expect(part?["words"]?.each("word") == ["bet"])
  }

  @Test func `each command about a word returns a message`() {
    var client = ScriptedClient.introduced()
    let word: JSONValue = ["word": "zyxomat"]
    func message(_ command: String, _ client: inout ScriptedClient) -> String? {
      client.command("inkling.\(command)", word)?["message"]?.string
    }
    #expect(message("learnWord", &client) == "“zyxomat” is learned")
    #expect(message("learnWord", &client) == "nothing changed for “zyxomat”")
    #expect(message("unlearnWord", &client) == "“zyxomat” is no longer learned")
    #expect(message("ignoreWord", &client) == "“zyxomat” is ignored")
    #expect(message("removeIgnoredWord", &client) == "“zyxomat” is no longer ignored")
    #expect(message("removeIgnoredWord", &client) == "nothing changed for “zyxomat”")
  }

  @Test func `a learned word takes effect immediately and is answered once it is on disk`() {
    var client = ScriptedClient.introduced()
    client.world.store.isSlow = true
    let id = client.send(request: "workspace/executeCommand", Self.learn)
    #expect(client.answer(to: id) == nil)
    #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["learned"] == true)
    client.world.store.isSlow = false
    client.settle()
    #expect(client.answer(to: id)?["result"]?["changed"] == true)
  }

  @Test func `a command waits for the words to be loaded, other messages do not`() {
    var client = ScriptedClient()
    client.world.store.words.apply(UserWordChange(kind: .learn, word: "zyxomat", date: 1))
    client.world.store.isSlow = true
    #expect(client.request("initialize", ["capabilities": [:]])?["result"] != nil)
    func send(_ command: String, _ argument: JSONValue) -> Int64 {
      client.send(
        request: "workspace/executeCommand",
        ["command": .string("inkling." + command), "arguments": [argument]])
    }
    let list = send("learnedWords", [:])
    let cancelled = send("ignoredWords", [:])
    let unlearn = send("unlearnWord", ["word": "zyxomat"])
    client.notify("$/cancelRequest", ["id": .integer(cancelled)])
    #expect(client.answer(to: cancelled)?["error"]?["code"] == -32800)
    #expect(client.request("inkling/status")?["result"] != nil)
    #expect(client.answer(to: list) == nil)
    let shutdown = client.send(request: "shutdown")
    client.world.store.isSlow = false
    client.settle()
    client.settle()
    #expect(client.answer(to: list)?["result"]?["words"]?[0]?["word"] == "zyxomat")
    #expect(client.answer(to: unlearn)?["result"]?["changed"] == true)
    #expect(client.answer(to: shutdown)?["result"] == .null)
  }

  @Test func `shutdown is answered when everything is on disk`() {
    var client = ScriptedClient.introduced()
    client.world.store.isSlow = true
    let learn = client.send(request: "workspace/executeCommand", Self.learn)
    let shutdown = client.send(request: "shutdown")
    #expect(client.answer(to: shutdown) == nil)
    client.world.store.isSlow = false
    client.settle()
    #expect(client.answer(to: learn)?["result"]?["changed"] == true)
    #expect(client.answer(to: shutdown)?["result"] == .null)
  }

  @Test func `shutdown is answered even if the store fails`() {
    var client = ScriptedClient.introduced()
    client.world.store.failure = "there is no room on the disk"
    #expect(client.request("shutdown")?["result"] == .null)
  }

  @Test(arguments: ["inkling.unlearnWord", "inkling.forget"])
  func `a refused word that is unlearned or forgotten does not return with the words on disk`(
    command: String
  ) {
    var client = ScriptedClient.introduced()
    client.world.store.failure = "there is no room on the disk"
    let id = client.send(request: "workspace/executeCommand", Self.learn)
    client.settle()
    #expect(client.answer(to: id)?["error"] != nil)
    client.world.store.failure = nil
    let answer = client.command(command, ["word": "zyxomat"])
    if command == "inkling.unlearnWord" { #expect(answer?["changed"] == true) }
    client.open("")
    client.settle()
    #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["learned"] == false)
  }

  @Test func `words for the session are not passed to the store`() {
    var client = ScriptedClient.introduced()
    let session: JSONValue = ["word": "zyxomat", "scope": "session"]
    #expect(client.command("inkling.ignoreWord", session)?["changed"] == true)
    #expect(!client.world.store.jobs.contains { if case .record = $0 { true } else { false } })
  }

  @Test func `words learned by another server are available with the next document`() {
    var client = ScriptedClient.introduced()
    _ = client.command("inkling.ignoreWord", ["word": "blorft", "scope": "session"])
    _ = client.world.store.words.apply(UserWordChange(kind: .learn, word: "zyxomat", date: 0))
    client.open("a text")
    #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["learned"] == true)
    // Words known to this session only are still known.
    #expect(client.command("inkling.wordStatus", ["word": "blorft"])?["ignored"] == true)
  }

  @Test func `counts forgotten by another server are reloaded immediately`() {
    func asked(_ client: borrowing ScriptedClient) -> Int {
      client.world.store.jobs.count { if case .ngrams = $0 { true } else { false } }
    }
    var client = ScriptedClient.introduced()
    for (number, isForgotten) in [false, true].enumerated() {
      let before = asked(client)
      client.world.store.ngramsAreStale = isForgotten
      client.open("a text", uri: .string("file:///\(number).md"))
      client.settle()
      // The counts are refreshed with each document; what is gone is rebuilt as soon as that is known.
      #expect(asked(client) == before + (isForgotten ? 2 : 1))
    }
  }

  @Test func `a word learned while the words are reloaded is not lost`() {
    var client = ScriptedClient.introduced()
    client.world.store.isSlow = true
    client.open("a text")
    let id = client.send(request: "workspace/executeCommand", Self.learn)
    client.world.store.isSlow = false
    client.settle()
    #expect(client.answer(to: id)?["result"]?["changed"] == true)
    #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["learned"] == true)
  }

  @Test func `a word unlearned without a scope is removed from all scopes`() {
    var client = ScriptedClient.introduced()
    for scope: JSONValue in ["session", "document", "user"] {
      let argument: JSONValue = [
        "word": "zyxomat", "scope": scope, "uri": ScriptedClient.uri,
      ]
      #expect(client.command("inkling.ignoreWord", argument)?["changed"] == true)
    }
    #expect(client.command("inkling.removeIgnoredWord", ["word": "zyxomat"])?["changed"] == true)
    #expect(client.command("inkling.ignoredWords") == ["words": []])
  }

  @Test func `a word for the workspace requires one`() {
    var client = ScriptedClient.introduced()
    #expect(
      client.refusal("inkling.learnWord", ["word": "zyxomat", "scope": "workspace"])
        == "expected an open workspace folder for its words, found none; open one, or use the scope \"user\""
    )
  }

  @Test(arguments: ["", "123", "two words", "tab\there", "caf\u{FFFD}"])
  func `a text that is not a word is not learned`(text: String) {
    var client = ScriptedClient.introduced()
    #expect(
      client.refusal("inkling.learnWord", ["word": .string(text)])
        == "inkling.learnWord.word: expected a word of 1 to 256 bytes with a letter and without spaces, found another string"
    )
  }

  @Test func `words are forgotten one by one, by time, and altogether`() {
    var client = ScriptedClient.introduced()
    for word in ["alef", "bet", "gimel"] {
      _ = client.command("inkling.learnWord", ["word": .string(word)])
    }
    _ = client.command("inkling.learnWord", ["word": "dalet", "scope": "session"])
    #expect(client.command("inkling.forget", ["word": "bet"])?["removed"] == 1)
    #expect(client.command("inkling.forget", ["since": 0, "until": 1_000])?["removed"] == 0)
    #expect(
      client.command("inkling.learnedWords")?["words"]?.each("word") == ["alef", "dalet", "gimel"])
    #expect(client.command("inkling.forget", ["all": true])?["removed"] == 3)
    #expect(client.command("inkling.learnedWords") == ["words": []])
    #expect(
      client.refusal("inkling.forget", [:])
        == "inkling.forget: expected one of word, uri, since and until, workspace: true, or all: true, found none"
    )
  }

  @Test func `a document with two URIs is forgotten under both, or an error is reported`() {
    var client = ScriptedClient.introduced()
    client.world.disk.links["/link/a.md"] = "/true/a.md"
    for (word, uri) in [("alef", "file:///link/a.md"), ("bet", "file:///true/a.md")] {
      for kind in [UserWordChange.Kind.learn, .ignore] {
        client.world.store.words.apply(
          UserWordChange(kind: kind, word: word, scope: .document(uri), date: 1))
      }
    }
    client.world.store.failure = "there is no room on the disk"
    let uri: JSONValue = ["uri": "file:///link/a.md"]
    #expect(client.refusal("inkling.forget", uri) == "there is no room on the disk")
    #expect(client.received("window/showMessage") != nil, "about the n-grams that are rebuilt")
    client.world.store.failure = nil
    let answer = client.command("inkling.forget", uri)
    #expect(answer?["words"] == 2 && answer?["ignoredWords"] == 2 && answer?["removed"] == 4)
    #expect(client.world.store.words.learned.isEmpty && client.world.store.words.ignored.isEmpty)
  }

  @Test func `files of words are written and read by the store`() {
    var client = ScriptedClient.introduced()
    #expect(
      client.command("inkling.exportWords", ["path": "/a", "format": "vim"])
        == [
          "count": 2, "words": 2, "ignoredWords": 0, "replacements": 0, "corrections": 0,
          "emoji": 0, "leftOut": 1,
        ])
    #expect(
      client.command("inkling.importWords", ["path": "/a", "language": "en"])
        == [
          "count": 3, "words": 2, "ignoredWords": 0, "replacements": 0, "corrections": 1,
          "emoji": 0, "badLines": [3],
        ])
    guard case .export("/a", .vim)? = client.world.store.jobs.dropLast().last,
      case .import("/a", .plain, language: "en", date: 1_700_000_000)? = client.world.store.jobs
        .last
    else {
      Issue.record("expected an export and an import, found \(client.world.store.jobs)")
      return
    }
  }

  @Test func `a store that cannot be read is reported once`() {
    var client = ScriptedClient()
    client.world.store.failure = "the store is damaged"
    _ = client.request("initialize", ["capabilities": [:]])
    client.notify("initialized")
    #expect(client.received("window/showMessage")?["params"]?["message"] == "the store is damaged")
    client.open("a")
  }
}
