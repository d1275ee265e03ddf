// Typed text is passed to the store when it is complete, unless it is private.

import InkJSON
import InkLexicon
import InkServer
import Testing

@Suite struct LearningTests {
  /// The texts passed to the store.
  private func counts(_ client: borrowing ScriptedClient) -> [TextCounts] {
    client.world.store.jobs.compactMap {
      if case .learnText(let text, _, _, _) = $0 { text } else { nil }
    }
  }

  /// Returns a client whose learned words are known without a language pack.
  private func taught(
    _ settings: JSONValue = [:], capabilities: JSONValue = [:]
  ) -> ScriptedClient {
    var client = ScriptedClient.introduced(capabilities: capabilities)
    client.configure(settings)
    for word in ["zyxomat", "blorft"] {
      _ = client.command("inkling.learnWord", ["word": .string(word)])
    }
    client.open("")
    return client
  }

  private func type(_ text: String, _ client: inout ScriptedClient) {
    for (character, letter) in text.enumerated() {
      let place = JSONValue.position(0, Int64(character))
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": ScriptedClient.uri, "version": .integer(Int64(character + 2))],
          "contentChanges": [
            ["range": ["start": place, "end": place], "text": .string(String(letter))]
          ],
        ])
    }
  }

  @Test func `a complete sentence is passed to the store, the rest when the document is closed`() {
    var client = taught()
    type("zyxomat blorft. blorft", &client)
    #expect(counts(client).map(\.wordCount) == [2])
    client.close()
    #expect(counts(client).map(\.wordCount) == [2, 1])
    #expect(counts(client).map(\.usedWords) == [["zyxomat": 1, "blorft": 1], ["blorft": 1]])
  }

  @Test func `a failure to save typed text is reported once`() {
    var client = taught()
    client.world.store.failure = "there is no room on the disk"
    type("zyxomat blorft. Blorft zyxomat. A", &client)
    #expect(counts(client).count == 2)
    #expect(
      client.received("window/showMessage")?["params"]?["message"] == "there is no room on the disk"
    )
  }

  @Test func `a word half typed when a setting changes is learned once it is complete`() {
    var client = taught()
    type("blorft zyxo", &client)
    client.configure(["suggestions": ["limit": 4]])
    #expect(counts(client).map(\.usedWords) == [["blorft": 1]])
    #expect(counts(client).allSatisfy { $0.newWords.isEmpty })
  }

  /// The capabilities of a client that reports saves.
  private let saves: JSONValue = ["textDocument": ["synchronization": ["didSave": true]]]
  private let document: JSONValue = ["textDocument": ["uri": ScriptedClient.uri]]

  @Test func `a file is learned from as it was saved, up to its last word`() {
    var client = taught(capabilities: saves)
    type("zyxomat blorft. zyxomat", &client)
    #expect(counts(client).isEmpty)
    client.notify("textDocument/didSave", document)
    #expect(counts(client).map(\.wordCount) == [2])
    client.notify("textDocument/didClose", document)
    #expect(counts(client).map(\.wordCount) == [2, 1])
  }

  @Test(arguments: ["textDocument/didClose", "shutdown"])
  func `text discarded unsaved is not learned`(end: String) {
    var client = taught(capabilities: saves)
    type("zyxomat blorft. zyxomat", &client)
    client.notify("textDocument/didSave", document)
    type("blorft blorft blorft. blorft", &client)
    if end == "shutdown" {
      _ = client.request(end)
    } else {
      client.notify(end, document)
    }
    #expect(counts(client).map(\.usedWords) == [["zyxomat": 1, "blorft": 1]])
  }

  @Test func `text typed while learning is off is not learned when it is saved`() {
    var client = taught(["learning": ["automatic": false]], capabilities: saves)
    type("zyxomat ", &client)
    client.configure(["learning": ["automatic": true]])
    type("blorft ", &client)
    client.notify("textDocument/didSave", document)
    client.notify("textDocument/didClose", document)
    #expect(counts(client).map(\.usedWords) == [["blorft": 1]])
  }

  @Test func `text typed into a search field is not learned when the field becomes a text`() {
    for capabilities in [saves, [:]] {
      var client = taught(capabilities: capabilities)
      for (kind, text) in [("search", "zyxomat zyxomat "), ("text", "blorft ")] {
        client.setField(["kind": .string(kind)])
        type(text, &client)
      }
      client.notify("textDocument/didSave", document)
      client.notify("textDocument/didClose", document)
      #expect(counts(client).map(\.usedWords) == [["blorft": 1]])
    }
  }

  @Test(arguments: [true, false])
  func `n-grams on their way when something is forgotten are not taken`(isForgottenHere: Bool) {
    var client = taught()
    client.world.store.ngrams = UserNgrams(UserNgramCounts(), packs: [], learned: [])
    _ = client.command("inkling.learnedTexts")
    #expect(client.hasUserNgrams == true)

    client.world.store.isSlow = true
    client.send(request: "workspace/executeCommand", ["command": "inkling.learnedTexts"])
    // What is read after the forgetting has failed, say.
    client.world.store.ngrams = nil
    if isForgottenHere {
      let all: JSONValue = ["command": "inkling.forget", "arguments": [["all": true]]]
      client.send(request: "workspace/executeCommand", all)
    }
    client.world.store.isSlow = false
    client.settle()
    #expect(client.hasUserNgrams == !isForgottenHere)
    _ = client.rest()
  }

  @Test func `shutdown passes on what is left`() {
    var client = taught()
    type("zyxomat", &client)
    #expect(client.request("shutdown")?["result"] == .null)
    #expect(counts(client).map(\.wordCount) == [1])
  }

  @Test func `nothing is learned if the setting or the switch is off`() {
    var off = taught(["learning": ["automatic": false]])
    type("zyxomat blorft. zyxomat", &off)
    #expect(counts(off).isEmpty)
    for uri: JSONValue? in [ScriptedClient.uri, nil] {
      var secret = taught()
      var argument = JSONObject([("enabled", false)])
      argument["uri"] = uri
      #expect(secret.command("inkling.setLearning", .object(argument)) == ["enabled": false])
      type("zyxomat blorft. zyxomat", &secret)
      #expect(secret.request("shutdown")?["result"] == .null)
      #expect(counts(secret).isEmpty)
    }
  }

  @Test func `text typed in private stays private when learning resumes`() {
    for uri: JSONValue? in [ScriptedClient.uri, nil] {
      var client = taught()
      for (enabled, text) in [(false, "zyxomat zyxomat "), (true, "")] {
        var argument = JSONObject([("enabled", .bool(enabled))])
        argument["uri"] = uri
        _ = client.command("inkling.setLearning", .object(argument))
        type(text, &client)
      }
      type("blorft ", &client)
      #expect(client.request("shutdown")?["result"] == .null)
      #expect(counts(client).map(\.usedWords) == [["blorft": 1]])
    }
  }

  @Test func `a disabled provider learns nothing`() {
    var client = taught(["provider": ["kind": "disabled"]])
    type("zyxomat blorft. ", &client)
    #expect(client.request("shutdown")?["result"] == .null)
    #expect(counts(client).isEmpty)
  }

  @Test func `nothing of a password, or of what looks like one, is passed to the store`() {
    var client = taught()
    type("zyxomat dfghjklq blorft hunter2 zyxomat. ", &client)
    client.setField(["kind": "password"])
    type("blorft blorft zyxomat. ", &client)
    #expect(client.request("shutdown")?["result"] == .null)
    let kept = Set(
      counts(client).flatMap(\.triples.keys).flatMap { [$0.first, $0.second, $0.word] })
    #expect(kept.isSubset(of: ["<s>", "<unk>", "zyxomat", "blorft"]))
    #expect(counts(client).map(\.newWords) == [[:]])
    #expect(counts(client).map(\.usedWords) == [["zyxomat": 2, "blorft": 1]])
  }

  @Test func `the learned texts are listed`() {
    var client = taught()
    type("zyxomat blorft. ", &client)
    let text: JSONValue = [
      "uri": ScriptedClient.uri, "origin": "typed", "words": 2, "since": 1_700_000_000,
      "until": 1_700_000_000,
    ]
    #expect(client.command("inkling.learnedTexts", [:]) == ["texts": [text]])
  }

  @Test func `the quarantine comes from the settings`() {
    var client = taught(["learning": ["quarantine": 4]])
    type("zyxomat. zyxomat", &client)
    let quarantines = client.world.store.jobs.compactMap {
      if case .learnText(_, _, let quarantine, _) = $0 { quarantine } else { nil }
    }
    #expect(quarantines == [4])
  }

  @Test func `typed text is learned when its document is opened a second time`() {
    var client = taught()
    type("zyxomat blorft", &client)
    client.open("")
    #expect(counts(client).map(\.wordCount) == [2])
  }

  @Test func `switches for a document need not wait for the user's words`() {
    var client = ScriptedClient()
    client.world.store.words.apply(UserWordChange(kind: .learn, word: "zyxomat", date: 1))
    client.world.store.isSlow = true
    _ = client.request("initialize", ["capabilities": [:]])
    client.notify("initialized")
    client.open("")
    let answer = client.command(
      "inkling.setLearning", ["enabled": false, "uri": ScriptedClient.uri])
    #expect(answer?["enabled"] == false)
    type("zyxomat. zyxomat. zyxomat", &client)
    let words = client.send(
      request: "workspace/executeCommand",
      ["command": "inkling.wordStatus", "arguments": [["word": "zyxomat"]]])
    #expect(client.answer(to: words) == nil, "a command about words waits")
    client.world.store.isSlow = false
    client.settle()
    #expect(client.answer(to: words)?["result"]?["learned"] == true)
    client.close()
    #expect(counts(client).isEmpty)
  }
}
