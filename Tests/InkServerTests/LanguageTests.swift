// The languages of documents: set by commands or fields, and the packs opened for them.

import InkJSON
import InkLexicon
import InkServer
import InkTestSupport
import Testing

@Suite struct LanguageTests {
  private let packs: [LanguagePack]

  init() throws {
    packs = [
      try TinyPack.pack(["the mill is in the street", "we met in the mine"]),
      try TinyPack.pack(["die Mitte ist in der Stadt", "der Mond und die Mine"], language: "de"),
    ]
  }

  private func client(_ languages: JSONValue) -> ScriptedClient {
    var client = ScriptedClient.introduced(packs: packs)
    client.configure(["languages": languages])
    return client
  }

  /// Returns the words offered at the end of the tests' document.
  private func words(_ client: inout ScriptedClient, at character: Int64) -> [String] {
    let answer = client.result("inkling/autocomplete", .at(0, character))
    return answer?["suggestions"]?.array?.compactMap { $0["text"]?.string } ?? []
  }

  @Test func `a language is set for a document, and reset`() {
    var client = client(["en"])
    client.open("mi")
    #expect(words(&client, at: 2).contains("mill"))
    let german: JSONValue = ["language": "de", "uri": ScriptedClient.uri]
    #expect(client.command("inkling.setLanguage", german) == ["language": "de"])
    #expect(client.world.askedLanguages.last == ["en", "de"])
    #expect(words(&client, at: 2).contains("Mitte"))
    #expect(!words(&client, at: 2).contains("mill"))
    #expect(
      client.command("inkling.setLanguage", ["uri": ScriptedClient.uri]) == ["language": nil])
    #expect(words(&client, at: 2).contains("mill"))
  }

  @Test func `the next language is the next of the settings, and the first after the last`() {
    var client = client(["en", "de"])
    client.open("mi")
    let here: JSONValue = ["uri": ScriptedClient.uri]
    #expect(client.command("inkling.nextLanguage", here) == ["language": "de"])
    #expect(!words(&client, at: 2).contains("mill"))
    #expect(client.command("inkling.nextLanguage", here) == ["language": "en"])
    #expect(!words(&client, at: 2).contains("Mitte"))
  }

  @Test(arguments: ["de", "de-AT", "fr"])
  func `the next language is the one after that of the field`(field: String) {
    var client = client(["en", "de"])
    client.open("mi")
    client.setField(["kind": "text", "language": .string(field)])
    let next = client.command("inkling.nextLanguage", ["uri": ScriptedClient.uri])
    #expect(next == ["language": "en"])
  }

  @Test func `without a document the languages of the session change`() {
    var client = client(["en", "de"])
    #expect(client.command("inkling.nextLanguage") == ["language": "de"])
    #expect(client.world.askedLanguages.last == ["de", "en"])
    #expect(client.command("inkling.setLanguage", ["language": "de"]) == ["language": "de"])
    #expect(client.world.askedLanguages.last == ["de"])
    #expect(client.command("inkling.setLanguage") == ["language": nil])
    #expect(client.world.askedLanguages.last == ["en", "de"])
  }

  @Test func `a language without a pack is refused, and nothing changes`() {
    var client = client(["en"])
    client.open("mi")
    let command: JSONValue = [
      "command": "inkling.setLanguage", "arguments": [["language": "xx", "uri": "file:///a.md"]],
    ]
    #expect(
      client.error("workspace/executeCommand", command)?["message"]?.string?
        .contains("expected a language that has a pack, found \"xx\"") == true)
    #expect(words(&client, at: 2).contains("mill"))
  }

  @Test func `a field sets its language, and its pack is open as long as the document is`() {
    var client = client(["en"])
    client.open("mi")
    client.setField(["kind": "text", "language": "de"])
    #expect(client.world.askedLanguages.last == ["en", "de"])
    #expect(words(&client, at: 2).contains("Mitte"))
    client.close()
    #expect(client.world.askedLanguages.last == ["en"])
  }

  @Test func `in a language without a pack nothing is offered and nothing flagged`() {
    var client = client(["en", "de"])
    client.open("lapsi juoksee kotiin koiran kanssa mi")
    #expect(words(&client, at: 37) == [])
    let want: (String, JSONValue) = ("want", ["corrections"])
    let answer = client.result("inkling/autocomplete", .at(0, 37, want))
    #expect(answer?["corrections"] == [])
    #expect(answer?["typed"]?["flagged"] == false)
  }
}
