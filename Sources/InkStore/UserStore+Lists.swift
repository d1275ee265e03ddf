// Exporting words to a file and importing them.

package import InkLexicon
import InkSystem
import InkText

extension UserStore {
  /// Writes the user's words to a file that only its owner can read.
  ///
  /// - Returns: The number of words written, and of those left out because the format cannot represent them.
  package func export(
    to path: String, _ format: WordListFormat
  ) throws(StoreError) -> (count: Int, leftOut: Int) {
    let list = WordListWriter(try load(), format)
    do throws(SystemError) {
      try FileSystem.write(Array(list.text.utf8), to: path, mode: 0o600)
    } catch {
      throw .listNotWritten(path: path, reason: error.reason)
    }
    return (list.count, list.leftOutCount)
  }

  /// Learns the words of a file, all of them or none; a text most of whose lines cannot be words is refused.
  ///
  /// - Returns: The number of new words, the numbers of the first lines without a word, and the number of further ones.
  package func importWords(
    from path: String, _ format: WordListFormat, language: String?, date: Int64
  ) throws(StoreError) -> (count: Int, badLines: [Int], moreBadLines: Int) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, limitBytes: WordListReader.limitBytes)
    } catch {
      throw .listNotRead(path: path, reason: error.reason)
    }
    guard looksLikeText(bytes) else {
      throw .listNotRead(path: path, reason: "expected a text in UTF-8, found other bytes")
    }
    guard let list = WordListReader(bytes, format, language: language, date: date) else {
      throw .listNotRead(path: path, reason: "expected a word list as \(format.rawValue)")
    }
    if list.isTooLong { throw .listTooLong(path: path, limit: WordListReader.wordLimit) }
    if list.wordlessCount > list.lineCount / 2 {
      let found = "\(list.wordlessCount) of \(list.lineCount) lines that cannot be words"
      throw .notAList(path: path, reason: "expected one word per line, found \(found)")
    }
    let before = try load()
    let changes = Self.withoutOverruled(list.changes)
    let removals = changes.flatMap { before.removals(before: $0) }
    try record(removals + changes)
    let after = try load()
    let count =
      after.learned.count + after.ignored.count - before.learned.count - before.ignored.count
      + Set(removals).count
    return (count, list.badLines, list.moreBadLines)
  }

  /// Returns the changes of a list without those overruled by a later one of the same word: learned and then ignored.
  private static func withoutOverruled(_ changes: [UserWordChange]) -> [UserWordChange] {
    var kept: [UserWordChange] = []
    var later: [String: [UserWordChange]] = [:]
    for change in changes.reversed() {
      let isOverruled = later[change.word.composed, default: []].contains {
        $0.kind != change.kind && $0.scope == change.scope
          && LanguageTag.covers(change.language, $0.language)
      }
      if isOverruled { continue }
      kept.append(change)
      let isThere = later[change.word.composed, default: []].contains {
        $0.kind == change.kind && $0.scope == change.scope && $0.language == change.language
      }
      if !isThere { later[change.word.composed, default: []].append(change) }
    }
    return kept.reversed()
  }
}
