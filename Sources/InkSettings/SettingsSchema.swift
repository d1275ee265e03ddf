// The list of settings as a JSON Schema, for editors that validate and complete settings files.

package import InkJSON

/// Generates `schemas/settings.schema.json` from the list of settings.
package enum SettingsSchema {
  /// The schema of `config.json`, `.inkling.json` and bare client settings.
  ///
  /// Names that are accepted without effect are included without a type.
  package static var document: JSONValue {
    let head: [(String, JSONValue)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "Inkling settings"),
      (
        "description",
        """
        The contents of config.json, .inkling.json and the configuration that a client sends. \
        An invalid value affects only its own key; null leaves a key to the origins below.
        """
      ),
    ]
    let all = group("", of: SettingField.all, reserved: SettingField.reserved)
    let forDocuments = SettingField.all.filter { $0.scope == .document }
    let own: [(String, JSONValue)] =
      [("description", "The settings for documents with one language id.")]
      + group("", of: forDocuments, reserved: [])
    let definitions: JSONValue = ["byLanguageId": .object(JSONObject(own))]
    return .object(JSONObject(head + all + [("$defs", definitions)]))
  }

  /// Returns the keywords of an object with the settings of a group.
  private static func group(
    _ group: String, of fields: [SettingField], reserved: [String]
  ) -> [(String, JSONValue)] {
    var properties = JSONObject()
    for path in fields.map(\.path) + reserved where path.hasPrefix(group) {
      let key = String(path.dropFirst(group.utf8.count).prefix { $0 != "." })
      guard properties[key] == nil else { continue }
      let inner = SettingPath.joined(String(group.dropLast()), key)
      if SettingField.groups.contains(inner) {
        properties[key] = .object(
          JSONObject(self.group(inner + ".", of: fields, reserved: reserved)))
      } else if let field = SettingField.byPath[inner] {
        properties[key] = property(of: field)
      } else {
        properties[key] = ["description": "Accepted, but without effect in this version."]
      }
    }
    if group.isEmpty, !reserved.isEmpty {
      properties["byLanguageId"] = [
        "description": "Settings by language id; they win over those for all documents.",
        "type": ["object", "null"],
        "additionalProperties": ["$ref": "#/$defs/byLanguageId"],
      ]
    }
    return [
      ("type", ["object", "null"]), ("properties", .object(properties)),
      ("additionalProperties", false),
    ]
  }

  /// Returns the schema of one setting: its description, default, accepted values, and null.
  private static func property(of field: SettingField) -> JSONValue {
    var property = JSONObject([("description", JSONValue.string(field.sentence))])
    if field.standard != .null { property["default"] = field.standard }
    for (keyword, value) in field.schema.object?.members ?? [] {
      switch keyword {
      case "type": property[keyword] = .array([value, "null"])
      case "enum": property[keyword] = .array((value.array ?? []) + [.null])
      default: property[keyword] = value
      }
    }
    return .object(property)
  }
}
