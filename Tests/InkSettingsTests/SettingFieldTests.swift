// The list of settings: each has a description, a default it accepts, and its own location.

import InkJSON
import InkTestSupport
import Testing

@testable import InkSettings

struct SettingFieldTests {
  @Test func `every setting changes its own value and no other`() throws {
    for field in SettingField.all {
      let sample = try #require(SampleSettings.byPath[field.path], "no sample for \(field.path)")
      var layers = SettingLayers()
      #expect(layers.set(SampleSettings.nested(field.path, sample), from: .userFile) == [])
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
      var settings = Settings()
      #expect(field.set(field.standard, in: &settings), "\(field.path) refuses its own default")
      #expect(settings == Settings())
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
}
