// What a `.gitignore` says of the names below its folder.

import InkSystem

/// The rules of the `.gitignore` files from a root down to a folder, after gitignore(5): later and deeper ones win.
struct IgnoreRules {
  private struct Rule {
    let pattern: [Substring]
    let folder: String
    let isAnchored: Bool
    let isForFolders: Bool
    let isException: Bool
  }

  private var rules: [Rule] = []

  /// The largest file of rules that is read, in bytes.
  private static let limitBytes = 1024 * 1024

  /// No rules.
  init() {}

  /// The rules that hold in a folder by those above it, up to the root of its repository.
  init(above folder: String) {
    var folders: [String] = []
    var above = folder
    while above != "/", above != ".", !FileSystem.exists("\(above)/.git") {
      above = FileSystem.folder(of: above)
      folders.append(above)
    }
    guard FileSystem.exists("\(above)/.git") else { return }
    for folder in folders.reversed() { self = adding(fileIn: folder) }
  }

  /// The same rules with those of the file in a folder, if there is one.
  func adding(fileIn folder: String) -> IgnoreRules {
    let path = "\(folder)/.gitignore"
    guard let bytes = try? FileSystem.read(path, limitBytes: Self.limitBytes) else { return self }
    return adding(String(decoding: bytes, as: UTF8.self), in: folder)
  }

  /// The same rules with those of a text in a folder.
  func adding(_ text: String, in folder: String) -> IgnoreRules {
    var more = self
    for line in text.split(whereSeparator: \.isNewline) {
      var line = line
      while line.hasSuffix(" ") { line.removeLast() }
      if line.isEmpty || line.hasPrefix("#") { continue }
      let isException = line.hasPrefix("!")
      if isException || line.hasPrefix("\\") { line.removeFirst() }
      let isForFolders = line.hasSuffix("/")
      if isForFolders { line.removeLast() }
      var pattern: [Substring] = []
      // Two in a row mean no more than one, and would be tried in every division of a path.
      for part in line.split(separator: "/") where part != "**" || pattern.last != "**" {
        pattern.append(part)
      }
      if pattern.isEmpty { continue }
      more.rules.append(
        Rule(
          pattern: pattern, folder: folder, isAnchored: line.contains("/"),
          isForFolders: isForFolders, isException: isException))
    }
    return more
  }

  /// Whether a path below the root is left out.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    let rule = rules.last { rule in
      guard isFolder || !rule.isForFolders, path.hasPrefix(rule.folder + "/") else { return false }
      let parts = path.dropFirst(rule.folder.count + 1).split(separator: "/")
      if !rule.isAnchored { return parts.last.map { matches($0, rule.pattern[0]) } ?? false }
      return matches(parts[...], rule.pattern[...])
    }
    return rule.map { !$0.isException } ?? false
  }

  /// Parts of a path against parts of a pattern, in which `**` stands for any number of them.
  private func matches(
    _ parts: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>
  ) -> Bool {
    guard let first = pattern.first else { return parts.isEmpty }
    if first == "**" {
      return (0...parts.count).contains { matches(parts.dropFirst($0), pattern.dropFirst()) }
    }
    guard let part = parts.first, matches(part, first) else { return false }
    return matches(parts.dropFirst(), pattern.dropFirst())
  }

  /// A name against a pattern with `*`, `?` and `[a-z]`; going back to the last star only, so that no pattern is slow.
  private func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let (name, pattern) = (Array(name.unicodeScalars), Array(pattern.unicodeScalars))
    var (place, mark) = (0, 0)
    var (star, retry): (Int?, Int) = (nil, 0)
    while place < name.count {
      if mark < pattern.count, pattern[mark] == "*" {
        (star, retry) = (mark, place)
        mark += 1
      } else if let end = end(ofOne: name[place], in: pattern, from: mark) {
        place += 1
        mark = end
      } else if let last = star {
        retry += 1
        (place, mark) = (retry, last + 1)
      } else {
        return false
      }
    }
    return pattern[mark...].allSatisfy { $0 == "*" }
  }

  /// Where a pattern goes on behind what stands for one character; nil if it does not stand for this one.
  private func end(ofOne scalar: Unicode.Scalar, in pattern: [Unicode.Scalar], from start: Int)
    -> Int?
  {
    guard start < pattern.count else { return nil }
    switch pattern[start] {
    case "?": return start + 1
    case "[":
      guard let close = pattern[(start + 1)...].firstIndex(of: "]") else { return nil }
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
