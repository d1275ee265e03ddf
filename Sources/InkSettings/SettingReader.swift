// Reads what one origin sends: takes every setting that is right and warns about every other one.

import InkJSON

/// What one origin has set, checked: every value here is one that its setting takes.
struct SettingLayer: Sendable, Equatable {
  /// The values by the paths of their settings.
  var values: [String: JSONValue] = [:]
  /// The values that hold for one language id only, by language id and path.
  var byLanguageID: [String: [String: JSONValue]] = [:]
}

/// Fills one layer from JSON of any shape. A wrong value costs its own key and nothing else.
struct SettingReader {
  /// The most warnings that one reading gives; the last one then counts the rest.
  static let warningLimit = 20

  private(set) var layer = SettingLayer()
  private var kept: [SettingWarning] = []
  private var omitted = 0
  private let origin: SettingOrigin

  init(origin: SettingOrigin) {
    self.origin = origin
  }

  /// The warnings, in the order in which their keys were met.
  var warnings: [SettingWarning] {
    omitted == 0 ? kept : kept + [SettingWarning(origin, "", .more(count: omitted))]
  }

  /// Reads settings that stand bare or in a member `inkling`; `null` sets nothing.
  mutating func read(_ json: JSONValue) {
    var json = json
    while let inner = json["inkling"] { json = inner }
    if json == .null { return }
    // Clients that know no difference send an empty list for an empty object; who writes a file knows it.
    if origin.isFile, json.array != nil {
      return warn("", nil, .mismatch(expected: "an object", found: json.kind))
    }
    readGroup(json, at: "", languageID: nil)
  }

  /// Reads the members of a group, for all documents or for those of one language id.
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
        warnOfUnknown(path, languageID)
      }
    }
  }

  /// Reads `byLanguageId`: an object of settings for each language id.
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

  /// Takes the value of a setting, or warns; `null` leaves it to the layers below.
  private mutating func take(_ json: JSONValue, for field: SettingField, languageID: String?) {
    if json == .null { return }
    if languageID != nil, field.scope != .document {
      return warn(field.path, languageID, .refused(reason: "it is one for all languages"))
    }
    let json = soundMembers(of: json, for: field, languageID: languageID)
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

  /// A table without the members that are wrong, each of which is warned about; nil where all of them are. What is no
  /// table stays as it is.
  private mutating func soundMembers(
    of json: JSONValue, for field: SettingField, languageID: String?
  ) -> JSONValue? {
    guard let member = field.member, let members = json.membersOrNone else { return json }
    var sound = JSONObject()
    for (index, (name, value)) in members.enumerated() {
      // What the user types is in no log, not even as the key of a table.
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

  /// Warns about a path that is none of a setting's, without what is typed by the user: such as a table's key in one
  /// name with the table.
  private mutating func warnOfUnknown(_ path: String, _ languageID: String?) {
    let path = SettingPath.withoutTypedKeys(path)
    if let table = SettingField.byPath[path] {
      let found = "a name with a dot for a member of it"
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
