// The texts written for people below some paths, oldest first, so that the newest count most.

import InkSystem

/// A text and its file.
struct OwnText {
  /// The largest text that is read, in bytes.
  private static let limitBytes = 8 * 1024 * 1024

  let path: String
  /// The language id that editors use for such files.
  let languageID: String
  fileprivate let date: Int64

  /// The text; nil if the file is not text or too large to be written by hand.
  var contents: String? {
    guard let bytes = try? FileSystem.read(path, limitBytes: Self.limitBytes), !bytes.contains(0)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Whether the file is too large to be written by hand.
  var isTooLarge: Bool { Self.limitBytes < FileSystem.stamp(of: path)?.byteCount ?? 0 }

  /// The requirement that a text file has to meet, as the end of a sentence.
  static let rule = "UTF-8 text of up to \(limitBytes / 1024 / 1024) MiB"
}

/// Finds the texts to learn from.
struct OwnTexts {
  private var byPath: [String: OwnText] = [:]
  /// Whether texts, or folders with whatever is in them, were left out as ignored by Git.
  private(set) var leftOutIgnored = false

  /// The texts, each once.
  var texts: [OwnText] { byPath.values.sorted { ($0.date, $0.path) < ($1.date, $1.path) } }

  /// Language ids by file name extension.
  private static let languageIDs = [
    "txt": "plaintext", "text": "plaintext", "md": "markdown", "markdown": "markdown",
    "mdx": "mdx", "qmd": "quarto", "rst": "restructuredtext", "org": "org", "adoc": "asciidoc",
    "asciidoc": "asciidoc", "tex": "latex", "typ": "typst", "html": "html", "htm": "html",
    "eml": "mail",
  ]

  /// Searches files and folders; hidden files and files ignored by Git are left out unless they are named explicitly.
  init(below roots: [String]) throws {
    for named in roots {
      // Use the resolved path: ignore rules depend on the folders above it and the names on the way.
      let root = FileSystem.resolvedPath(named) ?? named
      if FileSystem.isFolder(root) {
        try look(in: root, IgnoreRules(above: root))
      } else if FileSystem.exists(root) {
        add(root, Self.languageIDs[Self.suffix(of: named)] ?? "plaintext")
      } else {
        throw CommandFailure("expected a file or a folder, found nothing at \(named)")
      }
    }
  }

  private mutating func add(_ path: String, _ languageID: String) {
    let date = FileSystem.stamp(of: path)?.seconds ?? 0
    byPath[path] = OwnText(path: path, languageID: languageID, date: date)
  }

  private mutating func look(in folder: String, _ rules: IgnoreRules) throws {
    let rules = rules.adding(fileIn: folder)
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      // A link may lead anywhere, even in a circle.
      if FileSystem.isLink(path) { continue }
      let isFolder = FileSystem.isFolder(path)
      let languageID = Self.languageIDs[Self.suffix(of: path)]
      if rules.ignores(path, isFolder: isFolder) {
        if isFolder || languageID != nil { leftOutIgnored = true }
      } else if isFolder {
        // An unreadable folder must not prevent reading the others.
        try? look(in: path, rules)
      } else if let languageID {
        add(path, languageID)
      }
    }
  }

  private static func suffix(of path: String) -> String {
    let name = FileSystem.name(of: path)
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
