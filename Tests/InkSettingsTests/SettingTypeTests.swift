// What each type of value accepts, just inside and just outside its limits.

import InkJSON
import Testing

@testable import InkSettings

struct SettingTypeTests {
  @Test(
    arguments: [
      (JSONValue.integer(0), 0), (50, 50), (3.0, 3), (-1, nil), (51, nil), (2.5, nil), ("3", nil),
      (true, nil), (.integer(.max), nil), (.number(1e300), nil), (.number(.nan), nil),
    ] as [(JSONValue, Int?)])
  func `a whole number is in its range and has no fraction`(json: JSONValue, expected: Int?) {
    #expect(SettingType.integer(in: 0...50).read(json) == expected)
  }

  @Test(
    arguments: [
      (JSONValue.integer(0), 0.0), (1, 1), (0.5, 0.5), (1.01, nil), (-0.01, nil), ("0.5", nil),
    ] as [(JSONValue, Double?)])
  func `a probability is from 0 to 1`(json: JSONValue, expected: Double?) {
    #expect((SettingType<Double?>.probability.read(json) ?? nil) == expected)
  }

  @Test(
    arguments: [
      (["en"], true), (["en", "pt-BR"], true), (["nl_BE"], true), (["sr-Latn"], true),
      ([], false), (["en", "en"], false), (["nl-BE", "nl_BE"], false), (["e"], false),
      ([""], false), (["en-"], false),
      (["../en"], false), (["en", 1], false), ("en", false), (["languages9"], false),
      (.array((0..<16).map { .string("xx-\($0)") }), true),
      (.array((0..<17).map { .string("xx-\($0)") }), false),
    ] as [(JSONValue, Bool)])
  func `languages are distinct codes, at least one`(json: JSONValue, isAccepted: Bool) {
    #expect((SettingType.languages.read(json) != nil) == isAccepted)
  }

  @Test(
    arguments: [
      (["$": "$€"], true), ([:], true), (["": "x"], false), (["$": ""], false), (["$": 1], false),
      ("$", false),
    ] as [(JSONValue, Bool)])
  func `a table has non-empty texts`(json: JSONValue, isAccepted: Bool) {
    let type = SettingType.table(of: "variants", by: "character")
    #expect((type.read(json) != nil) == isAccepted)
  }

  @Test(
    arguments: [
      (["a"], true), (["a", ""], true), ([], false), ([""], false), (["a\u{0}"], false),
      (["a", 1], false), ("a", false), (.array((0..<65).map { _ in "a" }), false),
    ] as [(JSONValue, Bool)])
  func `a command is a program and its arguments`(json: JSONValue, isAccepted: Bool) {
    #expect((SettingType<[String]?>.command.read(json) ?? nil != nil) == isAccepted)
  }

  @Test(
    arguments: [
      ([:], true), (["a": ["items": []]], true), (["a": ["items": ["b"], "after": "@"]], true),
      (["a": ["path": "/b"]], true), (["a": ["path": "~/b"]], true), (["a": ["path": "b/c"]], true),
      (["a": ["path": "b/../../c"]], false), (["a": ["path": ""]], false),
      (["a": ["path": "b\u{0}"]], false), (["a": ["path": "b", "items": []]], false),
      (["a": [:]], false), (["": ["items": []]], false), (["a": ["items": [1]]], false),
      (["a": ["items": [], "after": ""]], false), (["a": ["items": [], "else": 1]], false),
      (["a": ["b"]], false), ("a", false),
    ] as [(JSONValue, Bool)])
  func `a data source has items or a path`(json: JSONValue, isAccepted: Bool) {
    #expect(
      (SettingType<[String: FolderSettings.DataSource]>.dataSources.read(json) != nil) == isAccepted
    )
  }

  @Test(
    arguments: [
      ("~/words.db", true), ("/words.db", true), ("", false), ("words.db", false), ("~", false),
      ("/a\u{0}b", false), (7, false),
    ]
      as [(
        JSONValue, Bool
      )])
  func `a path begins at the root or the home folder`(json: JSONValue, isAccepted: Bool) {
    #expect((SettingType<String?>.path.read(json) ?? nil != nil) == isAccepted)
  }
}
