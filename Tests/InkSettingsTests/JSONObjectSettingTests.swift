// A settings file with one setting changed, whichever way it is spelled.

import InkJSON
import Testing

@testable import InkSettings

@Suite struct JSONObjectSettingTests {
  @Test(arguments: [
    (#"{}"#, #"{ "learning.automatic": false }"#),
    (#"{"a": 1, "learning": {"automatic": true}}"#, #"{ "a": 1, "learning.automatic": false }"#),
    (
      #"{"learning": {"automatic": true, "b": 2}}"#,
      #"{ "learning": { "b": 2 }, "learning.automatic": false }"#
    ),
    (#"{"learning.automatic": true}"#, #"{ "learning.automatic": false }"#),
    (
      #"{"inkling": {"learning": {"automatic": true}}, "a": 1}"#,
      #"{ "a": 1, "inkling.learning.automatic": false }"#
    ),
    (
      #"{"inkling.a": 1, "inkling": {"c": 3}}"#,
      #"{ "inkling.a": 1, "inkling": { "c": 3 }, "inkling.learning.automatic": false }"#
    ),
  ])
  func `a setting replaces all its spellings`(old: String, new: String) throws {
    var parser = JSONParser()
    let object = try #require(parser.parse(Array(old.utf8)).object)
    let changed = object.withSetting("learning.automatic", false)
    #expect(JSONValue.object(changed).indented == new)
    var reader = SettingReader(origin: .userFile)
    reader.read(.object(changed))
    #expect(reader.layer.values["learning.automatic"] == false)
  }
}
