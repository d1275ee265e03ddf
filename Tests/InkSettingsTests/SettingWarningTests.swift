// Invalid settings: each affects its own key, gives one warning, and is never quoted.

import InkJSON
import InkTestSupport
import InkText
import Testing

@testable import InkSettings

struct SettingWarningTests {
  private func warnings(_ json: JSONValue) -> [String] {
    var layers = SettingLayers()
    return layers.set(json, from: .client).map(\.description)
  }

  /// The end of the message about a value of the wrong type.
  private let stays = "; it has no effect"

  @Test func `a wrong value affects its own key only`() {
    var layers = SettingLayers()
    let warnings = layers.set(
      ["suggestions": ["limit": "many", "nextWord": false], "autocorrect": "apply"], from: .client)
    #expect(warnings.count == 1)
    #expect(layers.common.suggestions.limit == 3)
    #expect(!layers.common.suggestions.nextWord)
    #expect(layers.common.autocorrect == .apply)
  }

  @Test func `a warning contains origin, path, what was expected and what was found`() {
    let head = "client configuration: "
    #expect(
      warnings(["suggestions": ["limit": "many"]]) == [
        head + "suggestions.limit: expected a whole number from 0 to 50, found a string" + stays
      ])
    #expect(
      warnings(["suggestions": ["limit": 51]]) == [
        head + "suggestions.limit: expected a whole number from 0 to 50, found another number"
          + stays
      ])
    #expect(
      warnings(["enabled": 1]) == [
        head + "enabled: expected true or false, found a number" + stays
      ])
    #expect(
      warnings(["autocorrect": "sometimes"]) == [
        head + "autocorrect: expected one of \"off\", \"offer\", \"apply\", found another string"
          + stays
      ])
    #expect(
      warnings(["languages": []]) == [
        head + "languages: expected a list of 1 to 16 different language codes, such as "
          + "\"en\", found another array" + stays
      ])
    #expect(
      warnings(["suggestions": 3]) == [
        head + "suggestions: expected an object, found a number" + stays
      ])
    #expect(warnings([]) == [], "some clients have one empty value for both")
    var layers = SettingLayers()
    #expect(
      layers.set([], from: .userFile).map(\.description) == [
        "config.json: inkling: expected an object, found an array" + stays
      ])
    #expect(warnings("fast") == [head + "inkling: expected an object, found a string" + stays])
    #expect(
      warnings(["byLanguageId": ["markdown": true]]) == [
        head + "byLanguageId.markdown: expected an object, found a boolean" + stays
      ])
    #expect(
      warnings(["byLanguageId": ["c": ["userData": ["path": "x"]]]]) == [
        head + "byLanguageId.c.userData.path: it cannot differ by language" + stays
      ])
  }

  @Test(.timeLimit(.minutes(1))) func `any number of unknown settings is read quickly`() {
    let members = (0..<60_000).map { ("\($0)unheardSetting", JSONValue.integer(1)) }
    let warnings = warnings(.object(JSONObject(members)))
    #expect(warnings.count == 21)
    #expect(warnings.last?.contains("59980") == true)
  }

  @Test func `a replacement in the settings is one that the command would take`() {
    var layers = SettingLayers()
    let found = layers.set(
      [
        "replacements": [
          "omw": "on my way", "two words": "x", "": "x", "sig": "Best\nJon", "nul": "a\u{0}b",
          "long": .string(String(repeating: "a", count: 1_025)),
        ],
        "callouts": ["overrides": ["a": "á\tà"]],
      ], from: .userFile
    ).map(\.description)
    #expect(
      found
        == (1...5).map {
          "config.json: replacements[\($0)]: expected a text of one line by a word without spaces, "
            + "found another string" + stays
        })
    #expect(layers.common.replacements == ["omw": "on my way"])
    #expect(layers.common.callouts.overrides == ["a": "á\tà"])
  }

  @Test func `a wrong member of a table does not affect the others`() {
    var layers = SettingLayers()
    let sources: JSONValue = [
      "names": ["items": ["Jon"]], "tags": ["path": "/etc/tags"], "places": ["items": "Wall"],
    ]
    let found = layers.set(["dataSources": sources], from: .workspaceFile).map(\.description)
    let only = "a workspace file may only name files in its workspace, by relative paths"
    #expect(
      found == [
        ".inkling.json: dataSources.tags: \(only)" + stays,
        ".inkling.json: dataSources.places: expected an object with either \"items\" or a \"path\", "
          + "found another object" + stays,
      ])
    let replacements: JSONValue = ["replacements": ["omw": 1, "brb": "be right back"]]
    #expect(
      layers.set(replacements, from: .userFile).map(\.description) == [
        "config.json: replacements[0]: expected a text of one line by a word without spaces, "
          + "found a number" + stays
      ])
    #expect(layers.settings(ofFolder: nil).dataSources == ["names": .init(items: ["Jon"])])
    #expect(layers.common.replacements == ["brb": "be right back"])
    _ = layers.set(["dataSources": ["tags": ["path": "/etc/tags"]]], from: .workspaceFile)
    #expect(layers.settings(ofFolder: nil).dataSources.isEmpty)
    #expect(layers.origin(of: "dataSources") == .builtIn)
  }

  @Test(
    arguments: [
      (["replacements.teh": "the"], "replacements"),
      (["replacements.teh.x": 1], "replacements"),
      (["inkling.replacements.teh": "the"], "replacements"),
      (["byLanguageId": ["c": ["replacements.teh": "the"]]], "byLanguageId.c.replacements"),
    ] as [(JSONValue, String)])
  func `a member of a table in one dotted name with it is not quoted`(json: JSONValue, path: String)
  {
    let expected = "expected an object of texts of one line by typed word"
    #expect(
      warnings(json) == [
        "client configuration: \(path): \(expected), found a dotted name for one of its members"
          + stays
      ])
  }

  @Test(arguments: ["pylsp", "byLanguageId.markdown", "suggestions"])
  func `typed keys are not quoted wherever their table is looked for`(group: String) {
    let found = warnings(.object(JSONObject([("\(group).replacements.teh", JSONValue.integer(1))])))
    #expect(found.count == 1)
    for warning in found {
      #expect(warning.contains("\(group).replacements: there is no such setting"))
      #expect(!warning.contains("teh"))
    }
  }

  @Test(arguments: [
    ("suggestions.limits", "suggestions.limit"), ("sugestions", "suggestions"),
    ("limit", "suggestions.limit"), ("Enabled", "enabled"),
    ("inlineprediction", "inlinePrediction"), ("byLanguageID", "byLanguageId"),
    ("suggestions.mode", "inlinePrediction.mode"), ("language", "languages"),
  ])
  func `a warning about an unknown name suggests the nearest one`(unknown: String, meant: String) {
    #expect(
      warnings(SampleSettings.nested(unknown, true)) == [
        "client configuration: \(unknown): there is no such setting; did you mean \(meant)?"
      ])
  }

  @Test func `a warning about a dotted key suggests the path it means`() {
    #expect(
      warnings(["suggestions.limit ": 3]) == [
        "client configuration: suggestions.limit : there is no such setting; "
          + "did you mean suggestions.limit?"
      ])
  }

  @Test func `no suggestion is made for a name close to nothing`() {
    #expect(
      warnings(["thermostat": true]) == [
        "client configuration: thermostat: there is no such setting"
      ]
    )
  }

  @Test func `reserved names give no warning`() {
    #expect(
      warnings([
        "$schema": "schemas/settings.schema.json", "limits": ["memory": 1], "trace": "verbose",
      ]) == [])
  }

  @Test func `no warning quotes a value`() {
    let secret: JSONValue = "heliotrope"
    let fields = SettingField.all.map { SampleSettings.nested($0.path, [secret]) }
    for json in fields + [secret, [secret]] {
      #expect(warnings(json).count == 1)
      #expect(!warnings(json).joined().contains("heliotrope"))
    }
  }

  @Test func `a long or odd key is truncated and kept on one line`() {
    let path = String(repeating: "k", count: 79) + "\n" + "rest"
    #expect(
      warnings(.object(JSONObject([(path, JSONValue.null)]))) == [
        "client configuration: " + String(repeating: "k", count: 79)
          + "\u{FFFD}…: there is no such setting"
      ])
  }

  @Test func `twenty warnings are given, and the rest are counted`() {
    func many(_ count: Int) -> [String] {
      warnings(.object(JSONObject((0..<count).map { ("unheard\($0)", JSONValue.null) })))
    }
    #expect(many(20).count == 20)
    #expect(many(21).count == 21)
    #expect(
      many(25).last
        == "client configuration: 5 more warnings were left out; fix those above first")
  }
}
