// Settings from several origins: which one wins, how they may be wrapped, who may set what.

import InkJSON
import InkText
import Testing

@testable import InkSettings

struct SettingLayersTests {
  @Test func `later origins win, in the order of the protocol`() {
    var layers = SettingLayers()
    #expect(layers.common.suggestions.limit == 3)
    for (value, origin) in zip(10..., SettingOrigin.allCases.dropFirst()) {
      let json: JSONValue = ["suggestions": ["limit": .integer(Int64(value))]]
      #expect(layers.set(json, from: origin) == [])
      #expect(layers.common.suggestions.limit == value)
      #expect(layers.origin(of: "suggestions.limit") == origin)
    }
  }

  @Test func `an origin set late does not win over a higher one`() {
    var layers = SettingLayers()
    _ = layers.set(["autocorrect": "off"], from: .client)
    _ = layers.set(["autocorrect": "apply", "enabled": false], from: .userFile)
    #expect(layers.common.autocorrect == .off)
    #expect(!layers.common.enabled)
  }

  @Test func `settings are read bare and wrapped, once or twice`() {
    let bare: JSONValue = ["suggestions": ["limit": 5]]
    for json in [bare, ["inkling": bare], ["inkling": ["inkling": bare]]] {
      var layers = SettingLayers()
      #expect(layers.set(json, from: .client) == [])
      #expect(layers.common.suggestions.limit == 5)
    }
  }

  @Test func `settings are read from dotted names that begin with inkling`() {
    let flat: [JSONValue] = [
      ["inkling.suggestions.limit": 5, "editor.tabSize": 2],
      ["inkling.suggestions": ["limit": 5]],
      ["inkling.suggestions.limit": 5, "inkling": ["suggestions": ["limit": 4]]],
      ["inkling": ["inkling.suggestions.limit": 5]],
      ["inkling": [], "inkling.suggestions.limit": 5],
    ]
    for json in flat {
      var layers = SettingLayers()
      #expect(layers.set(json, from: .client) == [])
      #expect(layers.common.suggestions.limit == 5)
    }
  }

  @Test func `in a file of ours, bare settings count beside marked ones, which win`() {
    for marked: JSONValue in [
      ["inkling.suggestions": ["limit": 5]], ["inkling": ["suggestions": ["limit": 5]]],
    ] {
      var members = marked.object ?? JSONObject()
      members["autocorrect"] = "apply"
      members["suggestions"] = ["limit": 4, "minimumPrefix": 2]
      members["sugestions"] = [:]
      var layers = SettingLayers()
      #expect(layers.set(.object(members), from: .userFile).map(\.path) == ["sugestions"])
      #expect(layers.common.autocorrect == .apply)
      #expect(layers.common.suggestions.limit == 5)
      #expect(layers.common.suggestions.minimumPrefix == 2)
    }
  }

  @Test func `a wrong value under a dotted name costs only its own key`() {
    var layers = SettingLayers()
    let warnings = layers.set(
      ["inkling.enabled": false, "inkling.autocorrect": true], from: .client)
    #expect(warnings.map(\.path) == ["autocorrect"])
    #expect(!layers.common.enabled)
  }

  @Test func `members next to inkling are for other servers`() {
    var layers = SettingLayers()
    let warnings = layers.set(
      ["inkling": ["enabled": false], "pylsp": ["plugins": []]], from: .client)
    #expect(warnings == [])
    #expect(!layers.common.enabled)
  }

  @Test func `new settings of an origin replace its old ones`() {
    var layers = SettingLayers()
    _ = layers.set(["suggestions": ["limit": 9], "autocorrect": "off"], from: .client)
    _ = layers.set(["suggestions": ["limit": 8]], from: .client)
    #expect(layers.common.suggestions.limit == 8)
    #expect(layers.common.autocorrect == .offer)
  }

  @Test func `null leaves a key to lower origins`() {
    var layers = SettingLayers()
    _ = layers.set(["suggestions": ["limit": 9]], from: .userFile)
    _ = layers.set(["suggestions": ["limit": 8], "enabled": false], from: .client)
    let warnings = layers.set(
      ["suggestions": ["limit": .null], "enabled": .null, "provider": .null], from: .client)
    #expect(warnings == [])
    #expect(layers.common.suggestions.limit == 9)
    #expect(layers.origin(of: "suggestions.limit") == .userFile)
    #expect(layers.common.enabled)
  }

  @Test func `null alone empties an origin`() {
    for nothing: JSONValue in [.null, ["inkling": .null], [:], []] {
      var layers = SettingLayers()
      _ = layers.set(["enabled": false], from: .client)
      #expect(layers.set(nothing, from: .client) == [])
      #expect(layers.all == Settings())
    }
  }

  @Test func `an empty Lua table counts as an empty object`() {
    var layers = SettingLayers()
    let warnings = layers.set(
      ["suggestions": [], "callouts": ["overrides": []], "byLanguageId": []], from: .client)
    #expect(warnings == [])
    #expect(layers.all == Settings())
  }

  @Test func `a language id has its own settings over those for all`() {
    var layers = SettingLayers()
    _ = layers.set(
      ["byLanguageId": ["markdown": ["suggestions": ["limit": 6]], "c": ["enabled": false]]],
      from: .userFile)
    _ = layers.set(["suggestions": ["limit": 2], "autocorrect": "off"], from: .client)
    #expect(layers.common.suggestions.limit == 2)
    #expect(layers.effective(forLanguageID: "plaintext", in: nil) == layers.all)
    let markdown = layers.settings(ofLanguageID: "markdown", in: nil)
    #expect(markdown.suggestions.limit == 6)
    #expect(markdown.autocorrect == .off)
    #expect(!layers.settings(ofLanguageID: "c", in: nil).enabled)
    #expect(layers.origin(of: "suggestions.limit", forLanguageID: "markdown") == .userFile)
    #expect(layers.origin(of: "autocorrect", forLanguageID: "markdown") == .client)
  }

  @Test func `settings for a folder replace those of the same origin for all`() {
    var layers = SettingLayers()
    _ = layers.set(["suggestions": ["limit": 1]], from: .client)
    _ = layers.set(["suggestions": ["limit": 2]], from: .workspaceFile, in: "file:///a")
    _ = layers.set(["autocorrect": "off"], from: .client, in: "file:///a")
    #expect(layers.common.suggestions.limit == 1)
    #expect(layers.settings(ofLanguageID: nil, in: "file:///a").suggestions.limit == 2)
    #expect(layers.settings(ofLanguageID: nil, in: "file:///a").autocorrect == .off)
    #expect(layers.origin(of: "autocorrect", in: "file:///a") == .client)
    #expect(layers.settings(ofLanguageID: nil, in: "file:///b").suggestions.limit == 1)
    // New settings for all then also apply to that folder.
    _ = layers.set(["suggestions": ["limit": 3]], from: .client)
    #expect(layers.settings(ofLanguageID: nil, in: "file:///a").suggestions.limit == 3)
    #expect(layers.settings(ofLanguageID: nil, in: "file:///a").autocorrect == .offer)
    layers.retainFolders([])
    #expect(layers.folders == [])
  }

  @Test func `the provider may differ by folder, and what the whole server has is reported of it`()
  {
    var layers = SettingLayers()
    layers.mainFolder = "file:///a"
    _ = layers.set(
      ["provider": ["kind": "disabled"], "learning": ["quarantine": 5]], from: .client,
      in: "file:///b")
    #expect(layers.settings(ofFolder: "file:///a").provider.kind == .local)
    #expect(layers.settings(ofFolder: "file:///b").provider.kind == .disabled)
    #expect(layers.session.learning.quarantine == 2)
    let report = layers.report(in: "file:///b")
    #expect(report.contains { $0 == ("provider.kind", "disabled", .client) })
    #expect(report.contains { $0 == ("learning.quarantine", 2, .builtIn) })
  }

  @Test func `settings by command win over those for a language id`() {
    var layers = SettingLayers()
    _ = layers.set(["byLanguageId": ["markdown": ["enabled": true]]], from: .client)
    _ = layers.set(["enabled": false], from: .session)
    #expect(!layers.settings(ofLanguageID: "markdown", in: nil).enabled)
    #expect(layers.origin(of: "enabled", forLanguageID: "markdown") == .session)
  }

  @Test func `the report for a language id contains its values and their origins`() {
    var layers = SettingLayers()
    _ = layers.set(["byLanguageId": ["c": ["enabled": false]]], from: .workspaceFile)
    let (path, value, origin) = layers.report(forLanguageID: "c")[0]
    #expect(path == "enabled")
    #expect(value == false)
    #expect(origin == .workspaceFile)
    #expect(layers.report()[0].value == true)
  }

  @Test
  func `a repository may not choose the provider, where words are stored or what replaces them`() {
    var layers = SettingLayers()
    let warnings = layers.set(
      [
        "provider": ["kind": "disabled"], "userData": ["path": "/tmp/mine"],
        "replacements": ["not": "now"], "suggestions": ["limit": 4],
      ], from: .workspaceFile)
    #expect(
      warnings.map(\.description) == [
        ".inkling.json: provider: a workspace file may not set it; it has no effect",
        ".inkling.json: userData: a workspace file may not set it; it has no effect",
        ".inkling.json: replacements: a workspace file may not set it; it has no effect",
      ])
    #expect(layers.session.provider == .init())
    #expect(layers.session.userData == .init())
    #expect(layers.common.replacements.isEmpty)
    #expect(layers.common.suggestions.limit == 4)
  }

  @Test func `a repository cannot get round that by language id`() {
    var layers = SettingLayers()
    let warnings = layers.set(
      ["byLanguageId": ["c": ["provider": ["kind": "disabled"]]]], from: .workspaceFile)
    #expect(warnings.map(\.path) == ["byLanguageId.c.provider"])
    #expect(layers.effective(forLanguageID: "c", in: nil) == Settings())
  }

  @Test func `only the user's own file may name an outside provider`() {
    for origin in SettingOrigin.allCases.dropFirst() {
      var layers = SettingLayers()
      let warnings = layers.set(["provider": ["external": ["command": ["x"]]]], from: origin)
      #expect(warnings.isEmpty == (origin == .userFile))
    }
  }
}

extension SettingLayers {
  /// The settings of documents in no folder whose language id has none of its own.
  var common: DocumentSettings { settings(ofLanguageID: nil, in: nil) }

  /// All settings where neither a folder nor a language id has any of its own.
  var all: Settings { effective(forLanguageID: nil, in: nil) }
}
