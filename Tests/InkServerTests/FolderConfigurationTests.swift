// The settings that a client has for its folders: requested for each, and applied to its documents.

import InkJSON
import Testing

@testable import InkServer

@Suite struct FolderConfigurationTests {
  @Test func `a client's settings are requested and kept per folder`() {
    var client = ScriptedClient.introduced(
      capabilities: ["workspace": ["configuration": true]],
      folders: ["file:///a", "file:///b"])
    let question = client.received("workspace/configuration")
    let item = { (folder: JSONValue) -> JSONValue in ["scopeUri": folder, "section": "inkling"] }
    #expect(
      question?["params"]
        == ["items": [["section": "inkling"], item("file:///a"), item("file:///b")]])
    let settings = { (limit: JSONValue) -> JSONValue in ["suggestions": ["limit": limit]] }
    client.answer(question, with: [settings(6), settings(7), nil])
    for folder in ["a", "b", "c"] { client.open("text", uri: .string("file:///\(folder)/x.md")) }
    #expect(followed("file:///a/x.md", &client) == [7, "/a"])
    #expect(followed("file:///b/x.md", &client) == [6, "/b"])
    #expect(followed("file:///c/x.md", &client) == [6, nil])
    // An added folder is requested together with the others.
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": "file:///c"]], "removed": []]])
    let again = client.received("workspace/configuration")
    #expect(again?["params"]?["items"]?.array?.last == item("file:///c"))
    client.answer(again, with: [settings(6), settings(7), settings(8), settings(9)])
    #expect(followed("file:///b/x.md", &client) == [8, "/b"])
    #expect(followed("file:///c/x.md", &client) == [9, "/c"])
    // What the client sends by itself does not replace what it answers, for which it is asked again.
    client.configure(["inkling": settings(5)])
    let last = client.received("workspace/configuration")
    #expect(last?["params"] == again?["params"])
    #expect(followed("file:///a/x.md", &client) == [7, "/a"])
    client.answer(last, with: [settings(4), settings(3), nil, nil])
    #expect(followed("file:///a/x.md", &client) == [3, "/a"])
    #expect(followed("file:///b/x.md", &client) == [4, "/b"])
  }

  @Test func `the external provider sees nothing of a folder whose own provider is local`() {
    var client = ScriptedClient()
    client.world.shownNanoseconds = 1_000_000_000
    client.world.disk.contents[World.settingsPath] = Array(
      #"{"provider": {"kind": "external", "external": {"command": ["/bin/provider"]}}}"#.utf8)
    client.introduce(
      capabilities: ["workspace": ["configuration": true]], folders: ["file:///a", "file:///b"])
    client.answer(
      client.received("workspace/configuration"), with: [nil, nil, ["provider": ["kind": "local"]]])
    for folder in ["a", "b"] { client.open("we go", uri: .string("file:///\(folder)/x.md")) }
    func ask(_ uri: JSONValue, _ client: inout ScriptedClient) -> [JSONValue?] {
      let id = client.send(
        request: "inkling/autocomplete",
        [
          "textDocument": ["uri": uri], "position": .position(0, 5), "want": ["suggestions"],
        ])
      _ = client.suggested(to: id)
      return client.askedOfExternalProvider().map { $0["method"] }
    }
    #expect(ask("file:///b/x.md", &client) == [])
    #expect(ask("file:///a/x.md", &client) == ["initialize"])
    client.greet(words: true)
    #expect(ask("file:///b/x.md", &client) == [])
    for folder in ["a", "b"] {
      for (scope, word) in [("workspace", "Goober"), ("document", "gooey")] {
        _ = client.command(
          "inkling.learnWord",
          [
            "word": .string(word + folder), "scope": .string(scope),
            "uri": .string("file:///\(folder)/x.md"),
          ])
      }
      _ = client.command("inkling.forget", ["word": .string("gooey" + folder)])
    }
    let told = client.askedOfExternalProvider().map { $0["params"]?["word"] }
    #expect(told == ["Goobera", "gooeya", "gooeya"])
    #expect(ask("file:///a/x.md", &client) == ["suggestions"])
  }

  @Test func `a folder's settings are requested for its URI as the client spells it`() {
    var client = ScriptedClient.introduced(
      capabilities: ["workspace": ["configuration": true]],
      folders: ["file:///c:/my notes/", "file:///c%3a/my%20notes"])
    let question = client.received("workspace/configuration")
    #expect(
      question?["params"]?["items"]?.array?.map { $0["scopeUri"] } == [nil, "file:///c:/my notes/"])
    client.answer(question, with: [nil, ["suggestions": ["limit": 7]]])
    client.open("text", uri: "file:///c%3A/my%20notes/x.md")
    #expect(followed("file:///c%3A/my%20notes/x.md", &client) == [7, "/c:/my notes"])
  }
}
