// Key paths of settings: the keys from the outermost group inwards, joined with dots.

/// Operations on key paths such as `suggestions.limit`.
enum SettingPath {
  /// Returns the path of a key in a group; the outermost group is empty.
  static func joined(_ group: String, _ key: String) -> String {
    group.isEmpty ? key : "\(group).\(key)"
  }

  /// Returns the outermost key.
  static func head(of path: String) -> String {
    String(path.prefix { $0 != "." })
  }

  /// Returns the innermost key.
  static func tail(of path: String) -> String {
    String(path.split(separator: ".", omittingEmptySubsequences: false).last ?? "")
  }

  /// Returns the groups that contain a path, outermost first: `a` and `a.b` for `a.b.c`.
  static func groups(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: ".") }.map { String(path[..<$0]) }
  }

  /// Whether a path is a group or lies inside it.
  static func isInside(_ path: String, _ group: String) -> Bool {
    path == group || path.hasPrefix(group + ".")
  }

  /// Returns a path truncated at the first table whose keys the user types, because those must not be logged.
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
