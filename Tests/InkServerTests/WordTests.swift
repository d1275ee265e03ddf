// Taught and ignored words: in memory at once, answered when they are safe.

import InkJSON
import InkLexicon
import InkServer
import Testing

@Suite struct WordTests {
  private static let learn: JSONValue = [
    "command": "inkling.learnWord", "arguments": [["word": "zyxomat"]],
  ]

  @Test func `a word is taught, listed and taken back`() {
    var client = ScriptedClient.introduced()
    let word: JSONValue = ["word": "zyxomat"]
    #expect(client.command("inkling.learnWord", word) == ["changed": true])
    #expect(client.command("inkling.learnWord", word) == ["changed": false])
    #expect(
      client.command("inkling.wordStatus", word)
        == ["known": true, "learned": true, "ignored": false, "scopes": ["user"]])
    #expect(
      client.command("inkling.learnedWords") == [
        "words": [
          ["word": "zyxomat", "count": 0, "origin": "user", "since": 1_700_000_000]
        ]
      ])
    #expect(client.command("inkling.unlearnWord", word) == ["changed": true])
    #expect(client.command("inkling.unlearnWord", word) == ["changed": false])
    #expect(client.command("inkling.learnedWords") == ["words": []])
    #expect(client.finish() == [])
  }

  @Test func `a word is ignored in a scope and heard again`() {
    var client = ScriptedClient.introduced()
    let here: JSONValue = ["word": "zyxomat", "scope": "document", "uri": ScriptedClient.uri]
    #expect(client.command("inkling.ignoreWord", here) == ["changed": true])
    #expect(client.command("inkling.ignoredWords")?["words"]?.each("origin") == ["document"])
    #expect(client.command("inkling.ignoredWords", ["scope": "user"]) == ["words": []])
    #expect(client.command("inkling.removeIgnoredWord", here) == ["changed": true])
    #expect(client.command("inkling.ignoredWords") == ["words": []])
    #expect(client.finish() == [])
  }

  @Test func `long lists come in parts`() {
    var client = ScriptedClient.introduced()
    for word in ["alef", "bet", "gimel"] {
      _ = client.command("inkling.learnWord", ["word": .string(word)])
    }
    let part = client.command("inkling.learnedWords", ["offset": 1, "limit": 1])
    #expect(part?["words"]?.each("word") == ["bet"])
    #expect(client.finish() == [])
  }

  @Test func `a taught word holds at once and is answered when it is on disk`() {
    var client = ScriptedClient.introduced()
    client.world.storeIsSlow = true
    let id = client.send(request: "workspace/executeCommand", Self.learn)
    #expect(client.answer(to: id) == nil)
    #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["learned"] == true)
    client.world.storeIsSlow = false
    client.settle()
    #expect(client.answer(to: id)?["result"] == ["changed": true])
    #expect(client.finish() == [])
  }

  @Test func `shutdown is answered when everything is on disk`() {
    var client = ScriptedClient.introduced()
    client.world.storeIsSlow = true
    let learn = client.send(request: "workspace/executeCommand", Self.learn)
    let shutdown = client.send(request: "shutdown")
    #expect(client.answer(to: shutdown) == nil)
    client.world.storeIsSlow = false
    client.settle()
    #expect(client.answer(to: learn)?["result"] == ["changed": true])
    #expect(client.answer(to: shutdown)?["result"] == .null)
    #expect(client.finish() == [])
  }

  @Test func `shutdown is answered though the store is of no use`() {
    var client = ScriptedClient.introduced()
    client.world.storeFailure = "there is no room on the disk"
    #expect(client.request("shutdown")?["result"] == .null)
    #expect(client.finish() == [])
  }

  @Test func `words for the session are no business of the store`() {
    var client = ScriptedClient.introduced()
    let session: JSONValue = ["word": "zyxomat", "scope": "session"]
    #expect(client.command("inkling.ignoreWord", session) == ["changed": true])
    #expect(client.world.jobs == [.load(path: nil)])
    #expect(client.finish() == [])
  }

  @Test func `what another server has learnt is there with the next document`() {
    var client = ScriptedClient.introduced()
    _ = client.command("inkling.ignoreWord", ["word": "blorft", "scope": "session"])
    _ = client.world.words.apply(UserWordChange(kind: .learn, word: "zyxomat", date: 0))
    client.open("a text")
    #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["learned"] == true)
    // What only this session knows is still known.
    #expect(client.command("inkling.wordStatus", ["word": "blorft"])?["ignored"] == true)
    #expect(client.finish() == [])
  }

  @Test func `a word taught while the disk is read again is not lost`() {
    var client = ScriptedClient.introduced()
    client.world.storeIsSlow = true
    client.open("a text")
    client.send(request: "workspace/executeCommand", Self.learn)
    client.world.storeIsSlow = false
    client.settle()
    #expect(client.command("inkling.wordStatus", ["word": "zyxomat"])?["learned"] == true)
  }

  @Test func `a store that cannot be read is told of once`() {
    var client = ScriptedClient()
    client.world.storeFailure = "the store is damaged"
    _ = client.request("initialize", ["capabilities": [:]])
    client.notify("initialized")
    #expect(client.received("window/showMessage")?["params"]?["message"] == "the store is damaged")
    client.open("a")
    #expect(client.finish() == [])
  }
}
