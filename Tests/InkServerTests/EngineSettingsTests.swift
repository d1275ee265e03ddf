// Which settings reach the engine, and which the server reads by itself.

import InkEngine
import InkGeometry
import InkLexicon
import InkSettings
import InkTestSupport
import Testing

@testable import InkServer

@Suite struct EngineSettingsTests {
  /// The settings that the server reads, and the engine does not.
  private static let readByServer: Set = [
    "suggestions.labelsShowTyped", "callouts.input", "callouts.longPressMilliseconds",
    "callouts.longPressReach", "callouts.inputMilliseconds", "callouts.drag", "userData.path",
    "learning.quarantine", "provider.external.command", "provider.external.deadlineMilliseconds",
    "provider.external.requestsPerSecond", "provider.external.contextBytes", "dataSources",
    "diagnostics.unknownWords",
  ]

  /// The engine's settings where a person has set some of theirs.
  private func settings(_ layers: SettingLayers) -> EngineSettingsTable {
    var engine = Engine(packs: [], userWords: UserWords(), settings: EngineSettings())
    engine.apply(layers, languageIDs: [])
    return engine.settings
  }

  @Test func `every setting reaches the engine or is one that the server reads`() throws {
    let standard = settings(SettingLayers())
    for field in SettingField.all {
      let sample = try #require(SampleSettings.byPath[field.path])
      var layers = SettingLayers()
      #expect(layers.set(SampleSettings.nested(field.path, sample), from: .userFile) == [])
      let reachesEngine = settings(layers) != standard
      #expect(reachesEngine != Self.readByServer.contains(field.path), "\(field.path)")
    }
    #expect(Self.readByServer.isSubset(of: SettingField.all.map(\.path)))
  }

  @Test func `every keyboard layout can be set, and every one that can be set exists`() {
    typealias Setting = DocumentSettings.Keyboard.Layout
    for setting in Setting.allCases {
      #expect(KeyboardLayout(setting)?.name == (setting == .automatic ? nil : setting.rawValue))
    }
    #expect(KeyboardLayout.all.count == Setting.allCases.count - 1)
  }

  @Test func `the engine's own defaults are those of the settings`() {
    #expect(
      settings(SettingLayers()) == EngineSettingsTable(EngineSettingsTable.Scope(EngineSettings())))
  }
}
