// Reads the settings of one origin: accepts every valid one and warns about all others.

import InkJSON

/// The validated settings of one origin.
struct SettingLayer: Sendable, Equatable {
  /// The values by setting path.
  var values: [String: JSONValue] = [:]
  /// The values for a single language id, by language id and path.
  var byLanguageID: [String: [String: JSONValue]] = [:]
}

extension JSONValue {
  /// Whether any member is one of our settings, right or wrong; others may be those of another server.
  package var hasSettings: Bool {
    self["inkling"] != nil
      || SettingReader.settings(in: self).contains { settings in
        settings.object?.keys.contains {
          SettingField.byPath[$0] != nil || SettingField.groups.contains($0) || $0 == "byLanguageId"
        } ?? false
      }
  }
}

/// Fills a layer from JSON of any shape. A wrong value affects only its own key.
struct SettingReader {
  /// The maximum number of warnings from one read, besides a last one that counts those left out.
  static let warningLimit = 20

  private(set) var layer = SettingLayer()
  private var kept: [SettingWarning] = []
  private var omitted = 0
  private let origin: SettingOrigin

  init(origin: SettingOrigin) {
    self.origin = origin
  }

  /// The warnings, in the order of their keys.
  var warnings: [SettingWarning] {
    omitted == 0 ? kept : kept + [SettingWarning(origin, "", .more(count: omitted))]
  }

  /// Reads settings that are bare, in a member `inkling`, or in members such as `inkling.enabled`; `null` sets nothing.
  mutating func read(_ json: JSONValue) {
    for json in SettingReader.settings(in: json, areAllOurs: origin.isFile) where json != .null {
      // Some clients cannot distinguish an empty list from an empty object; a person who edits a file can.
      if origin.isFile, json.array != nil {
        warn("", nil, .mismatch(expected: "an object", found: json.kind))
      } else {
        readGroup(json, at: "", languageID: nil)
      }
    }
  }

  /// Returns the settings in some JSON without what marks them as ours; later ones win. Dotted names, which people copy
  /// from the settings file of VS Code, win over the same setting in a member `inkling`. Members without a mark beside
  /// marked ones are those of others, except in a file of ours, where the marked ones win over them.
  fileprivate static func settings(in json: JSONValue, areAllOurs: Bool = false) -> [JSONValue] {
    guard let members = json.object?.members else { return [json] }
    let prefix = "inkling."
    var (bare, dotted) = (JSONObject(), JSONObject())
    for (key, value) in members where key != "inkling" {
      if key.hasPrefix(prefix) {
        dotted.append(String(key.dropFirst(prefix.count)), value)
      } else {
        bare.append(key, value)
      }
    }
    let inner = json["inkling"].map { settings(in: $0, areAllOurs: areAllOurs) } ?? []
    let marked = inner + (dotted.isEmpty ? [] : [.object(dotted)])
    return areAllOurs || marked.isEmpty ? [.object(bare)] + marked : marked
  }

  /// Reads the members of a group, for all documents or for a single language id.
  private mutating func readGroup(_ json: JSONValue, at group: String, languageID: String?) {
    guard let members = json.membersOrNone else {
      warn(group, languageID, .mismatch(expected: "an object", found: json.kind))
      return
    }
    for (key, value) in members {
      let path = SettingPath.joined(group, key)
      if let reason = origin.refusal(of: path) {
        warn(path, languageID, .refused(reason: reason))
      } else if let field = SettingField.byPath[path] {
        take(value, for: field, languageID: languageID)
      } else if SettingField.groups.contains(path) {
        if value != .null { readGroup(value, at: path, languageID: languageID) }
      } else if path == "byLanguageId", languageID == nil {
        readLanguages(value)
      } else if !SettingField.reserved.contains(where: { SettingPath.isInside(path, $0) }) {
        warnAboutUnknown(path, languageID)
      }
    }
  }

  /// Reads `byLanguageId`: an object with settings for each language id.
  private mutating func readLanguages(_ json: JSONValue) {
    if json == .null { return }
    guard let members = json.membersOrNone else {
      warn("byLanguageId", nil, .mismatch(expected: "an object", found: json.kind))
      return
    }
    for (languageID, settings) in members where settings != .null {
      readGroup(settings, at: "", languageID: languageID)
    }
  }

  /// Accepts the value of a setting or warns about it; `null` leaves it to the layers below.
  private mutating func take(_ json: JSONValue, for field: SettingField, languageID: String?) {
    if json == .null { return }
    if languageID != nil, field.scope != .document {
      return warn(field.path, languageID, .refused(reason: "it cannot differ by language"))
    }
    let json = validMembers(of: json, for: field, languageID: languageID)
    guard let json else { return }
    guard field.takes(json) else {
      let found = field.found(json)
      return warn(field.path, languageID, .mismatch(expected: field.expected, found: found))
    }
    if let languageID {
      layer.byLanguageID[languageID, default: [:]][field.path] = json
    } else {
      layer.values[field.path] = json
    }
  }

  /// Returns a table without its invalid members, after a warning about each; nil if all are invalid. A value that is
  /// not a table is returned unchanged.
  private mutating func validMembers(
    of json: JSONValue, for field: SettingField, languageID: String?
  ) -> JSONValue? {
    guard let member = field.member, let members = json.membersOrNone else { return json }
    var sound = JSONObject()
    for (index, (name, value)) in members.enumerated() {
      // The user's text must not be logged, not even as the key of a table.
      let path =
        member.isTyped ? "\(field.path)[\(index)]" : SettingPath.joined(field.path, name)
      if let reason = origin.refusal(of: value, inTable: field.path) {
        warn(path, languageID, .refused(reason: reason))
      } else if field.takes(.object(JSONObject([(name, value)]))) {
        sound.append(name, value)
      } else {
        let found = SettingField.found(value, inPlaceOf: member.kind)
        warn(path, languageID, .mismatch(expected: member.expected, found: found))
      }
    }
    return members.isEmpty || !sound.isEmpty ? .object(sound) : nil
  }

  /// Warns about a path that is not a setting, omitting anything the user typed, such as a table's key that was written
  /// in one name with the table.
  private mutating func warnAboutUnknown(_ path: String, _ languageID: String?) {
    // Looking for the nearest name costs far more than reading: only what is shown is worth it.
    guard kept.count < SettingReader.warningLimit else {
      omitted += 1
      return
    }
    let path = SettingPath.withoutTypedKeys(path)
    if let table = SettingField.byPath[path] {
      let found = "a dotted name for one of its members"
      warn(path, languageID, .mismatch(expected: table.expected, found: found))
    } else {
      warn(path, languageID, .unknown(nearest: nearestSetting(to: path)))
    }
  }

  private mutating func warn(_ path: String, _ languageID: String?, _ cause: SettingWarning.Cause) {
    guard kept.count < SettingReader.warningLimit else {
      omitted += 1
      return
    }
    let group = languageID.map { "byLanguageId.\($0)" } ?? ""
    let whole = path.isEmpty ? group : SettingPath.joined(group, path)
    kept.append(SettingWarning(origin, whole.isEmpty ? "inkling" : whole, cause))
  }
}
