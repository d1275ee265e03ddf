// A settings file with one setting changed.

package import InkJSON

extension JSONObject {
  /// Returns these contents of a settings file with another value of the setting at a path; other members stay as they
  /// are. The setting is written as a dotted name, in the place of all spellings of it, see ``SettingReader/read(_:)``.
  package func withSetting(_ path: String, _ value: JSONValue) -> JSONObject {
    let marked = "inkling.\(path)"
    var result = self
    result.removeSetting(path)
    result.removeSetting(marked)
    // Settings that are marked as ours win over bare ones.
    let isMarked = keys.contains { SettingPath.isInside($0, "inkling") }
    result[isMarked ? marked : path] = value
    return result
  }

  /// Removes a setting, and a group that had only this one, however its path is divided into keys.
  private mutating func removeSetting(_ path: String) {
    self[path] = nil
    for group in SettingPath.groups(of: path) {
      guard case .object(var members)? = self[group] else { continue }
      members.removeSetting(String(path.dropFirst(group.count + 1)))
      self[group] = members.isEmpty ? nil : .object(members)
    }
  }
}
