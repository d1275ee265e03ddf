// Messages are read as the protocol defines, unknown members are ignored, and errors name what is wrong.

import InkJSON
import InkLSP
import Testing

@Suite struct ReadingTests {
  /// Returns what a type reports as wrong with some parameters; nil if nothing is.
  private func complaint<Message: JSONReadable>(
    _: Message.Type, _ params: JSONValue
  ) -> String? {
    do throws(JSONDecodingError) {
      _ = try Message(from: JSONField(params, "params"))
      return nil
    } catch {
      return error.description
    }
  }

  private let document: JSONValue = ["uri": "file:///a"]
  private let place: JSONValue = ["line": 0, "character": 0]

  @Test func `initialize requires no parameters`() throws {
    let request = try InitializeRequest(from: JSONField(nil, "params"))
    #expect(request.processID == nil)
    #expect(request.workspaceFolders == [])
    #expect(request.capabilities == ClientCapabilities(nil))
  }

  @Test(
    arguments: [
      (
        [
          "rootPath": "/oldest", "rootUri": "file:///old",
          "workspaceFolders": [["uri": "file:///new", "name": "n"]],
        ], ["file:///new"]
      ),
      (
        ["rootPath": "/oldest", "rootUri": "file:///old", "workspaceFolders": nil], ["file:///old"]
      ),
      (["rootUri": "file:///old", "workspaceFolders": []], ["file:///old"]),
      (["rootPath": "/the oldest", "rootUri": nil], ["file:///the%20oldest"]),
      (["rootPath": nil], []), (["rootPath": ""], []),
      (
        ["workspaceFolders": [nil, ["name": "n"], ["uri": "file:///a", "name": "a"]]],
        ["file:///a"]
      ),
      (["workspaceFolders": 5, "rootUri": [:], "rootPath": "/b"], ["file:///b"]),
    ] as [(JSONValue, [String])])
  func `initialize reads the folders from the most recent member`(
    params: JSONValue, folders: [String]
  ) throws {
    #expect(
      try InitializeRequest(from: JSONField(params, "params")).workspaceFolders.map(\.uri)
        == folders)
  }

  @Test(
    arguments: [
      (["added": [["uri": "file:///a"]]], ["file:///a"], []),
      (["added": nil, "removed": [["uri": "file:///a"]]], [], ["file:///a"]),
      (["added": [nil, ["uri": nil], ["uri": "file:///a"]], "removed": [5]], ["file:///a"], []),
    ] as [(JSONValue, [String], [String])])
  func `what is no folder does not cost the folders beside it`(
    event: JSONValue, added: [String], removed: [String]
  ) throws {
    let read = try DidChangeWorkspaceFoldersNotification(
      from: JSONField(["event": event], "params"))
    #expect(read.added.map(\.uri) == added)
    #expect(read.removed.map(\.uri) == removed)
  }

  @Test(arguments: ["1", 1.5, [:], nil] as [JSONValue])
  func `a version that is none does not cost the text`(version: JSONValue) throws {
    let document: JSONValue = ["uri": "file:///a", "version": version, "text": "b"]
    let opened = try DidOpenNotification(from: JSONField(["textDocument": document], "params"))
    #expect((opened.text, opened.version, opened.languageID) == ("b", nil, "plaintext"))
    let change: JSONValue = ["textDocument": document, "contentChanges": [["text": "c"]]]
    let changed = try DidChangeNotification(from: JSONField(change, "params"))
    #expect((changed.changes.first?.text, changed.version) == ("c", nil))
  }

  @Test func `capabilities are read from where clients send them`() {
    let capabilities = ClientCapabilities([
      "general": ["positionEncodings": ["utf-32", "utf-8"]],
      "textDocument": [
        "completion": [
          "completionItem": [
            "insertReplaceSupport": true, "labelDetailsSupport": true,
            "documentationFormat": ["odd", "markdown", "plaintext"],
            "insertTextModeSupport": ["valueSet": [1, 2]],
          ]
        ],
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": [:]]],
      ],
      "workspace": [
        "workspaceEdit": ["documentChanges": true], "configuration": true,
        "didChangeConfiguration": ["dynamicRegistration": true],
      ],
      "experimental": ["inkling": ["ownCommands": true]],
    ])
    #expect(capabilities.positionEncodings == ["utf-32", "utf-8"])
    #expect(capabilities.insertReplace && capabilities.labelDetails)
    #expect(capabilities.markdownDocumentation && capabilities.codeActionLiterals)
    #expect(capabilities.insertTextModes)
    #expect(capabilities.documentChanges && capabilities.configuration)
    #expect(capabilities.registersConfigurationChange && capabilities.ownCommands)
  }

  @Test(arguments: [
    (["markdown"], true), (["plaintext", "markdown"], false), (["odd"], false), ([], false),
  ])
  func `the format of documentation is the first that a client names`(
    formats: [String], isMarkdown: Bool
  ) {
    let item: JSONValue = ["documentationFormat": .array(formats.map { .string($0) })]
    let capabilities = ClientCapabilities([
      "textDocument": ["completion": ["completionItem": item]]
    ])
    #expect(capabilities.markdownDocumentation == isMarkdown)
  }

  @Test func `a position outside any text is accepted, a negative or malformed one is not`() {
    let far: JSONValue = ["line": 9_000_000_000, "character": 2.0]
    #expect(
      complaint(TextDocumentPosition.self, ["textDocument": document, "position": far]) == nil)
    #expect(
      complaint(
        TextDocumentPosition.self,
        ["textDocument": document, "position": ["line": 0, "character": -1]])
        == "params.position.character: expected a whole number from 0, found -1")
    #expect(
      complaint(TextDocumentPosition.self, ["textDocument": document, "position": [0, 0]])
        == "params.position: expected an object, found an array")
    #expect(
      complaint(TextDocumentPosition.self, ["position": place])
        == "params.textDocument.uri: expected a string, found nothing")
  }

  @Test func `a reversed range is reordered`() throws {
    let range: JSONValue = ["start": ["line": 1, "character": 0], "end": place]
    #expect(
      try PositionRange(from: JSONField(range, "range"))
        == PositionRange(Position(line: 0, character: 0), Position(line: 1, character: 0)))
  }

  @Test func `a completion may be a user's request unless a character triggered it`() throws {
    func mayBeRequested(_ context: JSONValue) throws -> Bool {
      try CompletionRequest(
        from: JSONField(
          ["textDocument": document, "position": place, "context": context], "params")
      ).mayBeRequested
    }
    #expect(try mayBeRequested(["triggerKind": 1]))
    #expect(try mayBeRequested(["triggerKind": 3]))
    #expect(try mayBeRequested(nil))
    #expect(try mayBeRequested(["triggerKind": 1, "triggerCharacter": ""]))
    #expect(try mayBeRequested(["triggerKind": 2, "triggerCharacter": "é"]))
    #expect(try !mayBeRequested(["triggerKind": 2]))
    #expect(try !mayBeRequested(["triggerKind": 2, "triggerCharacter": ":"]))
    #expect(try !mayBeRequested(["triggerKind": 1, "triggerCharacter": ":"]))
  }

  @Test func `the lists of autocomplete are requested by name`() {
    let params: JSONValue = [
      "textDocument": document, "position": place, "want": ["suggestions", "soup"],
    ]
    #expect(
      complaint(AutocompleteRequest.self, params)?.hasPrefix("params.want[1]: expected one of")
        == true)
  }

  @Test(arguments: [
    ("", false), ("a", true), ("two words", false), ("tab\t", false), ("ﬁne", true),
    (String(repeating: "é", count: 128), true), (String(repeating: "é", count: 128) + "a", false),
    ("nul\0", false),
  ])
  func `limitBytes of a word: at the limit`(word: String, isWord: Bool) {
    let argument: JSONValue = ["word": .string(word)]
    #expect((complaint(WordArgument.self, argument) == nil) == isWord)
  }

  @Test func `a scope that requires a document reports a missing one`() {
    #expect(
      complaint(WordArgument.self, ["word": "x", "scope": "document"])
        == "params.uri: expected the URI of a document, which the scope requires, found nothing")
  }

  @Test(
    arguments: [(10_000, true), (10_001, false), (0, true), (-1, false)] as [(JSONValue, Bool)])
  func `limits of a list of words: at the limits`(limit: JSONValue, isTaken: Bool) {
    #expect((complaint(WordListArgument.self, ["limit": limit]) == nil) == isTaken)
  }

  @Test func `requesting a kind of action includes its subkinds`() throws {
    func asks(_ only: JSONValue, _ kind: String) throws -> Bool {
      try CodeActionRequest(
        from: JSONField(
          [
            "textDocument": document, "range": ["start": place, "end": place],
            "context": ["only": only],
          ], "params")
      ).asks(for: kind)
    }
    #expect(try asks(nil, "quickfix"))
    #expect(try asks(["refactor"], "refactor.rewrite"))
    #expect(try asks(["refactor.rewrite"], "refactor.rewrite"))
    #expect(try asks([""], "quickfix"))
    #expect(try !asks(["refactor.rewrite"], "refactor"))
    #expect(try !asks(["refac"], "refactor"))
    #expect(try asks([], "quickfix"), "no filter")
  }

  @Test func `hints with Copilot's fields name their offer in the item's command`() throws {
    let item: JSONValue = [
      "insertText": "going", "command": ["title": "Accept", "arguments": [["id": "1.0"]]],
    ]
    for (item, id) in [(item, "1.0"), ([:], nil)] as [(JSONValue, String?)] {
      let taken = try DidPartiallyAcceptCompletionNotification(
        from: JSONField(["item": item, "acceptedLength": 3], "params"))
      #expect(taken.id == id)
      #expect(taken.acceptedLength == 3)
    }
  }
}
