// Counts of what the user wrote, by text and day; new words are learned once they were seen often enough.

package import InkLexicon
import InkText

extension UserStore {
  /// Adds the counts of a text, all or none of them, and learns its new words that have now been seen often enough.
  ///
  /// - Parameters:
  ///   - text: The counts of the text.
  ///   - origin: How the text, and with it its new words, came. One given to learn from is read as a whole: what was
  ///     counted in it before is forgotten.
  ///   - quarantine: How often a new word must have been seen, in any text.
  ///   - date: The time, in seconds since 1970.
  /// - Returns: Whether words were learned or unlearned as a result.
  /// - Throws: Why nothing of it was written.
  @discardableResult
  package func learn(
    _ text: TextCounts, as origin: WordOrigin = .typed, quarantine: Int, date: Int64
  ) throws(StoreError) -> Bool {
    var hasChanged = false
    try write { () throws(StoreError) in
      let before = try revision
      // Finding what only this text has taught goes through all of them, so do it only if it was read before.
      if origin == .texts, try isKnown(source: text.source) {
        _ = try forgetTexts(where: "source = ?", [.text(text.source)])
        noteReplacedCounts()
      }
      // A text without prose leaves nothing behind except the removal of its old counts.
      if text.wordCount == 0, text.isEmpty {
        hasChanged = try revision != before
        return
      }
      let (row, isNew) = try row(of: text, origin, date: date)
      try add(text.triples, text: row)
      let changes = try addSightings(text, row, origin, quarantine: quarantine, date: date)
      try retractSightings(text, origin, quarantine: quarantine)
      try addUses(text, row)
      _ = try currentWords()
      try apply(changes)
      // Within a day and a text, there are no more rows than it has different words in a row.
      if isNew { try enforceLimits(date: date) }
      hasChanged = try revision != before
    }
    return hasChanged
  }

  /// Returns the texts that were learned from, ordered by name.
  package func texts() throws(StoreError) -> [LearnedText] {
    let rows = try connection.prepare(
      """
      SELECT source, origin, sum(words), min(day), max(day) FROM texts
      GROUP BY source, origin HAVING sum(words) > 0 ORDER BY source, origin
      """)
    var texts: [LearnedText] = []
    while try rows.step() {
      let (first, last) = (Int64(rows.integer(3)), Int64(rows.integer(4)))
      texts.append(
        LearnedText(
          source: rows.text(0), origin: WordOrigin(rawValue: rows.text(1)) ?? .typed,
          wordCount: rows.integer(2),
          days: first * Self.secondsOfDay...max(first, last) * Self.secondsOfDay))
    }
    return texts
  }

  static let secondsOfDay: Int64 = 86_400

  private func isKnown(source: String) throws(StoreError) -> Bool {
    try connection.prepare("SELECT 1 FROM texts WHERE source = ? LIMIT 1").bind([.text(source)])
      .step()
  }

  /// Returns the row of a text on a day, with its words added, and whether it is a new one.
  private func row(
    of text: TextCounts, _ origin: WordOrigin, date: Int64
  ) throws(StoreError) -> (id: Int64, isNew: Bool) {
    let total = try connection.integer("SELECT max(total) FROM texts") + text.wordCount
    let key: [Statement.Value] = [
      .text(text.source), .integer(date / Self.secondsOfDay), .text(origin.rawValue),
    ]
    let row = try connection.prepare(
      "SELECT id FROM texts WHERE source = ? AND day = ? AND origin = ?"
    ).bind(key)
    let isNew = try !row.step()
    row.reset()
    try connection.prepare(
      """
      INSERT INTO texts (source, day, origin, words, total) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET words = words + excluded.words, total = excluded.total
      """
    ).bind(key + [.integer(Int64(text.wordCount)), .integer(Int64(total))]).run()
    return (try row.bind(key).step() ? Int64(row.integer(0)) : 0, isNew)
  }

  private func add(_ triples: [WordTriple: Int], text: Int64) throws(StoreError) {
    let insert = try connection.prepare(
      """
      INSERT INTO triples (first, second, word, text, count) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET count = count + excluded.count
      """)
    var tokens = try TokenRows(connection)
    for (triple, count) in triples {
      let row = [triple.first, triple.second, triple.word]
      var values: [Statement.Value] = []
      for token in row { values.append(.integer(try tokens.row(of: token))) }
      try insert.bind(values + [.integer(text), .integer(Int64(count))]).run()
    }
  }

  /// Counts uses of learned words, and records them by text so that they are deleted with it.
  private func addUses(_ text: TextCounts, _ row: Int64) throws(StoreError) {
    let use = try connection.prepare("UPDATE learned_words SET count = count + ? WHERE word = ?")
    let note = try connection.prepare(Self.insertionOfSightings)
    for (word, count) in text.usedWords {
      try use.bind([.integer(Int64(count)), .text(word)]).run()
      // Words taught only by texts are also among the new words, and recorded with them.
      if text.newWords[word] != nil || text.retractedWords[word] != nil { continue }
      try note.bind([.text(word), .integer(row), .integer(Int64(count))]).run()
    }
  }

  private static let insertionOfSightings =
    """
    INSERT INTO sightings (word, text, count) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET count = count + excluded.count
    """

  /// Counts new words; returns the resulting changes of learned words.
  private func addSightings(
    _ text: TextCounts, _ row: Int64, _ origin: WordOrigin, quarantine: Int, date: Int64
  ) throws(StoreError) -> [UserWordChange] {
    let insert = try connection.prepare(Self.insertionOfSightings)
    let seen = try connection.prepare(Self.countOfSightings)
    var changes: [UserWordChange] = []
    for (word, count) in text.newWords.sorted(by: { $0.key < $1.key }) {
      try insert.bind([.text(word), .integer(row), .integer(Int64(count))]).run()
      let sum = try seen.bind([.text(word)]).step() ? seen.integer(0) : 0
      seen.reset()
      if sum >= quarantine {
        changes.append(
          UserWordChange(kind: .learn, word: word, date: date, origin: origin, count: sum))
      }
    }
    return changes
  }

  /// Takes back sightings of words, and those words that were learned from them.
  private func retractSightings(
    _ text: TextCounts, _ origin: WordOrigin, quarantine: Int
  ) throws(StoreError) {
    let seen = try connection.prepare(Self.countOfSightings)
    let learned = try connection.prepare(
      "SELECT count(*) FROM learned_words WHERE word = ? AND origin = 'typed'")
    for (word, count) in text.retractedWords.sorted(by: { $0.key < $1.key }) {
      try removeSightings(count, of: word, in: text.source, origin)
      let sum = try seen.bind([.text(word)]).step() ? seen.integer(0) : 0
      seen.reset()
      let isLearned = try learned.bind([.text(word)]).step() && learned.integer(0) > 0
      learned.reset()
      if isLearned, sum < quarantine { try unlearn(typed: word) }
      try forgetTriples(of: word, in: text.source)
    }
  }

  private static let countOfSightings = "SELECT sum(count) FROM sightings WHERE word = ?"

  /// Removes sightings of a word in a text, the newest first: a corrected word may have been seen on an earlier day.
  private func removeSightings(
    _ count: Int, of word: String, in source: String, _ origin: WordOrigin
  ) throws(StoreError) {
    let select = try connection.prepare(
      """
      SELECT sightings.text, sightings.count FROM sightings JOIN texts ON texts.id = sightings.text
      WHERE sightings.word = ? AND texts.source = ? AND texts.origin = ? ORDER BY texts.day DESC
      """
    ).bind([.text(word), .text(source), .text(origin.rawValue)])
    var rows: [(text: Int64, count: Int)] = []
    while try select.step() { rows.append((Int64(select.integer(0)), select.integer(1))) }
    let update = try connection.prepare(
      "UPDATE sightings SET count = ? WHERE word = ? AND text = ?")
    let drop = try connection.prepare("DELETE FROM sightings WHERE word = ? AND text = ?")
    var left = count
    for row in rows where left > 0 {
      let key: [Statement.Value] = [.text(word), .integer(row.text)]
      if row.count > left {
        try update.bind([.integer(Int64(row.count - left))] + key).run()
      } else {
        try drop.bind(key).run()
      }
      left -= row.count
    }
  }

  /// A word learned by typing and corrected later was never meant; it is not recorded as forgotten.
  private func unlearn(typed word: String) throws(StoreError) {
    try connection.prepare("DELETE FROM learned_words WHERE word = ? AND origin = 'typed'")
      .bind([.text(word)]).run()
    try recordChange()
    invalidateWords()
  }

  /// Deletes the counts around a word in a text, and the word itself if no other text has it.
  private func forgetTriples(of word: String, in source: String) throws(StoreError) {
    noteReplacedCounts()
    let token = normalizedWord(word)
    try connection.prepare(
      """
      DELETE FROM triples WHERE text IN (SELECT id FROM texts WHERE source = ?1)
      AND ?2 IN (SELECT token FROM tokens WHERE id IN (first, second, word))
      """
    ).bind([.text(source), .text(token)]).run()
    try connection.prepare(
      """
      DELETE FROM tokens WHERE token = ?
      AND NOT EXISTS (SELECT 1 FROM triples WHERE tokens.id IN (first, second, word))
      """
    ).bind([.text(token)]).run()
  }
}

/// The rows of tokens; each token of a text is looked up once.
private struct TokenRows {
  private let insert: Statement
  private let select: Statement
  private var known: [String: Int64] = [:]

  init(_ connection: Connection) throws(StoreError) {
    insert = try connection.prepare("INSERT INTO tokens (token) VALUES (?) ON CONFLICT DO NOTHING")
    select = try connection.prepare("SELECT id FROM tokens WHERE token = ?")
  }

  mutating func row(of token: String) throws(StoreError) -> Int64 {
    if let row = known[token] { return row }
    try insert.bind([.text(token)]).run()
    let row = try select.bind([.text(token)]).step() ? Int64(select.integer(0)) : 0
    select.reset()
    known[token] = row
    return row
  }
}
