// Writes words into a file in one of the formats.

import InkJSON
import InkLexicon
import InkText

/// Texts of lists of words.
enum WordListWriter {
  /// The words of the user and of documents in a format. Only JSON has room for ignored words, documents,
  /// languages and dates; the others hold the learned words that hold everywhere.
  static func text(of words: UserWords, _ format: WordListFormat) -> (text: String, count: Int) {
    if format == .json { return json(words) }
    var seen: Set<String> = []
    let list = words.learned.filter { $0.scope == .user && seen.insert($0.word).inserted }
      .map(\.word).filter { format == .plain || !$0.contains("/") }
    var lines = list
    if format == .hunspell { lines.insert("\(list.count)", at: 0) }
    if format == .vim { lines = list.map { $0 == normalizedWord($0) ? $0 : $0 + "/=" } }
    return (lines.map { $0 + "\n" }.joined(), list.count)
  }

  private static func json(_ words: UserWords) -> (text: String, count: Int) {
    let learned = words.learned.filter(isOwn).map(entry)
    let ignored = words.ignored.filter(isOwn).map(entry)
    let list: JSONValue = [
      "version": 1, "learned": .array(learned), "ignored": .array(ignored),
    ]
    return (list.indented + "\n", learned.count + ignored.count)
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
}
