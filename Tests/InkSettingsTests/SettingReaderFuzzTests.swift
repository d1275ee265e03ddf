// Random JSON as settings: never a crash, and never a value that a setting does not accept.

import InkJSON
import InkTestSupport
import Testing

@testable import InkSettings

struct SettingReaderFuzzTests {
  @Test func `any JSON results in settings that read back unchanged`() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<fuzzCount(600) {
      var layers = SettingLayers()
      let json = value(&random, depth: 5)
      let origin = SettingOrigin.allCases[random.below(SettingOrigin.allCases.count)]
      let warnings = layers.set(json, from: origin)
      #expect(warnings.count <= SettingReader.warningLimit + 1)
      for field in SettingField.all {
        let held = field.value(in: layers.all)
        var again = layers.all
        #expect(held == .null || field.set(held, in: &again))
        #expect(again == layers.all)
      }
    }
  }

  /// Returns JSON in which the names of settings are likely, with values that may or may not be valid.
  private func value(_ random: inout SeededRandom, depth: Int) -> JSONValue {
    switch random.below(depth > 0 ? 12 : 7) {
    case 0: return .null
    case 1: return .bool(random.once(in: 2))
    case 2: return .integer(Int64(random.below(60)) - 5)
    case 3: return .integer(.max)
    case 4: return .number(Double(random.below(200)) / 100)
    case 5: return .string(random.element(of: texts) ?? "")
    case 6: return .number(1e300)
    case 7:
      return .array((0..<random.below(4)).map { _ in value(&random, depth: depth - 1) })
    default:
      return .object(
        JSONObject(
          (0..<random.below(8)).map { _ in
            (random.element(of: keys) ?? "", value(&random, depth: depth - 1))
          }))
    }
  }

  private let texts = ["", "en", "off", "apply", "yes", "local", "~", "\u{0}", "ß", "$₽¥"]

  private let keys: [String] =
    SettingField.all.map { SettingPath.tail(of: $0.path) } + SettingField.groups
    + SettingField.reserved + ["inkling", "byLanguageId", "markdown", "", ".", "$", "limmit"]
}
