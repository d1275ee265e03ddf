// Exporting words to a file and importing them.

package import InkLexicon
import InkSystem
package import InkText

extension UserStore {
  /// Writes the user's words, and as JSON their corrections and emoji, to a file that only its owner can read.
  ///
  /// - Returns: What was written, and the number of entries left out because the format cannot represent them.
  package func export(
    to path: String, _ format: WordListFormat
  ) throws(StoreError) -> (written: WordListCounts, leftOut: Int) {
    let list = WordListWriter(try wordsWithCounts(), emoji: try emojiChanges(), format)
    do throws(SystemError) {
      try FileSystem.write(Array(list.text.utf8), to: path, mode: 0o600)
    } catch {
      throw .listNotWritten(path: path, reason: error.reason)
    }
    return (list.counts, list.leftOutCount)
  }

  /// Adds the words, corrections and emoji of a file, all of them or none; a text most of whose lines cannot be words
  /// is refused.
  ///
  /// - Returns: What was new, the numbers of the first lines without a word, and the number of further ones.
  package func importWords(
    from path: String, _ format: WordListFormat, language: String?, date: Int64
  ) throws(StoreError) -> (new: WordListCounts, badLines: [Int], moreBadLines: Int) {
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
    if let found = list.newerVersion {
      throw .listTooNew(path: path, found: found, supported: WordListReader.version)
    }
    if list.isTooLong { throw .listTooLong(path: path, limit: WordListReader.wordLimit) }
    if list.wordlessCount > list.lineCount / 2 {
      let found = "\(list.wordlessCount) of \(list.lineCount) lines that cannot be words"
      throw .notAList(path: path, reason: "expected one word per line, found \(found)")
    }
    let before = try load()
    let changes = list.changes.withoutOverruled
    let removals = changes.flatMap { before.removals(before: $0) }
    try write { () throws(StoreError) in
      permitForgotten(changes)
      try apply(removals + changes)
      if !list.corrections.isEmpty { try apply(list.corrections) }
      if !list.emoji.isEmpty { try merge(list.emoji) }
    }
    let new = WordListCounts(new: try load(), since: before, without: Set(removals))
    return (new, list.badLines, list.moreBadLines)
  }
}

extension WordListCounts {
  /// Counts what words have that earlier ones, from which some were removed, did not have.
  fileprivate init(
    new words: UserWords, since before: UserWords, without removals: Set<UserWordChange>
  ) {
    let (now, past) = (words.corrections, before.corrections)
    let (emoji, pastEmoji) = (words.emoji, before.emoji)
    self.init(
      words: words.learned.count - before.learned.count + removals.count { $0.kind == .unlearn },
      ignoredWords: words.ignored.count - before.ignored.count
        + removals.count { $0.kind == .removeIgnored },
      replacements: Set(now.replacements).subtracting(past.replacements).count,
      corrections: Set(now.reverted).subtracting(past.reverted).count,
      emoji: Set(emoji.recent).subtracting(pastEmoji.recent).count
        + Set(emoji.favorites).subtracting(pastEmoji.favorites).count)
  }
}
