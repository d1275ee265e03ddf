// The words of a workspace: a sorted text file in the project, made to be read, shared and merged.

import InkLexicon
import InkSystem
import InkText

/// A file with one word per line, optionally followed by `ignored` and a language. Its lines end as they did before.
///
/// Lines are sorted by word, so that a merge that keeps the lines of both sides is a valid file again; lines that begin
/// with `#` are comments: those at the top stay there, others stay above their word.
///
/// A project may come from somebody else: a link that leads out of the project is not followed, or another file of the
/// user's would be sorted like a word list.
struct WorkspaceWords {
  /// The path of the file, in a folder of its own in the project.
  let path: String
  /// The scope of its words.
  let scope: WordScope

  /// A value that changes with the file.
  typealias Stamp = FileSystem.Stamp

  /// The largest file that is read, in bytes.
  static let limitBytes = 4 * 1024 * 1024

  /// The state of the file; nil if there is none.
  var stamp: Stamp? { FileSystem.stamp(of: path) }

  /// Reads the words of the file, and the numbers of the lines without one, including lines that are not text.
  func read() throws(SystemError) -> (changes: [UserWordChange], bad: [Int]) {
    var (changes, bad): ([UserWordChange], [Int]) = ([], [])
    let date = stamp?.seconds ?? 0
    let text = String(decoding: try bytes(), as: UTF8.self)
    for (index, line) in Self.lines(of: text).enumerated() where !WordLine.isComment(line) {
      if let word = WordLine(line) {
        changes.append(word.change(scope, date: date))
      } else {
        bad.append(index + 1)
      }
    }
    return (changes, bad)
  }

  /// Applies changes to the current contents of the file, whoever wrote them, and replaces the whole file. A file that
  /// would lose contents is left as it is.
  ///
  /// - Returns: The state of the file that they were applied to, and the one that resulted.
  @discardableResult
  func record(
    _ changes: [UserWordChange], waits: Bool
  ) throws(StoreError) -> (before: Stamp?, after: Stamp?) {
    do throws(SystemError) {
      try checkLocation()
      let folder = FileSystem.folder(of: path)
      if !FileSystem.exists(folder) {
        try FileSystem.makeFolder(folder, mode: 0o755)
        try FileSystem.write(
          Array("\(FileSystem.name(of: path)) merge=union\n".utf8), to: "\(folder)/.gitattributes")
      }
      let turn = try FolderLock(
        folder, milliseconds: waits ? Connection.busyTimeoutMilliseconds : 0)
      defer { turn.end() }
      let before = stamp
      let contents = try bytes()
      let old = try Self.sortableLines(of: contents)
      let lines = applying(changes, to: old)
      if lines == old { return (before, before) }
      let end = Self.lineEnd(of: contents)
      try FileSystem.write(Array(Self.sorted(lines).map { $0 + end }.joined().utf8), to: path)
      return (before, stamp)
    } catch {
      throw .workspaceNotWritten(path: path, reason: error.reason)
    }
  }

  /// Returns the contents of the file; empty if there is none.
  private func bytes() throws(SystemError) -> [UInt8] {
    guard FileSystem.exists(path) else { return [] }
    try checkLocation()
    return try FileSystem.read(path, limitBytes: Self.limitBytes)
  }

  /// Throws if a link leads to the file, or to its folder, out of the project, or to nothing, where a file would come.
  private func checkLocation() throws(SystemError) {
    let folder = FileSystem.folder(of: path)
    if FileSystem.isLink(path), !FileSystem.exists(path) {
      throw SystemError(
        "use", path, reason: "expected a file in the project, found a link to one that is missing")
    }
    guard let project = FileSystem.resolvedPath(FileSystem.folder(of: folder)),
      let place = FileSystem.resolvedPath(path) ?? FileSystem.resolvedPath(folder)
    else { return }
    if place.isBelow(folder: project) { return }
    throw SystemError("use", path, reason: "expected a file in the project, found a link out of it")
  }

  /// Returns what ends the lines of a file, as far as the first one tells: as on Windows, or else a line feed.
  private static func lineEnd(of contents: [UInt8]) -> String {
    let first = contents.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    return first.count > 1 && first[0].last == 0x0D ? "\r\n" : "\n"
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.withoutByteOrderMark.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns the lines of a file that may be reordered: UTF-8 text throughout, without the markers of an unresolved
  /// merge.
  private static func sortableLines(of bytes: [UInt8]) throws(SystemError) -> [String] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw SystemError(
        "sort", reason: "expected a text in UTF-8, found other bytes in line \(bad + 1)")
    }
    let lines = lines(of: text)
    if let mark = lines.firstIndex(where: WordLine.isConflictMarker) {
      throw SystemError(
        "sort", reason: "expected no merge conflict, found a conflict marker in line \(mark + 1)"
      )
    }
    return lines
  }

  /// Returns the lines with some changes applied; new ones are inserted after the last word, so that comments at the
  /// end stay there.
  private func applying(_ changes: [UserWordChange], to lines: [String]) -> [String] {
    let end = lines.lastIndex { !WordLine.isComment($0) }.map { $0 + 1 } ?? lines.endIndex
    var body: [String?] = Array(lines[..<end])
    var (learned, ignored): ([ListedWord], [ListedWord]) = ([], [])
    for (place, line) in lines[..<end].enumerated() where !WordLine.isComment(line) {
      guard let known = WordLine(line) else { continue }
      let word = UserWord(added: known.change(scope, date: 0))
      if known.isIgnored { ignored.append((word, place)) } else { learned.append((word, place)) }
    }
    var lists: [WordList: ListedLines] = [
      .learned: ListedLines(learned, in: UserWords(learned: learned.map(\.word), ignored: [])),
      .ignored: ListedLines(ignored, in: UserWords(learned: [], ignored: ignored.map(\.word))),
    ]
    for change in changes {
      let list = WordList(change.kind)
      if change.kind != list.addition {
        for place in lists[list]?.remove(change) ?? [] { body[place] = nil }
      } else if lists[list]?.add(change, at: body.count) == true {
        body.append(WordLine(change).text)
      }
    }
    return body.compactMap(\.self) + lines[end...]
  }

  /// A word and the index of its line.
  private typealias ListedWord = (word: UserWord, place: Int)

  /// The words of one list, and their lines.
  private struct ListedLines {
    private var words: UserWords
    private var places: [UserWord: [Int]] = [:]

    /// Creates the list from words, each of which may have several lines.
    init(_ listed: [ListedWord], in words: UserWords) {
      self.words = words
      for (word, place) in listed { places[word, default: []].append(place) }
    }

    /// Records a word that gets a new line; false if it already has one.
    mutating func add(_ change: UserWordChange, at place: Int) -> Bool {
      guard words.apply(change) else { return false }
      places[UserWord(added: change), default: []].append(place)
      return true
    }

    /// Removes words; returns their lines.
    mutating func remove(_ change: UserWordChange) -> [Int] {
      let gone = words.matches(of: change)
      words.apply(change)
      return gone.flatMap { places.removeValue(forKey: $0) ?? [] }
    }
  }

  /// Returns each line of a word once, ordered by word, with the comments above it. Comments at the top and at the end
  /// stay there.
  private static func sorted(_ lines: [String]) -> [String] {
    let head = lines.prefix(while: WordLine.isComment)
    var words: [String: [String]] = [:]
    var comments: [String] = []
    for line in lines[head.endIndex...] {
      if WordLine.isComment(line) {
        comments.append(line)
      } else {
        words[line, default: []] += comments
        comments = []
      }
    }
    let sorted = words.sorted {
      (normalizedWord($0.key), $0.key) < (normalizedWord($1.key), $1.key)
    }
    return head + sorted.flatMap { $0.value + [$0.key] } + comments
  }
}

/// A line of the file.
private struct WordLine {
  var word: String
  var isIgnored = false
  var language: String?

  private static let ignored = "ignored"

  init(_ change: UserWordChange) {
    word = change.word.composed
    isIgnored = change.kind == .ignore
    language = change.language
  }

  /// Parses a line; nil if it has no word, or more than a word and its attributes.
  init?(_ line: String) {
    let parts = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
    guard let word = parts.first, WordFlaw(in: word) == nil else { return nil }
    self.word = word
    for part in parts.dropFirst() {
      if part == Self.ignored, !isIgnored {
        isIgnored = true
      } else if language == nil, let tag = normalizedLanguageTag(part) {
        language = tag
      } else {
        return nil
      }
    }
  }

  var text: String {
    ([word] + (isIgnored ? [Self.ignored] : []) + (language.map { [$0] } ?? []))
      .joined(separator: " ")
  }

  func change(_ scope: WordScope, date: Int64) -> UserWordChange {
    UserWordChange(
      kind: isIgnored ? .ignore : .learn, word: word, language: language, scope: scope,
      date: date)
  }

  static func isComment(_ line: String) -> Bool {
    line.hasPrefix("#") || line.allSatisfy(\.isWhitespace)
  }

  /// Whether a line is a conflict marker of a version control system.
  static func isConflictMarker(_ line: String) -> Bool {
    ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { mark in
      line == mark || line.hasPrefix(mark + " ")
    }
  }
}
