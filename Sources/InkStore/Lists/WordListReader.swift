// Reads words, corrections and emoji from a file in one of the formats; lines without either are reported by number.

import InkJSON
import InkLexicon
import InkText

/// The words of a file.
struct WordListReader {
  /// The changes that learn or ignore them, in the order of the file.
  private(set) var changes: [UserWordChange] = []
  /// The changes that add its replacements and its reverted corrections.
  private(set) var corrections: [UserCorrectionChange] = []
  /// The changes that use its recent emoji, the oldest first, and add its favorites.
  private(set) var emoji: [UserEmojiChange] = []
  /// The numbers of the lines, or of the entries of a JSON list, without a word: the first ``badLineLimit`` of them.
  private(set) var badLines: [Int] = []
  /// The number of further lines or entries without a word.
  private(set) var moreBadLines = 0
  /// The number of lines meant for a word, and how many of them cannot be one: more than half if the file is not a word
  /// list at all.
  private(set) var (lineCount, wordlessCount) = (0, 0)
  /// Whether there are more words or more corrections than ``wordLimit``; those after it were not read.
  private(set) var isTooLong = false
  /// The version of a JSON list that a newer build has written; nothing was read then.
  private(set) var newerVersion: Int64?
  private let language: String?
  private let date: Int64

  /// The newest version of a JSON list that is read, and the one that is written.
  static let version: Int64 = 1

  /// The largest file that is read, in bytes.
  static let limitBytes = 64 * 1024 * 1024
  /// The maximum number of words: each takes about 250 bytes of memory in every server.
  static let wordLimit = 250_000
  /// The maximum number of lines without a word that are reported by number.
  static let badLineLimit = 1_000

  /// Reads a file's bytes; nil if they are not in the format at all.
  init?(_ bytes: [UInt8], _ format: WordListFormat, language: String?, date: Int64) {
    self.language = language
    self.date = date
    switch format {
    case .json: guard readJSON(bytes) else { return nil }
    case .plain: readLines(bytes) { $0.take($1, number: $2) }
    case .hunspell: readLines(bytes) { $0.takeHunspell($1, number: $2) }
    case .vim: readLines(bytes) { $0.takeVim($1, number: $2) }
    }
  }

  private mutating func readLines(
    _ bytes: [UInt8], _ take: (inout WordListReader, _ line: String, _ number: Int) -> Void
  ) {
    let text = String(decoding: bytes, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if isTooLong { return }
      let line = Self.trimmed(line)
      if line.isEmpty || line.hasPrefix("#") { continue }
      take(&self, line, index + 1)
    }
  }

  private mutating func take(_ word: String, number: Int) {
    lineCount += 1
    guard WordFlaw(in: word) == nil else {
      wordlessCount += 1
      return passOver(number)
    }
    append(
      UserWordChange(kind: .learn, word: word, language: language, date: date, origin: .imported))
  }

  private mutating func append(_ change: UserWordChange) {
    if changes.count < Self.wordLimit { changes.append(change) } else { isTooLong = true }
  }

  private mutating func append(_ change: UserCorrectionChange) {
    if corrections.count < Self.wordLimit { corrections.append(change) } else { isTooLong = true }
  }

  private mutating func passOver(_ number: Int) {
    if badLines.count < Self.badLineLimit { badLines.append(number) } else { moreBadLines += 1 }
  }

  /// Reads `word`, `word/flags`, `and\/or`, and passes over what follows about the word, as in `work/A po:noun`;
  /// `*word` marks a forbidden word, for which there is no list here.
  private mutating func takeHunspell(_ line: String, number: Int) {
    let line = Self.beforeFields(line)
    if number == 1, line.utf8.allSatisfy(\.isDigit) { return }
    if line.hasPrefix("*") { return passOver(number) }
    take(Self.isAddress(line) ? "" : Self.beforeFlags(line), number: number)
  }

  /// Reads `word`, `word/=12`; `word/!` marks a bad word, `/encoding=utf-8` and the like are directives.
  private mutating func takeVim(_ line: String, number: Int) {
    if line.hasPrefix("/") { return }
    let word = Self.isAddress(line) ? "" : Self.beforeSlash(line)
    if !word.isEmpty, line.dropFirst(word.count).contains("!") { return passOver(number) }
    take(word, number: number)
  }

  private mutating func readJSON(_ bytes: [UInt8]) -> Bool {
    var parser = JSONParser()
    guard let list = try? parser.parse(bytes), let learned = list["learned"]?.array else {
      return false
    }
    if let version = list["version"]?.integer, version > Self.version {
      newerVersion = version
      return true
    }
    let ignored = list["ignored"]?.array ?? []
    let words = learned.map { ($0, UserWordChange.Kind.learn) } + ignored.map { ($0, .ignore) }
    for (index, (entry, kind)) in words.enumerated() {
      if let change = change(kind, entry) { append(change) } else { passOver(index + 1) }
    }
    let replacements = list["replacements"]?.array ?? []
    let reverted = list["reverted"]?.array ?? []
    let pairs =
      replacements.map { ($0, UserCorrectionChange.Kind.addReplacement) }
      + reverted.map { ($0, .revert) }
    for (index, (entry, kind)) in pairs.enumerated() {
      if let change = change(kind, entry) {
        append(change)
      } else {
        passOver(words.count + index + 1)
      }
    }
    readEmoji(in: list, after: words.count + pairs.count)
    return true
  }

  /// Reads no more emoji than are kept.
  private mutating func readEmoji(in list: JSONValue, after count: Int) {
    let recent = list["recentEmoji"]?.array ?? []
    let favorites = list["favoriteEmoji"]?.array ?? []
    let entries =
      recent.enumerated().suffix(UserEmoji.recentLimit).map { ($0, UserEmojiChange.Kind.use, $1) }
      + favorites.enumerated().prefix(UserEmoji.favoriteLimit)
      .map { (recent.count + $0, .addFavorite, $1) }
    for (index, kind, entry) in entries {
      if let text = entry["emoji"]?.string ?? entry.string, UserEmoji.isEmoji(text) {
        emoji.append(UserEmojiChange(kind, text, date: time(of: entry)))
      } else {
        passOver(count + index + 1)
      }
    }
  }

  /// Returns the change that adds the word of an entry, which may be the word alone; nil if it cannot be one.
  private func change(_ kind: UserWordChange.Kind, _ entry: JSONValue) -> UserWordChange? {
    guard let word = entry["word"]?.string ?? entry.string, WordFlaw(in: word) == nil,
      case .some(let language) = language(of: entry)
    else { return nil }
    var change = UserWordChange(
      kind: kind, word: word, language: language, date: time(of: entry), origin: .imported)
    change.origin = entry["origin"]?.string.flatMap(WordOrigin.init) ?? .imported
    change.count = max(0, Statement.bounded(entry["count"]?.integer ?? 0))
    if let uri = entry["document"]?.string { change.scope = .document(uri) }
    return change
  }

  /// Returns the change that adds the pair of an entry; nil if its texts cannot be one.
  private func change(
    _ kind: UserCorrectionChange.Kind, _ entry: JSONValue
  ) -> UserCorrectionChange? {
    guard let typed = entry["typed"]?.string, let text = entry["replacement"]?.string,
      kind == .revert ? ReplacementText.isLine(typed) : ReplacementText.isWord(typed),
      ReplacementText.isLine(text), case .some(let language) = language(of: entry)
    else { return nil }
    return UserCorrectionChange(
      kind, Replacement(typed: typed, text: text, language: language, date: time(of: entry)))
  }

  /// Returns the language of an entry, by default that of the file, or nil for all; nothing if it is none.
  private func language(of entry: JSONValue) -> String?? {
    guard let tag = entry["language"]?.string else { return .some(language) }
    return normalizedLanguageTag(tag).map { .some($0) }
  }

  /// Returns when an entry was added: one of the future counts as added now, one before 1970 as undated.
  private func time(of entry: JSONValue) -> Int64 {
    max(0, min(entry["since"]?.integer ?? date, date))
  }

  /// Whether the slashes of a line are those of an address, not followed by flags.
  private static func isAddress(_ line: String) -> Bool { line.contains("://") }

  /// Returns the word of a hunspell line: a slash begins its flags, unless it is the first character or escaped by a
  /// backslash.
  private static func beforeFlags(_ line: String) -> String {
    var word = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if scalar == "/", let last = word.last {
        guard last == "\\" else { break }
        word.removeLast()
      }
      word.append(scalar)
    }
    return String(word)
  }

  /// Returns a hunspell line without its morphological fields, which begin after a tab, or after a space with their
  /// names of two letters, as in `st:sing`.
  private static func beforeFields(_ line: String) -> String {
    let characters = Array(line.unicodeScalars)
    let end = characters.indices.first { index in
      if characters[index] == "\t" { return true }
      let name = characters[index...].dropFirst().prefix(3)
      return characters[index] == " " && name.count == 3 && name.last == ":"
        && name.dropLast().allSatisfy { ("a"..."z").contains($0) }
    }
    var word = String.UnicodeScalarView(characters[..<(end ?? characters.endIndex)])
    while word.last == " " { word.removeLast() }
    return String(word)
  }

  private static func beforeSlash(_ line: String) -> String {
    String(line.prefix { $0 != "/" })
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line.drop(while: \.isWhitespace)
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line.withoutByteOrderMark)
  }
}
