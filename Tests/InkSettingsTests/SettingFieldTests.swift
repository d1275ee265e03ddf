// The list of settings: each has a description, a default it accepts, and its own location.

import InkJSON
import Testing

@testable import InkSettings

struct SettingFieldTests {
  /// For every setting, a value that differs from its default.
  static let samples: [String: JSONValue] = [
    "enabled": false,
    "languages": ["sv", "en"],
    "suggestions.limit": 7,
    "suggestions.nextWord": false,
    "suggestions.minimumPrefix": 2,
    "suggestions.seenAfterMilliseconds": 250,
    "suggestions.trailingSpace": false, "suggestions.labelsShowTyped": true,
    "suggestions.emoji": "word",
    "keyboard.layout": "de",
    "keyboard.quotationMarks": false,
    "keyboard.endSentenceMilliseconds": 900,
    "keyboard.capsLockMilliseconds": 0,
    "keyboard.wordDeletionMilliseconds": 2_000,
    "keyboard.spaceLongPress": "languageMenu",
    "keyboard.spaceDragSensitivity": "high",
    "keyboard.audioFeedback": false,
    "keyboard.hapticFeedback": "enabled",
    "autocorrect": "apply",
    "replacements": ["omw": "on my way"],
    "autocapitalization": "words",
    "doubleSpacePeriod": true,
    "inlinePrediction.mode": "yes",
    "inlinePrediction.maximumWords": 2,
    "inlinePrediction.minimumProbability": 0.75,
    "regions.prose": "words",
    "regions.comment": "off",
    "regions.string": "off",
    "regions.quotation": "prose",
    "regions.code": "words",
    "regions.markup": "words",
    "regions.frontMatter": "prose",
    "diagnostics.unknownWords": "hint",
    "callouts.overrides": ["$": "$₽¥€¢£₩"],
    "callouts.input": false,
    "callouts.longPressMilliseconds": 400,
    "callouts.longPressReach": 20,
    "callouts.inputMilliseconds": 150,
    "callouts.drag": "translation",
    "userData.path": "~/words.db",
    "learning.automatic": false,
    "learning.fromAcceptedText": false,
    "learning.quarantine": 5,
    "provider.kind": "disabled",
    "provider.external.command": ["/usr/bin/provider", "--fast"],
    "provider.external.deadlineMilliseconds": 100,
    "provider.external.requestsPerSecond": 2,
    "provider.external.contextBytes": 500,
    "dataSources": ["names": ["items": ["Jon Snow"], "after": "by "]],
  ]

  @Test func `every setting changes its own value and no other`() throws {
    for field in SettingField.all {
      let sample = try #require(Self.samples[field.path], "no sample for \(field.path)")
      var layers = SettingLayers()
      #expect(layers.set(nested(field.path, sample), from: .userFile) == [])
      for (path, value, origin) in layers.report() {
        let isThis = path == field.path
        #expect(value == (isThis ? sample : SettingField.byPath[path]?.standard))
        #expect(origin == (isThis ? .userFile : .builtIn))
      }
      #expect(field.standard != sample)
    }
  }

  @Test func `a setting at its default reads back as the default`() {
    for field in SettingField.all where field.standard != .null {
      var settings = Settings.standard
      #expect(field.set(field.standard, in: &settings), "\(field.path) refuses its own default")
      #expect(settings == .standard)
    }
  }

  @Test func `every setting is described in one sentence`() {
    for field in SettingField.all {
      #expect(field.sentence.hasSuffix("."), "\(field.path)")
      #expect(field.sentence.count >= 30, "\(field.path)")
      #expect(!field.sentence.contains("\n") && !field.sentence.contains("|"), "\(field.path)")
    }
  }

  @Test func `no two settings share a path, and no setting is also a group or reserved`() {
    let paths = SettingField.all.map(\.path)
    #expect(Set(paths).count == paths.count)
    for path in paths {
      #expect(!SettingField.groups.contains(path))
      #expect(!SettingField.reserved.contains { SettingPath.isInside(path, $0) })
    }
  }

  @Test func `groups are those of the protocol`() {
    #expect(
      SettingField.groups == [
        "suggestions", "keyboard", "inlinePrediction", "regions", "diagnostics", "callouts",
        "userData", "learning", "provider", "provider.external",
      ])
  }

  private func nested(_ path: String, _ value: JSONValue) -> JSONValue {
    path.split(separator: ".").reversed().reduce(value) { .object(JSONObject([(String($1), $0)])) }
  }
}
