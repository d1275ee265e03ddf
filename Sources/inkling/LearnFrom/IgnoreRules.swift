// What Git ignores below a folder, by its `.gitignore` files and the repository's own exclude file.

import InkLexicon
import InkSystem
import InkText

/// The rules of a repository's `info/exclude` and of the `.gitignore` files from its root down to a folder, following
/// gitignore(5): later and deeper ones win. The user's global excludes are not read.
struct IgnoreRules {
  private struct Rule {
    let pattern: IgnorePattern
    let folder: String
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
    self = adding(file: "\(Self.repository(of: above))/info/exclude", in: above)
    for folder in folders.reversed() { self = adding(fileIn: folder) }
  }

  /// Returns the folder of what a repository's working trees share. In a worktree or a submodule, `.git` is a file that
  /// names the folder of its own, and in a worktree that one names the shared one.
  private static func repository(of root: String) -> String {
    var place = "\(root)/.git"
    if let line = line(of: place), line.hasPrefix("gitdir:") {
      place = path(line.dropFirst("gitdir:".count), in: root)
    }
    return line(of: "\(place)/commondir").map { path($0[...], in: place) } ?? place
  }

  /// Returns the first line of a file.
  private static func line(of path: String) -> String? {
    guard let bytes = try? FileSystem.read(path, limitBytes: limitBytes) else { return nil }
    return String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  private static func path(_ text: Substring, in folder: String) -> String {
    let path = String(text.drop { $0 == " " })
    return path.hasPrefix("/") ? path : "\(folder)/\(path)"
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
    for line in text.withoutByteOrderMark.split(whereSeparator: \.isNewline) {
      var line = line
      while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line.removeLast() }
      if line.isEmpty || line.hasPrefix("#") { continue }
      let isException = line.hasPrefix("!")
      if isException { line.removeFirst() }
      let isForFolders = line.hasSuffix("/")
      if isForFolders { line.removeLast() }
      guard let pattern = IgnorePattern(line) else { continue }
      more.rules.append(
        Rule(
          pattern: pattern, folder: folder, isForFolders: isForFolders, isException: isException))
    }
    return more
  }

  /// Whether a path below the root is excluded.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    let rule = rules.last { rule in
      guard isFolder || !rule.isForFolders, let rest = path.path(below: rule.folder)
      else { return false }
      return rule.pattern.matches(rest.split(separator: "/"))
    }
    return rule.map { !$0.isException } ?? false
  }
}
