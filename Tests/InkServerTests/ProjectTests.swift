// Each document uses the settings and words of its own project, within one server.

import InkJSON
import InkLexicon
import InkRPC
import Testing

@testable import InkServer

/// Returns the suggestion limit that applies to a document, and the folder that sets it.
func followed(_ uri: String, _ client: inout ScriptedClient) -> [JSONValue?] {
  let status = client.result("inkling/status", ["textDocument": ["uri": .string(uri)]])
  return [status?["settings"]?["suggestions.limit"]?["value"], status?["folder"]]
}

@Suite struct ProjectTests {
  private func introduced(
    folders: [String], files: [String: String] = [:]
  ) -> ScriptedClient {
    .introduced(folders: folders.map { "file://\($0)" }, files: files)
  }

  private func limit(_ number: Int) -> String { #"{"suggestions": {"limit": \#(number)}}"# }

  @Test func `each document uses the settings of its folder`() {
    var client = introduced(
      folders: ["/a", "/b"],
      files: ["/a/.inkling.json": limit(1), "/b/.inkling.json": limit(2)])
    for uri: JSONValue in ["file:///a/x.md", "file:///b/x.md", "file:///c/x.md", "untitled:x"] {
      client.open("text", uri: uri)
    }
    #expect(followed("file:///a/x.md", &client) == [1, "/a"])
    #expect(followed("file:///b/x.md", &client) == [2, "/b"])
    #expect(followed("file:///c/x.md", &client) == [3, nil])
    #expect(followed("untitled:x", &client) == [1, "/a"])
    #expect(client.result("inkling/status", [:])?["folder"] == "/a")
    client.change(file: "/b/.inkling.json", to: limit(7))
    #expect(followed("file:///a/x.md", &client) == [1, "/a"])
    #expect(followed("file:///b/x.md", &client) == [7, "/b"])
  }

  @Test func `a folder whose path is not UTF-8 is left out, and it is said why`() {
    var client = introduced(folders: ["/caf%E9"])
    let reason =
      "expected a path in UTF-8, found other bytes in file:///caf%E9; no settings or words of a project apply there, unless its folders are renamed"
    #expect(client.received("window/logMessage")?["params"]?["message"] == .string(reason))
    let word: JSONValue = ["word": "frob", "scope": "workspace"]
    let refused = client.request("workspace/executeCommand", learning(word))
    #expect(refused?["error"]?["message"] == .string(reason))
    client.open("text", uri: "file:///b/na%EFve.md")
    let refusedThere = client.request(
      "workspace/executeCommand",
      learning(["word": "frob", "scope": "workspace", "uri": "file:///b/na%EFve.md"]))
    #expect(
      refusedThere?["error"]?["message"]
        == .string(reason.replacing("file:///caf%E9", with: "file:///b/na%EFve.md")))
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      [
        "event": [
          "added": [], "removed": [["uri": "file:///caf%E9", "name": "w"]],
        ]
      ])
    let without = client.request("workspace/executeCommand", learning(word))?["error"]?["message"]
    #expect(without?.string?.hasPrefix("expected an open workspace folder") == true)
  }

  private func learning(_ word: JSONValue) -> JSONValue {
    ["command": "inkling.learnWord", "arguments": [word]]
  }

  @Test func `the nearest folder with its own settings or words wins`() {
    var client = introduced(
      folders: ["/a"], files: ["/a/.inkling.json": limit(1), "/a/in/ner/.inkling.json": limit(2)])
    client.open("text", uri: "file:///a/in/ner/x.md")
    client.open("text", uri: "file:///a/in/x.md")
    #expect(followed("file:///a/in/ner/x.md", &client) == [2, "/a/in/ner"])
    #expect(followed("file:///a/in/x.md", &client) == [1, "/a"])
  }

  @Test func `a document outside the workspace finds its own project`() {
    var client = introduced(
      folders: ["/a"],
      files: ["/a/.inkling.json": limit(1), "/b c/.inkling.json": limit(2), "/d/.git/HEAD": ""])
    client.open("text", uri: "file:///b%20c/in/x.md")
    client.open("text", uri: "file:///d/in/x.md")
    #expect(followed("file:///b%20c/in/x.md", &client) == [2, "/b c"])
    #expect(followed("file:///d/in/x.md", &client) == [3, "/d"])
    let word: JSONValue = ["word": "frob", "scope": "workspace", "uri": "file:///d/in/x.md"]
    #expect(
      client.command("inkling.learnWord", word)
        == [
          "changed": true, "file": "/d/.inkling/words.txt", "message": "“frob” is learned",
        ])
  }

  @Test func `a document without a project has no project's callouts`() {
    let settings = #"{"callouts": {"overrides": {"a": "xy"}}}"#
    var client = introduced(folders: ["/a"], files: ["/a/.inkling.json": settings])
    for uri: JSONValue in ["file:///a/x.md", "file:///c/x.md"] { client.open("a", uri: uri) }
    let shown = { (client: inout ScriptedClient, uri: JSONValue) -> [String] in
      let place: JSONValue = ["textDocument": ["uri": uri], "position": .position(0, 1)]
      let callouts = client.result("inkling/callouts", place)?["callouts"]?.array ?? []
      return callouts.compactMap { $0["text"]?.string }
    }
    #expect(shown(&client, "file:///a/x.md") == ["a", "x", "y"])
    #expect(shown(&client, "file:///c/x.md").contains("à"))
  }

  @Test func `menus and pressed keys follow the document's folder, and without one the first`() {
    let settings = #"{"suggestions": {"labelsShowTyped": true}, "callouts": {"input": false}}"#
    for first in ["/a", "/b"] {
      var client = introduced(
        folders: [first, first == "/a" ? "/b" : "/a"], files: ["/b/.inkling.json": settings])
      _ = client.command("inkling.learnWord", ["word": "zyxomat"])
      for folder in ["/a", "/b"] {
        let document: JSONValue = ["uri": .string("file://\(folder)/x.md")]
        client.open("See zyxomta", uri: document["uri"] ?? .null)
        let menu = client.result(
          "textDocument/completion", ["textDocument": document, "position": .position(0, 11)])
        let labels = menu?["items"]?.each("label") ?? []
        #expect(labels.contains("zyxomta → zyxomat") == (folder == "/b"), "\(folder)")
        #expect(shown(in: document, &client) == (folder == "/b" ? .null : "e"), "\(folder)")
      }
      #expect(shown(in: nil, &client) == (first == "/b" ? .null : "e"))
    }
  }

  /// Returns what is shown above a pressed key for the letter e.
  private func shown(in document: JSONValue?, _ client: inout ScriptedClient) -> JSONValue? {
    var request = JSONObject()
    request["session"] = "1"
    request["event"] = [
      "kind": "press", "timeMilliseconds": 0, "location": ["x": 10, "y": 10],
      "action": ["type": "character", "text": "e"],
      "key": ["x": 0, "y": 0, "width": 40, "height": 50],
    ]
    request["textDocument"] = document
    return client.result("inkling/calloutEvent", .object(request))?["inputText"]
  }

  @Test func `words are flagged as the folder sets, or the language id in it`() {
    let settings = """
      {"diagnostics": {"unknownWords": "hint"},
       "byLanguageId": {"plaintext": {"diagnostics": {"unknownWords": "warning"}}}}
      """
    var client = introduced(folders: ["/a"], files: ["/a/.inkling.json": settings])
    client.open("blorft", uri: "file:///a/x.md")
    client.open("blorft", uri: "file:///a/x.txt", languageID: "plaintext")
    client.open("blorft", uri: "file:///c/x.md")
    var told: [String: JSONValue?] = [:]
    while let params = client.received("textDocument/publishDiagnostics")?["params"] {
      let severity = params["diagnostics"]?.array?.first?["severity"]
      told[params["uri"]?.string ?? ""] = severity
    }
    #expect(told == ["file:///a/x.md": 4, "file:///a/x.txt": 2])
  }

  @Test func `a folder is the same however its URI is spelled`() {
    var client = introduced(
      folders: ["/a b"], files: ["/a b/.inkling.json": limit(1), "/c:/.inkling.json": limit(2)])
    let spellings = ["file:///a%20b/x.md", "file://localhost/a b/y.md", "file:/%61%20b/z.md"]
    for uri in spellings { client.open("text", uri: .string(uri)) }
    for uri in spellings { #expect(followed(uri, &client) == [1, "/a b"], "\(uri)") }
    client.open("text", uri: "file:///c%3A/x.md")
    client.open("text", uri: "file:///c:/y.md")
    #expect(followed("file:///c%3A/x.md", &client) == [2, "/c:"])
    #expect(
      client.world.store.workspaceFiles == [
        "file:///a%20b": "/a b/.inkling/words.txt", "file:///c%3A": "/c:/.inkling/words.txt",
      ])
    let status = { (client: inout ScriptedClient, uri: String) in
      client.command("inkling.wordStatus", ["word": "frob", "uri": .string(uri)])?["learned"]
    }
    let word: JSONValue = ["word": "frob", "scope": "workspace", "uri": .string(spellings[0])]
    _ = client.command("inkling.learnWord", word)
    for uri in spellings { #expect(status(&client, uri) == true, "\(uri)") }
    #expect(status(&client, "file:///c:/y.md") == false)
    let change: JSONValue = ["event": ["added": [], "removed": [["uri": "file:///a b/"]]]]
    client.notify("workspace/didChangeWorkspaceFolders", change)
    for uri in spellings {
      client.close(.string(uri))
    }
    #expect(client.world.store.workspaceFiles == ["file:///c%3A": "/c:/.inkling/words.txt"])
  }

  @Test func `a document is the same however its URI is spelled, and through links`() {
    var client = introduced(folders: [])
    client.world.disk.links = ["/link/x.md": "/a b/x.md", "/link": "/a b"]
    let spellings = [
      "file:///a%20b/x.md", "file://localhost/a b/x.md", "file:/%61%20b/x.md", "file:///link/x.md",
    ]
    for uri in spellings { client.open("text", uri: .string(uri)) }
    for uri in spellings {
      let word: JSONValue = ["word": "frob", "scope": "document", "uri": .string(uri)]
      #expect(client.command("inkling.ignoreWord", word)?["changed"] == true, "\(uri)")
      for other in spellings {
        let asked: JSONValue = ["word": "frob", "uri": .string(other)]
        #expect(client.command("inkling.wordStatus", asked)?["ignored"] == true, "\(other)")
      }
      #expect(client.command("inkling.removeIgnoredWord", word)?["changed"] == true, "\(uri)")
    }
    _ = client.command(
      "inkling.ignoreWord", ["word": "frob", "scope": "document", "uri": "file:///link/new.txt"])
    let ignored = client.command("inkling.ignoredWords", [:])?["words"]?.array ?? []
    #expect(ignored.map { $0["document"] } == ["file:///a%20b/new.txt"])
  }

  @Test func `a document that is not a file has the words of its folder, otherwise of the first`() {
    var client = introduced(folders: ["/a", "/b"])
    let cell = "vscode-notebook-cell:/b/x.ipynb#W0"
    for uri in ["untitled:x", cell] { client.open("text", uri: .string(uri)) }
    for folder in ["a", "b"] {
      let uri = "file:///\(folder)/x.md"
      client.open("text", uri: .string(uri))
      let word: JSONValue = [
        "word": .string("in\(folder)"), "scope": "workspace", "uri": .string(uri),
      ]
      _ = client.command("inkling.learnWord", word)
    }
    let isLearned = { (client: inout ScriptedClient, word: String, uri: String) in
      client.command("inkling.wordStatus", ["word": .string(word), "uri": .string(uri)])?["learned"]
    }
    #expect(isLearned(&client, "ina", "untitled:x") == true)
    #expect(isLearned(&client, "inb", "untitled:x") == false)
    #expect(isLearned(&client, "ina", cell) == false)
    #expect(isLearned(&client, "inb", cell) == true)
  }

  @Test func `folders are compared byte by byte`() {
    var client = introduced(folders: ["/x/\u{E9}", "/y"])
    client.open("text", uri: "file:///x/e%CC%81/a.md")
    client.open("text", uri: "file:///y/%CC%81in/a.md")
    #expect(followed("file:///x/e%CC%81/a.md", &client) == [3, nil])
    #expect(followed("file:///y/%CC%81in/a.md", &client) == [3, "/y"])
  }

  @Test func `folders are added and removed`() {
    var client = introduced(
      folders: ["/a"], files: ["/a/.inkling.json": limit(1), "/b/.inkling.json": limit(2)])
    client.open("text", uri: "file:///a/x.md")
    let event = { (added: [JSONValue], removed: [JSONValue]) -> JSONValue in
      ["event": ["added": .array(added), "removed": .array(removed)]]
    }
    client.notify(
      "workspace/didChangeWorkspaceFolders", event([["uri": "file:///b"]], [["uri": "file:///a"]]))
    client.open("text", uri: "untitled:x")
    #expect(followed("untitled:x", &client) == [2, "/b"])
    // It is no longer a workspace folder, but still the project of the document.
    #expect(followed("file:///a/x.md", &client) == [1, "/a"])
    client.close("file:///a/x.md")
    #expect(client.world.store.workspaceFiles == ["file:///b": "/b/.inkling/words.txt"])
  }

  @Test func `the projects of documents that are closed together are dropped together`() {
    let folders = (1...9).map { "/p\($0)" }
    let files = folders.map { ("\($0)/.inkling.json", limit(1)) }
    var client = introduced(folders: ["/a"], files: Dictionary(files) { $1 })
    for folder in folders { client.open("text", uri: .string("file://\(folder)/x.md")) }
    #expect(client.world.store.workspaceFiles?.count == 10)
    let before = client.world.store.jobs.count
    let closings = folders.flatMap { folder in
      let document: JSONValue = ["textDocument": ["uri": .string("file://\(folder)/x.md")]]
      return Frame.notification("textDocument/didClose", params: document)
    }
    client.send(bytes: closings)
    #expect(client.world.store.workspaceFiles == ["file:///a": "/a/.inkling/words.txt"])
    let loads = client.world.store.jobs.dropFirst(before).filter {
      if case .load = $0 { true } else { false }
    }
    #expect(loads.count == 1)
  }

  @Test func `a project that appears or disappears is noticed when a document is saved`() {
    var client = introduced(folders: ["/a"], files: ["/a/.inkling.json": limit(1)])
    let uri = "file:///a/in/x.md"
    client.open("text", uri: .string(uri))
    let save = { (client: inout ScriptedClient) in
      client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
    }
    client.world.disk.contents["/a/in/.inkling.json"] = Array(limit(2).utf8)
    #expect(followed(uri, &client) == [1, "/a"])
    save(&client)
    #expect(followed(uri, &client) == [2, "/a/in"])
    client.change(file: "/a/in/.inkling.json", to: limit(5))
    #expect(followed(uri, &client) == [5, "/a/in"])
    client.world.disk.contents["/a/in/.inkling.json"] = nil
    save(&client)
    #expect(followed(uri, &client) == [1, "/a"])
  }

  @Test func `a list in the settings is resolved in the document's own folder`() {
    let setting = #"{"dataSources": {"people": {"path": "people.txt"}}}"#
    var client = introduced(
      folders: ["/a", "/b"],
      files: [
        "/a/.inkling.json": setting, "/b/.inkling.json": setting, "/a/people.txt": "Anna\n",
        "/b/people.txt": "Bert\n",
      ])
    for folder in ["a", "b"] { client.open("ask @", uri: .string("file:///\(folder)/x.md")) }
    let offered = { (client: inout ScriptedClient, folder: String) -> [String] in
      let params: JSONValue = [
        "textDocument": ["uri": .string("file:///\(folder)/x.md")], "position": .position(0, 5),
      ]
      let answer = client.result("inkling/autocomplete", params)
      return (answer?["suggestions"]?.array ?? []).compactMap { $0["text"]?.string }
    }
    #expect(offered(&client, "a") == ["Anna"])
    #expect(offered(&client, "b") == ["Bert"])
    client.change(file: "/b/people.txt", to: "Bill\n")
    #expect(offered(&client, "b") == ["Bill"])
  }

  @Test func `a missing list is reported with its folder, or for the lack of one`() {
    let setting = #"{"dataSources": {"people": {"path": "people.txt"}}}"#
    var client = introduced(folders: ["/a", "/b"], files: [World.settingsPath: setting])
    let told = { (client: inout ScriptedClient) in
      client.received("window/logMessage")?["params"]?["message"]
    }
    for folder in ["a", "b"] {
      #expect(
        told(&client)
          == .string("dataSources.people: expected a file, found none at /\(folder)/people.txt"))
    }
    var alone = introduced(folders: [], files: [World.settingsPath: setting])
    alone.open("text", uri: "file:///c/x.md")
    #expect(
      told(&alone)
        == "dataSources.people: expected a project for its relative path, found none; begin it with / or ~/"
    )
  }

  @Test func `n-grams are rebuilt for another folder only if it has other words`() {
    var client = introduced(
      folders: ["/a"], files: ["/b/.inkling.json": limit(1), "/c/.inkling/words.txt": "frob"])
    func remade(_ client: borrowing ScriptedClient) -> Int {
      client.world.store.jobs.count {
        if case .ngrams(_, anew: true, _) = $0 { true } else { false }
      }
    }
    client.open("text", uri: "file:///a/x.md")
    #expect(remade(client) == 1)
    client.open("text", uri: "file:///b/x.md")
    client.settle()
    #expect(client.world.store.workspaceFiles?.count == 2)
    #expect(remade(client) == 1)
    let change = UserWordChange(
      kind: .learn, word: "frob", scope: .workspace("file:///c"), date: 1)
    client.world.store.words.apply(change)
    client.open("text", uri: "file:///c/x.md")
    client.settle()
    #expect(remade(client) == 2)
  }

  @Test func `words apply in their folder, and the lists of each are read`() {
    var client = introduced(folders: ["/a", "/b"])
    client.open("text", uri: "file:///a/x.md")
    client.open("text", uri: "file:///b/x.md")
    #expect(
      client.world.store.workspaceFiles == [
        "file:///a": "/a/.inkling/words.txt", "file:///b": "/b/.inkling/words.txt",
      ])
    let word: JSONValue = ["word": "frob", "scope": "workspace", "uri": "file:///b/x.md"]
    #expect(
      client.command("inkling.learnWord", word)
        == [
          "changed": true, "file": "/b/.inkling/words.txt", "message": "“frob” is learned",
        ])
    #expect(client.world.store.words.learned.map(\.scope) == [.workspace("file:///b")])
    let inB: JSONValue = ["word": "frob", "uri": "file:///b/x.md"]
    #expect(
      client.command("inkling.wordStatus", inB)
        == [
          "known": true, "learned": true, "ignored": false, "scopes": ["workspace"],
          "files": ["/b/.inkling/words.txt"],
        ])
    let inA: JSONValue = ["word": "frob", "uri": "file:///a/x.md"]
    #expect(
      client.command("inkling.wordStatus", inA)
        == ["known": false, "learned": false, "ignored": false, "scopes": []])
  }
}
