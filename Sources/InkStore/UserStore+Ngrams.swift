// The counts of all texts, read with their decay, and how they are forgotten.

package import InkLexicon
import InkText

/// How much was written when n-grams were built, and how often counts were forgotten: the same state again means that
/// there is nothing new.
struct NgramsState: Equatable {
  var textCount: Int
  var wordCount: Int
  var forgettingCount: Int
  /// Whether counts were deleted within a text since: there may be as many texts and words as before.
  var isOutdated = false
}

extension UserStore {
  /// Builds n-grams from what was written.
  ///
  /// Takes about a microsecond for each triple of each text and day.
  ///
  /// - Parameters:
  ///   - packs: The packs of a model.
  ///   - anew: Whether to build them in any case, as for other packs.
  ///   - date: The time from which the age of a text is counted, in seconds since 1970.
  /// - Returns: The n-grams, bound to the packs; nil if nothing was written since the last call.
  /// - Throws: Why they cannot be read.
  package func ngrams(
    for packs: [LanguagePack], anew: Bool = true, date: Int64
  ) throws(StoreError) -> UserNgrams? {
    let state = NgramsState(
      textCount: try connection.integer("SELECT count(*) FROM texts"),
      wordCount: try connection.integer("SELECT sum(words) FROM texts"),
      forgettingCount: try forgettingCount)
    if state == ngramsState, !anew { return nil }
    ngramsState = state
    let learned = Set(try currentWords().learned.map { normalizedWord($0.word) })
    return UserNgrams(try ngramCounts(date: date), packs: packs, learned: learned)
  }

  /// Whether counts were forgotten since n-grams were built from them.
  package var ngramsAreStale: Bool {
    get throws(StoreError) {
      guard let ngramsState else { return false }
      return try forgettingCount != ngramsState.forgettingCount
    }
  }

  /// Makes the next n-grams be built in any case, after counts were deleted within a text.
  func noteReplacedCounts() { ngramsState?.isOutdated = true }

  /// Returns the counts of all texts, decayed up to a time.
  package func ngramCounts(date: Int64) throws(StoreError) -> UserNgramCounts {
    var counts = UserNgramCounts()
    var places: [Int: Int32] = [:]
    let tokens = try connection.prepare("SELECT id, token FROM tokens")
    while try tokens.step() {
      places[tokens.integer(0)] = Int32(truncatingIfNeeded: counts.words.count)
      counts.words.append(tokens.text(1))
    }
    let total = try connection.integer("SELECT max(total) FROM texts")
    let today = Int(date / Self.secondsOfDay)
    var weights: [Int: Float] = [:]
    let texts = try connection.prepare("SELECT id, day, total FROM texts")
    while try texts.step() {
      weights[texts.integer(0)] = Float(
        UserNgramCounts.decay(days: today - texts.integer(1), words: total - texts.integer(2)))
    }
    let rows = try connection.prepare(
      "SELECT first, second, word, text, count FROM triples ORDER BY first, second, word, text")
    while try rows.step() {
      guard let first = places[rows.integer(0)], let second = places[rows.integer(1)],
        let word = places[rows.integer(2)], let weight = weights[rows.integer(3)]
      else { continue }
      let count = Float(rows.integer(4)) * weight
      counts.add(.init(first: first, second: second, word: word, count: count))
    }
    return counts
  }

  /// The number of texts that were forgotten, and of words with them.
  typealias TextTotals = (texts: Int, words: Int)

  /// Forgets what was learned from texts; returns the number of texts, and of words that only they had taught. For a
  /// single word, the number of words is 1 if anything was known of it.
  func forgetTexts(_ what: Forgetting) throws(StoreError) -> TextTotals {
    var count: TextTotals = (0, 0)
    try write { () throws(StoreError) in
      switch what {
      case .word(let word): count.words = try forgetTriples(with: word)
      case .all: count = try forgetTexts(where: "1", [])
      case .document(let uri):
        count = try forgetTexts(
          where: "(source = ? OR substr(source, 1, ?) = ?)",
          [
            .text(uri), .integer(Int64(uri.withSlash.unicodeScalars.count)), .text(uri.withSlash),
          ])
      case .period(let period):
        count = try forgetTexts(
          where: "day BETWEEN ? AND ?",
          [
            .integer(period.lowerBound / Self.secondsOfDay),
            .integer(period.upperBound / Self.secondsOfDay),
          ])
      case .workspaces: break
      }
      try dropUnusedTokens()
      if count != (0, 0) { try recordForgottenCounts() }
    }
    ngramsState = nil
    return count
  }

  /// Deletes texts and their counts within a transaction, and the words that nothing else has taught.
  func forgetTexts(
    where condition: String, _ values: [Statement.Value]
  ) throws(StoreError) -> TextTotals {
    let texts = "SELECT id FROM texts WHERE \(condition)"
    let sightings = "FROM sightings WHERE text IN (\(texts))"
    // The count of a word's uses is reduced by those in the deleted texts.
    try connection.prepare(
      """
      UPDATE learned_words SET count = max(0, count - (
        SELECT sum(sightings.count) \(sightings) AND sightings.word = learned_words.word))
      WHERE word IN (SELECT word \(sightings))
      """
    ).bind(values + values).run()
    try connection.prepare(
      """
      DELETE FROM learned_words WHERE origin IN ('typed', 'texts')
      AND word IN (SELECT word \(sightings))
      AND word NOT IN (SELECT word FROM sightings WHERE text NOT IN (\(texts)))
      """
    ).bind(values + values).run()
    let words = try connection.integer("SELECT changes()")
    if words > 0 {
      try recordChange()
      invalidateWords()
    }
    for table in ["triples", "sightings"] {
      try connection.prepare("DELETE FROM \(table) WHERE text IN (\(texts))").bind(values).run()
    }
    try connection.prepare("DELETE FROM texts WHERE \(condition)").bind(values).run()
    return (try connection.integer("SELECT changes()"), words)
  }

  /// Deletes the counts around a word, regardless of case; returns 1 if there were any, else 0.
  private func forgetTriples(with word: String) throws(StoreError) -> Int {
    let token = normalizedWord(word)
    var count = 0
    for column in ["first", "second", "word"] {
      try connection.prepare(
        "DELETE FROM triples WHERE \(column) IN (SELECT id FROM tokens WHERE token = ?)"
      ).bind([.text(token)]).run()
      count += try connection.integer("SELECT changes()")
    }
    // An elided word and the one after it may have been counted as two.
    if let apostrophe = token.utf8.firstIndex(of: 0x27) {
      let end = token.utf8.index(after: apostrophe)
      count += try forgetTriples(with: String(token[..<end]), before: String(token[end...]))
    }
    return min(1, count + (try forgetSightings(of: token)))
  }

  /// Forgets how often a normalized word was seen, in whatever case but those that are still learned; returns how many
  /// counts that were.
  private func forgetSightings(of token: String) throws(StoreError) -> Int {
    var forms: [String] = []
    let seen = try connection.prepare(
      "SELECT word FROM sightings EXCEPT SELECT word FROM learned_words")
    while try seen.step() {
      let form = seen.text(0)
      if normalizedWord(form) == token { forms.append(form) }
    }
    var count = 0
    for form in forms {
      try connection.prepare("DELETE FROM sightings WHERE word = ?").bind([.text(form)]).run()
      count += try connection.integer("SELECT changes()")
    }
    return count
  }

  /// Deletes the counts around two tokens in a row; returns the number of triples.
  private func forgetTriples(with head: String, before rest: String) throws(StoreError) -> Int {
    let token = "(SELECT id FROM tokens WHERE token = ?)"
    try connection.prepare(
      """
      DELETE FROM triples WHERE first IN \(token) AND second IN \(token)
      OR second IN \(token) AND word IN \(token)
      """
    ).bind([.text(head), .text(rest), .text(head), .text(rest)]).run()
    return try connection.integer("SELECT changes()")
  }

  /// Deletes the tokens that no triple has.
  func dropUnusedTokens() throws(StoreError) {
    try connection.execute(
      """
      DELETE FROM tokens WHERE id NOT IN (
        SELECT first FROM triples UNION SELECT second FROM triples UNION SELECT word FROM triples)
      """)
  }
}
