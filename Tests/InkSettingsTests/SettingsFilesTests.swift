// The files generated from the list of settings are committed and up to date.

import InkJSON
import InkTestSupport
import Testing

@testable import InkSettings

struct SettingsFilesTests {
  @Test func `the committed schema is the generated one`() throws {
    try expectFile("schemas/settings.schema.json", SettingsSchema.document.indented + "\n")
  }

  @Test func `the committed table is the generated one`() throws {
    let text = """
      # Settings

      Settings come from `config.json` in your configuration folder (`~/.config/inkling`), the
      `.inkling.json` of a project, and what your editor sends, bare, in a member `inkling` or under names
      such as `inkling.suggestions.limit`; later ones win. An invalid value affects only its own key and
      gives a warning, and `null` leaves a key to the earlier origins. The member `byLanguageId` holds
      settings for documents with a language id:
      `{"byLanguageId": {"markdown": {"suggestions": {"limit": 5}}}}`.
      A project's file may not set `provider`, `userData`, `learning` or `replacements`.


      """
    try expectFile("schemas/settings.md", text + SettingsTable.markdown)
  }

  @Test func `the schema names every setting and every reserved name`() {
    let schema = SettingsSchema.document
    for path in SettingField.all.map(\.path) + SettingField.reserved + ["byLanguageId"] {
      let property = path.split(separator: ".").reduce(schema as JSONValue?) { group, key in
        group?["properties"]?[String(key)]
      }
      #expect(property?["description"]?.string?.isEmpty == false, "\(path)")
    }
  }

  @Test func `the schema for a language id has the settings that may differ by language id`() {
    let schema = SettingsSchema.document["$defs"]?["byLanguageId"]?["properties"]
    #expect(schema?["suggestions"]?["properties"]?["limit"]?["maximum"] == 50)
    #expect(schema?["userData"] == nil)
    #expect(schema?["provider"] == nil)
    #expect(schema?["byLanguageId"] == nil)
  }
}
