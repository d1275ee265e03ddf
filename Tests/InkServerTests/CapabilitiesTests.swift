// The announced capabilities match the supported methods.

import InkJSON
import InkRPC
import Testing

@testable import InkServer

@Suite struct CapabilitiesTests {
  @Test func `the full result for a client without capabilities`() {
    var client = ScriptedClient()
    #expect(
      client.result("initialize", ["capabilities": [:]])?["capabilities"] == [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "completionProvider": [
          "resolveProvider": true, "triggerCharacters": [":", "@", "#"],
          "completionItem": ["labelDetailsSupport": true],
        ],
        "inlineCompletionProvider": true,
        "documentOnTypeFormattingProvider": [
          "firstTriggerCharacter": " ",
          "moreTriggerCharacter": [
            "\n", "\t", ".", ",", ";", ":", "!", "?", ")", "\"", "”", "’", "-", "—", "–", "“", "‘",
            "«", "»", "‹", "›", "\u{A0}", "\u{202F}", "\r", "]", "}", "…",
          ],
        ],
        "codeActionProvider": true,
        "executeCommandProvider": [
          "commands": [
            "inkling.accept", "inkling.addReplacement", "inkling.allowCorrection",
            "inkling.exportWords", "inkling.forget",
            "inkling.ignoreWord", "inkling.ignoredWords", "inkling.importWords",
            "inkling.learnText", "inkling.learnWord", "inkling.learnedTexts",
            "inkling.learnedWords", "inkling.nextLanguage",
            "inkling.removeIgnoredWord", "inkling.removeReplacement", "inkling.replacements",
            "inkling.resetAutocomplete", "inkling.revertCorrection", "inkling.setEnabled",
            "inkling.setFavoriteEmoji",
            "inkling.setInlinePrediction", "inkling.setLanguage", "inkling.setLearning",
            "inkling.unlearnWord", "inkling.wordStatus",
          ],
          "workDoneProgress": true,
        ],
        "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
        "experimental": [
          "inkling": [
            "version": 1,
            "methods": [
              "inkling/autocomplete", "inkling/calloutEvent", "inkling/callouts", "inkling/emoji",
              "inkling/explain", "inkling/field", "inkling/handleAction",
              "inkling/handleSuggestion", "inkling/layoutGuide",
              "inkling/status",
            ],
            "notifications": ["inkling/didChangeField", "inkling/didChangeSelection"],
          ]
        ],
      ])
  }

  @Test func `a client with action literals is told the kinds of actions`() {
    var client = ScriptedClient()
    let literals: JSONValue = ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]
    let capabilities = client.result("initialize", ["capabilities": literals])?["capabilities"]
    #expect(
      capabilities?["codeActionProvider"] == [
        "codeActionKinds": ["quickfix", "refactor.rewrite.inkling.callout"]
      ])
  }

  @Test func `no commands are announced to a client with its own`() {
    var client = ScriptedClient()
    let own: JSONValue = ["experimental": ["inkling": ["ownCommands": true]]]
    let capabilities = client.result("initialize", ["capabilities": own])?["capabilities"]
    #expect(capabilities != nil)
    #expect(capabilities?["executeCommandProvider"] == nil)
  }

  @Test func `every announced method has a handler`() {
    var client = ScriptedClient.introduced()
    for method in Session.methods.requests.keys where method != "shutdown" {
      #expect(client.error(method, [:])?["code"] != -32601, "\(method)")
    }
    for command in Session.commands.requests.keys {
      let answer = client.request(
        "workspace/executeCommand", ["command": .string(command), "arguments": [[:]]])
      let message = answer?["error"]?["message"]?.string ?? ""
      #expect(!message.hasPrefix("params.command"), "\(command)")
    }
  }

  @Test(
    arguments: [
      ([], "utf-16"), (["utf-8", "utf-16", "utf-32"], "utf-8"), (["utf-32", "utf-8"], "utf-32"),
      (["utf-7", "utf-16"], "utf-16"), (["UTF-8"], "utf-16"), ([5, [], "utf-8"], "utf-8"),
    ] as [([JSONValue], JSONValue)])
  func `the first encoding that both support is chosen`(offered: [JSONValue], taken: JSONValue) {
    var client = ScriptedClient()
    let offer: JSONValue = ["general": ["positionEncodings": .array(offered)]]
    let result = client.result("initialize", ["capabilities": offer])
    #expect(result?["capabilities"]?["positionEncoding"] == taken)
    let wrong = offered.filter { $0.string == nil }
    #expect(client.rest().count == wrong.count)
  }

  @Test func `capabilities of the wrong type count as absent`() {
    var client = ScriptedClient()
    let odd: JSONValue = [
      "general": 5, "textDocument": ["completion": [1, 2]], "workspace": ["configuration": "yes"],
      "experimental": ["inkling": false],
    ]
    #expect(client.result("initialize", ["capabilities": odd]) != nil)
    client.notify("initialized")
    #expect(client.rest().map { $0["method"] } == ["window/logMessage"])
  }
}
