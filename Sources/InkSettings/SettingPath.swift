// Key paths of settings: the keys from the outermost group inwards, joined by dots.

/// Operations on key paths such as `suggestions.limit`.
enum SettingPath {
  /// The path of a key in a group; the group of the outermost keys is empty.
  static func joined(_ group: String, _ key: String) -> String {
    group.isEmpty ? key : "\(group).\(key)"
  }

  /// The outermost key.
  static func head(of path: String) -> String {
    String(path.prefix { $0 != "." })
  }

  /// The innermost key.
  static func tail(of path: String) -> String {
    String(path.split(separator: ".", omittingEmptySubsequences: false).last ?? "")
  }

  /// The groups that a path stands in, outermost first: `a` and `a.b` for `a.b.c`.
  static func groups(of path: String) -> [String] {
    path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) }
  }

  /// Whether a path names a group or something in it.
  static func isInside(_ path: String, _ group: String) -> Bool {
    path == group || path.hasPrefix(group + ".")
  }

  /// A path up to the first table whose keys the user types; they are in no log.
  static func withoutTypedKeys(_ path: String) -> String {
    let dotted = ".\(path)"
    for table in SettingField.all where table.member?.isTyped == true {
      if let key = dotted.firstRange(of: ".\(table.path).") {
        return String(dotted[..<key.upperBound].dropFirst().dropLast())
      }
    }
    return path
  }
}
