// `inkling/emoji`, and emoji in completions: queries, the menu after a colon, and recent emoji.

import InkJSON
import InkLexicon
import InkTestSupport
import Testing

@testable import InkServer

@Suite struct EmojiTests {
  private func client() throws -> ScriptedClient {
    ScriptedClient.introduced(emojiTables: [try SampleEmoji.table()])
  }

  private func texts(_ answer: JSONValue?) -> [String] {
    (answer?["emoji"]?.array ?? []).compactMap { $0["text"]?.string }
  }

  @Test func `emoji are found by name, with all their names`() throws {
    var client = try client()
    #expect(
      client.result("inkling/emoji", ["query": "smi", "limit": 1]) == [
        "emoji": [
          [
            "text": "😊", "name": "smiling face with smiling eyes",
            "keywords": ["blush", "eye", "face", "smile"], "category": "smileysAndPeople",
          ]
        ]
      ])
    #expect(texts(client.result("inkling/emoji", ["query": "red heart"])) == ["❤️"])
    #expect(texts(client.result("inkling/emoji", [:])).count == 11)
    #expect(texts(client.result("inkling/emoji", ["limit": 2])) == ["❤️", "👍"])
    #expect(texts(client.result("inkling/emoji", ["query": "zzz"])) == [])
    #expect(
      texts(client.result("inkling/emoji", ["query": "smi", "language": "en-GB"])).count == 3)
    #expect(client.error("inkling/emoji", ["limit": -1])?["code"] == -32602)
    #expect(client.error("inkling/emoji", ["query": 7])?["code"] == -32602)
  }

  @Test func `a language that is not in use is looked for, and may be missing`() throws {
    var client = try client()
    client.world.emojiTables = []
    #expect(texts(client.result("inkling/emoji", ["query": "smi", "language": "xx"])) == [])
    #expect(client.world.askedLanguages.last == ["xx"])
    client.world.emojiTables = [
      try SampleEmoji.table([Emoji(text: "❤️", name: "rött hjärta")], language: "sv")
    ]
    #expect(texts(client.result("inkling/emoji", ["query": "hja", "language": "sv"])) == ["❤️"])
  }

  @Test func `inserted emoji are recent, newest first`() throws {
    var client = try client()
    client.open("a ")
    #expect(texts(client.result("inkling/emoji", ["recent": true])) == [])
    client.change(to: 2, ["range": .range(0, 2, 2), "text": "🍕 "])
    client.change(to: 3, ["range": .range(0, 5, 5), "text": "👍🏽"])
    client.change(to: 4, ["range": .range(0, 5, 5), "text": "b"], ["text": "😊"])
    #expect(texts(client.result("inkling/emoji", ["recent": true])) == ["👍🏽", "🍕"])
    #expect(texts(client.result("inkling/emoji", ["recent": true, "query": "pi"])) == ["🍕"])
    // Reloading packs loses nothing.
    client.configure(["languages": ["en", "sv"]])
    #expect(texts(client.result("inkling/emoji", ["recent": true, "limit": 1])) == ["👍🏽"])
  }

  @Test func `used and favorite emoji are saved, except those used in private`()
    throws
  {
    var client = try client()
    client.open("a ")
    client.change(to: 2, ["range": .range(0, 2, 2), "text": "🍕"])
    let key: JSONValue = [
      "textDocument": ["uri": ScriptedClient.uri], "selection": .range(0, 2, 2),
      "action": ["type": "emoji", "text": "👍🏽"],
    ]
    #expect(client.result("inkling/handleAction", key)?["effects"]?[0]?["kind"] == "emojiUsed")
    #expect(client.world.store.words.emoji.recent == ["👍🏽", "🍕"])
    let written = client.world.store.jobs.count
    client.change(to: 3, ["range": .range(0, 2, 2), "text": "👍🏽"])
    #expect(client.world.store.jobs.count == written, "the change that the key has made")
    client.change(to: 4, ["range": .range(0, 2, 2), "text": "👍🏽"])
    #expect(client.world.store.jobs.count == written + 1)
    func favorite(_ emoji: JSONValue, _ isOne: JSONValue) -> JSONValue {
      [
        "command": "inkling.setFavoriteEmoji", "arguments": [["emoji": emoji, "favorite": isOne]],
      ]
    }
    #expect(
      client.result("workspace/executeCommand", favorite("❤️", true)) == ["changed": true])
    #expect(
      client.result("workspace/executeCommand", favorite("❤️", true)) == ["changed": false])
    #expect(texts(client.result("inkling/emoji", ["category": "favorites"])) == ["❤️"])
    #expect(texts(client.result("inkling/emoji", ["category": "recent"])) == ["👍🏽", "🍕"])
    #expect(client.world.store.words.emoji.favorites == ["❤️"])
    for other in ["ab", "x"] as [JSONValue] {
      #expect(client.error("workspace/executeCommand", favorite(other, true))?["code"] == -32602)
    }
    let all = texts(client.result("inkling/emoji", [:]))
    #expect(!all.isEmpty)
    #expect(texts(client.result("inkling/emoji", ["query": " "])) == all)
    let silence: JSONValue = [
      "command": "inkling.setLearning", "arguments": [["enabled": false]],
    ]
    _ = client.result("workspace/executeCommand", silence)
    client.change(to: 5, ["range": .range(0, 2, 2), "text": "😊"])
    #expect(texts(client.result("inkling/emoji", ["category": "recent"])) == ["👍🏽", "🍕"])
    #expect(client.world.store.words.emoji.recent == ["👍🏽", "🍕"])
  }

  @Test func `an emoji that was used in private is saved when it is used elsewhere`() throws {
    var client = try client()
    client.open("a ")
    _ = client.command(
      "inkling.setLearning", ["enabled": false, "uri": ScriptedClient.uri])
    client.change(to: 2, ["range": .range(0, 2, 2), "text": "🍕"])
    #expect(texts(client.result("inkling/emoji", ["recent": true])) == [])
    _ = client.command(
      "inkling.setLearning", ["enabled": true, "uri": ScriptedClient.uri])
    client.change(to: 3, ["range": .range(0, 2, 2), "text": "🍕"])
    #expect(client.world.store.words.emoji.recent == ["🍕"])
    // Another server has forgotten it, and this one does not know that yet.
    client.world.store.words = UserWords()
    client.change(to: 4, ["range": .range(0, 2, 2), "text": "🍕"])
    #expect(client.world.store.words.emoji.recent == ["🍕"])
  }

  @Test func `a favorite that could not be saved is saved when it is added again`() throws {
    var client = try client()
    let heart: JSONValue = ["emoji": "❤️", "favorite": true]
    let command: JSONValue = ["command": "inkling.setFavoriteEmoji", "arguments": [heart]]
    client.world.store.failure = "there is no room on the disk"
    #expect(client.error("workspace/executeCommand", command) != nil)
    #expect(texts(client.result("inkling/emoji", ["category": "favorites"])) == ["❤️"])
    client.world.store.failure = nil
    #expect(client.command("inkling.setFavoriteEmoji", heart) == ["changed": true])
    #expect(client.world.store.words.emoji.favorites == ["❤️"])
    #expect(client.command("inkling.setFavoriteEmoji", heart) == ["changed": false])
  }

  @Test func `of refused changes, only those of favorites stay in effect`() {
    var store = StoreTraffic()
    let changes = [UserEmojiChange.Kind.use, .addFavorite].map {
      UserEmojiChange($0, "🍕", date: 0)
    }
    for (index, change) in changes.enumerated() {
      let token = UInt64(index) + 1
      store.emoji.note([change], under: token)
      store.settle(StoreReport(token: token, .failed("the disk is full")))
    }
    #expect(store.emoji.changes == [changes[1]])
    let isRetried = store.emoji.retries(UserEmojiChange(.removeFavorite, "🍕", date: 1))
    #expect(isRetried)
    #expect(store.emoji.changes == [])
  }

  @Test func `nothing is recorded in a password field`() throws {
    var client = try client()
    client.open("a ")
    client.setField(["kind": "password"])
    client.change(to: 2, ["range": .range(0, 2, 2), "text": "🍕"])
    #expect(texts(client.result("inkling/emoji", ["recent": true])) == [])
  }

  @Test func `a menu offers emoji that replace the colon and the text after it`() throws {
    var client = try client()
    client.open("so :smi")
    let items = client.result("textDocument/completion", .at(0, 7))?["items"]
    #expect(items?[0]?["label"] == "😏")
    #expect(items?[0]?["filterText"] == ":smi")
    #expect(items?[0]?["textEdit"] == ["range": .range(0, 3, 7), "newText": "😏"])
    let resolved = client.result("completionItem/resolve", items?[0])
    #expect(resolved?["documentation"] == "From emoji")
  }

  @Test func `a colon offers completed names and nothing else`() throws {
    var client = try client()
    _ = client.command("inkling.learnWord", ["word": "zyxomat"])
    client.open(":pizza:\nzyx:\n:")
    let context: (String, JSONValue) = (
      "context", ["triggerKind": 2, "triggerCharacter": ":"]
    )
    let items = client.result("textDocument/completion", .at(0, 7, context))?["items"]
    #expect(items?.array?.count == 1)
    #expect(items?[0]?["textEdit"] == ["range": .range(0, 0, 7), "newText": "🍕"])
    for (line, character) in [(1, 4), (2, 1), (1, 3)] as [(Int64, Int64)] {
      let answer = client.result("textDocument/completion", .at(line, character, context))
      #expect(answer?["items"] == [])
    }
    #expect(client.result("textDocument/completion", .at(1, 3))?["items"]?.array?.count == 1)
  }

  @Test func `the setting takes effect immediately`() throws {
    var client = try client()
    client.open("so :smi")
    func kinds(_ client: inout ScriptedClient) -> Set<String> {
      let answer = client.result("inkling/autocomplete", .at(0, 7))
      return Set((answer?["suggestions"]?.array ?? []).compactMap { $0["kind"]?.string })
    }
    #expect(kinds(&client) == ["emoji"])
    client.configure(["suggestions": ["emoji": "off"]])
    #expect(!kinds(&client).contains("emoji"))
  }
}
