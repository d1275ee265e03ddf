// A value for each setting that is not the default, for tests that go through all of them.

package import InkJSON

/// Sample values of the settings.
package enum SampleSettings {
  /// For every setting, a value that differs from its default.
  package static let byPath: [String: JSONValue] = [
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

  /// The JSON in which a setting is the only one.
  package static func nested(_ path: String, _ value: JSONValue) -> JSONValue {
    path.split(separator: ".").reversed().reduce(value) { .object(JSONObject([(String($1), $0)])) }
  }
}
