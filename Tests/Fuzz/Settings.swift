// JSON as settings of each origin: warnings or values, and what is stored would be accepted again.

import InkJSON
@testable import InkSettings

nonisolated(unsafe) private var parser = JSONParser()

func fuzz(_ bytes: [UInt8]) {
  guard let json = try? parser.parse(bytes) else { return }
  for origin in SettingOrigin.allCases {
    var layers = SettingLayers()
    for warning in layers.set(json, from: origin) { _ = "\(warning)" }
    for field in SettingField.all {
      let held = field.value(in: layers.effective(forLanguageID: "markdown", in: nil))
      var again = layers.effective(forLanguageID: nil, in: nil)
      precondition(held == .null || field.set(held, in: &again), "a value held would be refused")
    }
  }
}
