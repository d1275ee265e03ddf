// What Git ignores below a folder, by its `.gitignore` files and the repository's own exclude file.

import InkSystem

/// The rules of a repository's `.git/info/exclude` and of the `.gitignore` files from its root down to a folder,
/// following gitignore(5): later and deeper ones win. The user's global excludes are not read.
struct IgnoreRules {
  private struct Rule {
    let pattern: [Substring]
    let folder: String
    let isAnchored: Bool
    let isForFolders: Bool
    let isException: Bool
  }

  private var rules: [Rule] = []

  /// The largest rule file that is read, in bytes.
  private static let limitBytes = 1024 * 1024

  /// Creates an empty set of rules.
  init() {}

  /// Creates the rules that apply in a folder by the files above it, up to the root of its repository.
  init(above folder: String) {
    var folders: [String] = []
    var above = folder
    while above != "/", above != ".", !FileSystem.exists("\(above)/.git") {
      above = FileSystem.folder(of: above)
      folders.append(above)
    }
    guard FileSystem.exists("\(above)/.git") else { return }
    self = adding(file: "\(above)/.git/info/exclude", in: above)
    for folder in folders.reversed() { self = adding(fileIn: folder) }
  }

  /// Returns the rules with those of the folder's file, if there is one, added.
  func adding(fileIn folder: String) -> IgnoreRules {
    adding(file: "\(folder)/.gitignore", in: folder)
  }

  private func adding(file path: String, in folder: String) -> IgnoreRules {
    guard let bytes = try? FileSystem.read(path, limitBytes: Self.limitBytes) else { return self }
    return adding(String(decoding: bytes, as: UTF8.self), in: folder)
  }

  /// Returns the rules with those of a text, taken as the file of a folder, added.
  func adding(_ text: String, in folder: String) -> IgnoreRules {
    var more = self
    for line in text.split(whereSeparator: \.isNewline) {
      var line = line
      while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line.removeLast() }
      if line.isEmpty || line.hasPrefix("#") { continue }
      let isException = line.hasPrefix("!")
      if isException { line.removeFirst() }
      let isForFolders = line.hasSuffix("/")
      if isForFolders { line.removeLast() }
      let pattern = line.split(separator: "/")
      if pattern.isEmpty { continue }
      more.rules.append(
        Rule(
          pattern: pattern, folder: folder, isAnchored: line.contains("/"),
          isForFolders: isForFolders, isException: isException))
    }
    return more
  }

  /// Whether a path below the root is excluded.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    let rule = rules.last { rule in
      guard isFolder || !rule.isForFolders, path.hasPrefix(rule.folder + "/") else { return false }
      let parts = path.dropFirst(rule.folder.count + 1).split(separator: "/")
      if !rule.isAnchored { return parts.last.map { matches($0, rule.pattern[0]) } ?? false }
      return matches(parts, rule.pattern, anyNumber: "**") { part, mark in
        matches(part, rule.pattern[mark]) ? mark + 1 : nil
      }
    }
    return rule.map { !$0.isException } ?? false
  }

  /// Whether a name matches a pattern with `*`, `?`, `[a-z]`, and `\` before a literal character.
  private func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let pattern = Array(pattern.unicodeScalars)
    return matches(Array(name.unicodeScalars), pattern, anyNumber: "*") {
      end(ofOne: $0, in: pattern, from: $1)
    }
  }

  /// Whether items match a pattern in which a star matches any number of them; `end` returns the position in the
  /// pattern after the part that matches one item. Only the last star is backtracked to, so no pattern is slow.
  private func matches<Item: Equatable>(
    _ items: [Item], _ pattern: [Item], anyNumber star: Item,
    end: (_ ofOne: Item, _ from: Int) -> Int?
  ) -> Bool {
    var (place, mark) = (0, 0)
    var (last, retry): (Int?, Int) = (nil, 0)
    while place < items.count {
      if mark < pattern.count, pattern[mark] == star {
        (last, retry) = (mark, place)
        mark += 1
      } else if mark < pattern.count, let end = end(items[place], mark) {
        place += 1
        mark = end
      } else if let last {
        retry += 1
        (place, mark) = (retry, last + 1)
      } else {
        return false
      }
    }
    return pattern[mark...].allSatisfy { $0 == star }
  }

  /// Returns the position in the pattern after the part that matches the character, or nil if it does not match.
  private func end(ofOne scalar: Unicode.Scalar, in pattern: [Unicode.Scalar], from start: Int)
    -> Int?
  {
    switch pattern[start] {
    case "?": return start + 1
    case "\\":
      let literal = start + 1
      return literal < pattern.count && pattern[literal] == scalar ? literal + 1 : nil
    case "[":
      let members = pattern[(start + 1)...]
      let first = members.first.map { $0 == "!" || $0 == "^" } ?? false ? start + 2 : start + 1
      // A bracket that comes first is a member.
      guard let close = pattern.dropFirst(first + 1).firstIndex(of: "]") else { return nil }
      var inside = pattern[(start + 1)..<close]
      let isNegated = inside.first == "!" || inside.first == "^"
      if isNegated { inside.removeFirst() }
      var isIn = false
      while let low = inside.popFirst() {
        if inside.first == "-", inside.count > 1 {
          inside.removeFirst()
          if let high = inside.popFirst(), low <= high, (low...high).contains(scalar) {
            isIn = true
          }
        } else if low == scalar {
          isIn = true
        }
      }
      return isIn != isNegated ? close + 1 : nil
    default: return pattern[start] == scalar ? start + 1 : nil
    }
  }
}
