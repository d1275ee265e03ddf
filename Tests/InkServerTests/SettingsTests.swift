// Settings from all origins, applied immediately, with one warning per mistake.

import InkJSON
import InkServer
import Testing

@Suite struct SettingsTests {
  /// Returns the value and origin of a setting, according to the status.
  private func limit(_ client: inout ScriptedClient) -> JSONValue? {
    client.result("inkling/status")?["settings"]?["suggestions.limit"]
  }

  @Test func `settings that come with initialize are bare or wrapped`() {
    for options in [["suggestions": ["limit": 7]], ["inkling": ["suggestions": ["limit": 7]]]]
      as [JSONValue]
    {
      var client = ScriptedClient()
      _ = client.request("initialize", ["capabilities": [:], "initializationOptions": options])
      client.notify("initialized")
      #expect(limit(&client) == ["value": 7, "origin": "initializationOptions"])
    }
  }

  @Test func `later origins win over earlier ones`() {
    var client = ScriptedClient()
    client.world.disk.contents[World.settingsPath] = Array(#"{"suggestions": {"limit": 1}}"#.utf8)
    client.world.disk.contents["/home/a b/.inkling.json"] = Array(
      #"{"suggestions": {"limit": 2}}"#.utf8)
    _ = client.request(
      "initialize",
      [
        "capabilities": [:],
        "workspaceFolders": [["uri": "file:///home/a%20b", "name": "a b"]],
        "initializationOptions": ["suggestions": ["limit": 4]],
      ])
    client.notify("initialized")
    #expect(limit(&client) == ["value": 4, "origin": "initializationOptions"])
    client.configure(["suggestions": ["limit": 5]])
    #expect(limit(&client) == ["value": 5, "origin": "client configuration"])
    client.configure(["inkling": [:]])
    #expect(limit(&client) == ["value": 4, "origin": "initializationOptions"])
  }

  @Test func `files are read again when they change`() {
    var client = ScriptedClient.introduced()
    #expect(limit(&client) == ["value": 3, "origin": "built-in"])
    client.change(file: World.settingsPath, to: #"{"suggestions": {"limit": 9}}"#)
    #expect(limit(&client) == ["value": 9, "origin": "config.json"])
    client.change(file: World.settingsPath, to: #"{"suggestions": {"limit": 9"#)
    #expect(limit(&client) == ["value": 9, "origin": "config.json"])
    let message = client.received("window/showMessage")?["params"]
    #expect(message?["type"] == 2)
    #expect(client.result("inkling/status")?["problems"] == [message?["message"] ?? "none"])
    client.change(file: World.settingsPath, to: nil)
    #expect(limit(&client) == ["value": 3, "origin": "built-in"])
    #expect(client.result("inkling/status")?["problems"] == [])
  }

  @Test func `a store that cannot be used is a problem until it can`() {
    var client = ScriptedClient()
    client.world.store.failure = "there is no room"
    _ = client.request("initialize", ["capabilities": [:]])
    client.notify("initialized")
    #expect(client.received("window/showMessage")?["params"]?["message"] == "there is no room")
    #expect(client.result("inkling/status")?["problems"] == ["there is no room"])
    client.world.store.failure = nil
    client.open("text")
    #expect(client.result("inkling/status")?["problems"] == [])
  }

  @Test func `another main folder brings its own file`() {
    var client = ScriptedClient()
    client.world.disk.contents["/a/.inkling.json"] = Array(#"{"suggestions": {"limit": 1}}"#.utf8)
    client.world.disk.contents["/b/.inkling.json"] = Array(#"{"suggestions": {"limit": 2}}"#.utf8)
    _ = client.request("initialize", ["capabilities": [:], "rootUri": "file:///a"])
    client.notify("initialized")
    #expect(limit(&client) == ["value": 1, "origin": ".inkling.json"])
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": "file:///b"]], "removed": [["uri": "file:///a"]]]])
    #expect(limit(&client) == ["value": 2, "origin": ".inkling.json"])
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [], "removed": [["uri": "file:///b"]]]])
    #expect(limit(&client) == ["value": 3, "origin": "built-in"])
  }

  @Test func `a mistake affects its own key and gives one warning, however often it occurs`() {
    var client = ScriptedClient.introduced()
    let wrong: JSONValue = ["settings": ["suggestions": ["limit": "lots", "nextWord": false]]]
    client.notify("workspace/didChangeConfiguration", wrong)
    client.notify("workspace/didChangeConfiguration", wrong)
    #expect(limit(&client) == ["value": 3, "origin": "built-in"])
    let settings = client.result("inkling/status")?["settings"]
    #expect(settings?["suggestions.nextWord"]?["value"] == false)
    #expect(
      client.received("window/logMessage")?["params"] == [
        "type": 2,
        "message":
          "client configuration: suggestions.limit: expected a whole number from 0 to 50, found a string; it has no effect",
      ])
  }

  @Test func `a mistake in the user's own file is shown with what was expected`() {
    var client = ScriptedClient.introduced()
    let wrong = #"{"suggestions": {"limit": "lots", "nextWord": 7}, "autocorect": "apply"}"#
    client.change(file: World.settingsPath, to: wrong)
    client.change(file: World.settingsPath, to: wrong)
    let shown = client.received("window/showMessage")?["params"]
    #expect(shown?["type"] == 2)
    #expect(
      shown?["message"]?.string
        == "\(World.settingsPath): suggestions.limit: expected a whole number from 0 to 50, found a string; “inkling doctor” has 2 more"
    )
    #expect(client.received("window/showMessage") == nil, "reported once")
    for _ in 0..<2 {
      let logged = client.received("window/logMessage")?["params"]?["message"]?.string
      #expect(logged?.hasPrefix("\(World.settingsPath): ") == true)
    }
    client.change(file: World.settingsPath, to: #"{"autocorect": "apply"}"#)
    #expect(
      client.received("window/showMessage")?["params"]?["message"]?.string
        == "\(World.settingsPath): autocorect: there is no such setting; did you mean autocorrect?")
  }

  @Test func `a mistake in a project's file is shown with its path`() {
    var client = ScriptedClient()
    client.world.disk.contents["/a/.inkling.json"] = Array(#"{"autocorrect": "always"}"#.utf8)
    _ = client.request("initialize", ["capabilities": [:], "rootUri": "file:///a"])
    client.notify("initialized")
    let shown = client.received("window/showMessage")?["params"]?["message"]?.string ?? ""
    #expect(shown.hasPrefix("/a/.inkling.json: autocorrect: expected "))
  }

  @Test func `distinctMessages: below, at and above the limit`() {
    var client = ScriptedClient.introduced()
    for number in 1...(Limits.distinctMessages + 10) {
      client.configure(["made\(number)up": true])
    }
    #expect(client.rest().count == Limits.distinctMessages)
  }

  @Test func `a client with configuration support is asked, and its response is applied`() {
    var client = ScriptedClient()
    _ = client.request("initialize", ["capabilities": ["workspace": ["configuration": true]]])
    #expect(client.received("workspace/configuration") == nil)
    client.notify("initialized")
    let question = client.received("workspace/configuration")
    #expect(question?["params"] == ["items": [["section": "inkling"]]])
    #expect(limit(&client) == ["value": 3, "origin": "built-in"])
    client.answer(question, with: [["suggestions": ["limit": 6]]])
    #expect(limit(&client) == ["value": 6, "origin": "client configuration"])
    // A second response to the same request is ignored.
    client.answer(question, with: [["suggestions": ["limit": 8]]])
    #expect(limit(&client) == ["value": 6, "origin": "client configuration"])
  }

  @Test(arguments: [nil, [:], ""] as [JSONValue?])
  func `a change without settings triggers a request, and only the latest response counts`(
    none: JSONValue?
  ) {
    var client = ScriptedClient()
    _ = client.request("initialize", ["capabilities": ["workspace": ["configuration": true]]])
    client.notify("initialized")
    let first = client.received("workspace/configuration")
    client.configure(none ?? .null)
    let second = client.received("workspace/configuration")
    client.answer(second, with: [["suggestions": ["limit": 2]]])
    client.answer(first, with: [["suggestions": ["limit": 1]]])
    #expect(limit(&client) == ["value": 2, "origin": "client configuration"])
    #expect(client.received("window/logMessage") == nil)
  }

  /// Lets the client say that its settings have changed, and answer what it is then asked.
  private func change(_ sections: JSONValue, _ client: inout ScriptedClient) {
    client.configure(.null)
    client.answer(client.received("workspace/configuration"), with: sections)
  }

  @Test func `a section that the client no longer has takes back its answer, not what it sent`() {
    var client = ScriptedClient()
    _ = client.request("initialize", ["capabilities": ["workspace": ["configuration": true]]])
    client.notify("initialized")
    client.answer(
      client.received("workspace/configuration"), with: [["suggestions": ["limit": 6]]])
    for nothing in [[:], "x", .null, []] as [JSONValue] {
      change(nothing, &client)
      #expect(limit(&client) == ["value": 6, "origin": "client configuration"])
    }
    change([.null], &client)
    #expect(limit(&client) == ["value": 3, "origin": "built-in"])
    client.configure(["suggestions": ["limit": 5]])
    client.answer(client.received("workspace/configuration"), with: [[:]])
    #expect(limit(&client) == ["value": 5, "origin": "client configuration"])
    change([.null], &client)
    #expect(limit(&client) == ["value": 5, "origin": "client configuration"])
    change([["suggestions": ["limit": 4]]], &client)
    change([.null], &client)
    #expect(limit(&client) == ["value": 3, "origin": "built-in"])
  }

  @Test func `a folder's section that the client no longer has takes back its answer`() {
    var client = ScriptedClient.introduced(
      capabilities: ["workspace": ["configuration": true]], folders: ["file:///a"])
    client.answer(
      client.received("workspace/configuration"),
      with: [["suggestions": ["limit": 6]], ["suggestions": ["limit": 7]]])
    #expect(limit(&client) == ["value": 7, "origin": "client configuration"])
    change([["suggestions": ["limit": 6]], .null], &client)
    #expect(limit(&client) == ["value": 6, "origin": "client configuration"])
    change([.null, ["suggestions": ["limit": 7]]], &client)
    #expect(limit(&client) == ["value": 7, "origin": "client configuration"])
    change([.null, .null], &client)
    #expect(limit(&client) == ["value": 3, "origin": "built-in"])
  }

  @Test func `a provider that a folder disables suggests nothing there, but elsewhere`() {
    for disabled in ["a", "b"] {
      var client = ScriptedClient.introduced(
        capabilities: ["workspace": ["configuration": true]], folders: ["file:///a", "file:///b"])
      let off: JSONValue = ["provider": ["kind": "disabled"]]
      client.answer(
        client.received("workspace/configuration"),
        with: .array([.null] + ["a", "b"].map { $0 == disabled ? off : .null }))
      for folder in ["a", "b"] {
        let uri: JSONValue = .string("file:///\(folder)/n.md")
        client.open("going to go", uri: uri)
        let answer = client.result(
          "inkling/autocomplete",
          ["textDocument": ["uri": uri], "position": .position(0, 10)])
        #expect(
          answer?["suggestions"]?.array?.isEmpty == (folder == disabled), "\(disabled): \(folder)")
      }
    }
  }

  @Test func `a folder with a provider has one, whatever the others and the settings of all say`() {
    var client = ScriptedClient.introduced(
      capabilities: ["workspace": ["configuration": true]], folders: ["file:///a", "file:///b"])
    client.answer(
      client.received("workspace/configuration"),
      with: [
        ["provider": ["kind": "disabled"]], .null, ["provider": ["kind": "local"]],
      ])
    for folder in ["a", "b"] {
      let uri: JSONValue = .string("file:///\(folder)/n.md")
      client.open("going to go", uri: uri)
      let answer = client.result(
        "inkling/autocomplete", ["textDocument": ["uri": uri], "position": .position(0, 10)])
      #expect(answer?["suggestions"]?.array?.isEmpty == (folder == "a"))
      let provider = client.result("inkling/status", ["textDocument": ["uri": uri]])?["provider"]
      #expect(provider?["kind"] == (folder == "a" ? "disabled" : "local"))
      #expect(provider?["canLearnWords"] == .bool(folder == "b"))
      let word: JSONValue = ["word": "zyxomat", "uri": uri, "scope": "document"]
      #expect((client.refusal("inkling.learnWord", word) == nil) == (folder == "b"))
    }
  }

  @Test func `a client that can be asked is, whatever settings it sends`() {
    var client = ScriptedClient.introduced(
      capabilities: ["workspace": ["configuration": true]])
    let own: JSONValue = [["autocorrect": "apply"]]
    client.answer(client.received("workspace/configuration"), with: own)
    let sent: [JSONValue] = [[:], ["pylsp": ["plugins": []]]]
    for other in sent {
      client.configure(other)
      client.answer(client.received("workspace/configuration"), with: own)
      let settings = client.result("inkling/status")?["settings"]
      #expect(settings?["autocorrect"]?["value"] == "apply")
    }
    for ours in [["inkling": ["autocorrect": "off"]], ["autocorrect": "off"]] as [JSONValue] {
      client.configure(ours)
      let settings = client.result("inkling/status")?["settings"]
      #expect(settings?["autocorrect"]?["value"] == "apply", "what it answers counts")
      client.answer(client.received("workspace/configuration"), with: [["autocorrect": "off"]])
      let later = client.result("inkling/status")?["settings"]
      #expect(later?["autocorrect"]?["value"] == "off")
      client.notify("workspace/didChangeConfiguration")
      client.answer(client.received("workspace/configuration"), with: own)
    }
  }

  @Test func `a registration for changes is sent to a client that requires it`() {
    var client = ScriptedClient()
    _ = client.request(
      "initialize",
      ["capabilities": ["workspace": ["didChangeConfiguration": ["dynamicRegistration": true]]]])
    client.notify("initialized")
    #expect(
      client.received("client/registerCapability")?["params"] == [
        "registrations": [
          [
            "id": "inkling-configuration", "method": "workspace/didChangeConfiguration",
            "registerOptions": ["section": "inkling"],
          ]
        ]
      ])
  }

  @Test func `other languages are loaded when the setting changes`() {
    var client = ScriptedClient.introduced()
    #expect(client.world.askedLanguages == [["en"]])
    client.configure(["languages": ["de", "en"]])
    #expect(client.world.askedLanguages == [["en"], ["de", "en"]])
    client.configure(["languages": ["de", "en"]])
    #expect(client.world.askedLanguages.count == 2)
  }

  @Test func `commands set the mode and switch the server off for the session`() {
    var client = ScriptedClient.introduced()
    let mode: JSONValue = ["mode": "no"]
    #expect(client.command("inkling.setInlinePrediction", mode) == ["mode": "no"])
    #expect(client.command("inkling.setEnabled", ["enabled": false]) == ["enabled": false])
    let settings = client.result("inkling/status")?["settings"]
    #expect(settings?["inlinePrediction.mode"] == ["value": "no", "origin": "session"])
    #expect(settings?["enabled"] == ["value": false, "origin": "session"])
  }

  @Test func `a switch that persists is written to the user's settings file, beside what is there`()
  {
    var client = ScriptedClient.introduced()
    client.change(
      file: World.settingsPath, to: #"{ "autocorrect": "apply", "enabled": true }"#)
    #expect(
      client.command("inkling.setEnabled", ["enabled": false, "persist": true])
        == ["enabled": false])
    _ = client.command("inkling.setLearning", ["enabled": false, "persist": true])
    #expect(client.result("inkling/status")?["settings"]?["enabled"]?["origin"] == "session")
    let file = client.world.disk.contents[World.settingsPath] ?? []
    #expect(
      String(decoding: file, as: UTF8.self)
        == #"{ "autocorrect": "apply", "enabled": false, "learning.automatic": false }"# + "\n")
    var later = ScriptedClient.introduced()
    later.change(file: World.settingsPath, to: String(decoding: file, as: UTF8.self))
    let settings = later.result("inkling/status")?["settings"]
    #expect(settings?["enabled"] == ["value": false, "origin": "config.json"])
    #expect(settings?["learning.automatic"] == ["value": false, "origin": "config.json"])
  }

  @Test(arguments: ["[]", "{ not JSON"])
  func `a switch that cannot be kept changes nothing`(contents: String) {
    var client = ScriptedClient.introduced()
    client.world.disk.contents[World.settingsPath] = Array(contents.utf8)
    let refusal = client.refusal("inkling.setEnabled", ["enabled": false, "persist": true])
    #expect(refusal?.contains(World.settingsPath) == true)
    #expect(client.world.disk.contents[World.settingsPath] == Array(contents.utf8))
    #expect(client.result("inkling/status")?["settings"]?["enabled"]?["value"] == true)
  }

  @Test func `a switch is not kept where the file cannot be written`() {
    var client = ScriptedClient.introduced()
    client.world.isReadOnly = true
    let refusal = client.refusal("inkling.setEnabled", ["enabled": false, "persist": true])
    #expect(refusal?.contains("read-only") == true)
    #expect(client.result("inkling/status")?["settings"]?["enabled"]?["value"] == true)
  }

  @Test func `a switch for one document cannot persist`() {
    var client = ScriptedClient.introduced()
    let argument: JSONValue = ["enabled": false, "persist": true, "uri": "file:///a.md"]
    #expect(client.refusal("inkling.setEnabled", argument)?.contains("persist") == true)
  }
}
