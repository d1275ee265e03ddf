// Writes words, corrections and emoji to a file in one of the formats.

import InkJSON
import InkLexicon
import InkText

/// The text of a word list.
struct WordListWriter {
  /// The text of the file.
  private(set) var text = ""
  /// What it contains.
  private(set) var counts = WordListCounts()
  /// The number of entries left out because the format cannot represent them.
  private(set) var leftOutCount = 0

  /// Writes the words of the user and of documents in a format. Only JSON can represent ignored words, corrections,
  /// emoji, documents, languages and dates; the others contain the learned words that apply everywhere.
  init(_ words: UserWords, emoji: [UserEmojiChange] = [], _ format: WordListFormat) {
    switch format {
    case .json:
      writeJSON(words, emoji)
      return
    case .plain: writeLines(words, format) { $0 }
    case .hunspell:
      // A slash begins flags, except at the start.
      writeLines(words, format) {
        String($0.prefix(1) + $0.dropFirst().replacing("/", with: "\\/"))
      }
      text = "\(counts.words)\n" + text
    case .vim: writeLines(words, format) { $0 == normalizedWord($0) ? $0 : $0 + "/=" }
    }
    let ofDocuments = words.learned.filter { Self.isOwn($0) && $0.scope != .user }
    leftOutCount +=
      ofDocuments.count + words.ignored.count(where: Self.isOwn) + emoji.count
      + words.corrections.replacements.count + words.corrections.reverted.count
  }

  /// Writes the words that are read again from the line of each; not `#word`, which would be a comment.
  private mutating func writeLines(
    _ words: UserWords, _ format: WordListFormat, line: (_ word: String) -> String
  ) {
    var seen: Set<String> = []
    let list = words.learned.filter { $0.scope == .user && seen.insert($0.word).inserted }
    let lines = list.compactMap { word in
      let line = line(word.word)
      let read = WordListReader(Array(line.utf8), format, language: nil, date: 0)
      return read?.changes.map(\.word) == [word.word] ? line : nil
    }
    (counts.words, leftOutCount) = (lines.count, list.count - lines.count)
    text = lines.map { $0 + "\n" }.joined()
  }

  private mutating func writeJSON(_ words: UserWords, _ emoji: [UserEmojiChange]) {
    let learned = words.learned.filter(Self.isOwn).map(Self.entry)
    let ignored = words.ignored.filter(Self.isOwn).map(Self.entry)
    let replacements = words.corrections.replacements.map(Self.entry)
    let reverted = words.corrections.reverted.map(Self.entry)
    let recent = emoji.filter { $0.kind == .use }.map(Self.entry)
    let favorites = emoji.filter { $0.kind == .addFavorite }.map(Self.entry)
    let list: JSONValue = [
      "version": .integer(WordListReader.version),
      "learned": .array(learned), "ignored": .array(ignored),
      "replacements": .array(replacements), "reverted": .array(reverted),
      "recentEmoji": .array(recent), "favoriteEmoji": .array(favorites),
    ]
    text = list.indented + "\n"
    counts = WordListCounts(
      words: learned.count, ignoredWords: ignored.count, replacements: replacements.count,
      corrections: reverted.count, emoji: recent.count + favorites.count)
  }

  private static func isOwn(_ word: UserWord) -> Bool {
    !word.scope.isWorkspace && word.scope != .session
  }

  private static func entry(_ word: UserWord) -> JSONValue {
    var object = JSONObject([("word", .string(word.word))])
    object["language"] = word.language.map { .string($0) }
    if case .document(let uri) = word.scope { object["document"] = .string(uri) }
    object["origin"] = .string(word.origin.rawValue)
    if word.count > 0 { object["count"] = .integer(Int64(word.count)) }
    object["since"] = .integer(word.date)
    return .object(object)
  }

  private static func entry(_ pair: Replacement) -> JSONValue {
    var object = JSONObject([("typed", .string(pair.typed)), ("replacement", .string(pair.text))])
    object["language"] = pair.language.map { .string($0) }
    object["since"] = .integer(pair.date)
    return .object(object)
  }

  private static func entry(_ emoji: UserEmojiChange) -> JSONValue {
    .object(JSONObject([("emoji", .string(emoji.emoji)), ("since", .integer(emoji.date))]))
  }
}
