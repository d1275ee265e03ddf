// How much is kept of what was counted: no more rows than a limit, and no text whose counts weigh nothing any more.

import InkLexicon

/// How many rows of counts are kept, and when texts were last looked through for those that weigh nothing.
struct CountLimits {
  /// The maximum number of rows with words in a row, and of rows with uses of a word.
  ///
  /// This is what a person writes in two half-lives of a count. Three times as many did not improve the suggestions.
  var rowCount = 100_000
  /// The day of the last look through all texts, in days since 1970.
  var lastDay: Int64?
}

extension UserStore {
  /// Deletes counts, within the transaction that has added some: those of texts so long ago that they weigh nothing any
  /// more, and beyond the limit the least weighty fifth.
  ///
  /// Words stay learned, and it stays known of each by which texts it was taught, so that it is forgotten with them.
  func enforceLimits(date: Int64) throws(StoreError) {
    let today = date / Self.secondsOfDay
    let age = Self.age(
      today: today, total: try connection.integer("SELECT max(total) FROM texts"))
    var hasDeleted = false
    // It takes some milliseconds, so once a day must do.
    if countLimits.lastDay != today {
      hasDeleted = try deleteWeightless(age: age)
      countLimits.lastDay = today
    }
    if let surplus = try surplus(of: "triples") {
      try connection.execute(
        """
        DELETE FROM triples WHERE (first, second, word, text) IN (
          SELECT first, second, word, text FROM triples JOIN texts ON texts.id = text
          ORDER BY \(age) - \(Self.halvings) DESC LIMIT \(surplus))
        """)
      hasDeleted = true
    }
    if let surplus = try surplus(of: "sightings") {
      try connection.execute(
        """
        DELETE FROM sightings WHERE (word, text) IN (
          SELECT word, text FROM sightings WHERE \(Self.isDispensable) ORDER BY text LIMIT \(surplus))
        """)
      hasDeleted = true
    }
    if hasDeleted {
      try connection.execute(
        """
        DELETE FROM texts WHERE \(age) > \(Self.maximumAge)
        AND id NOT IN (SELECT text FROM sightings UNION SELECT text FROM triples)
        """)
      try dropUnusedTokens()
    }
  }

  /// Deletes what was counted in texts so long ago that it weighs nothing any more; returns whether there are any.
  private func deleteWeightless(age: String) throws(StoreError) -> Bool {
    let texts = "SELECT id FROM texts WHERE \(age) > \(Self.maximumAge)"
    if try !connection.prepare("\(texts) LIMIT 1").step() { return false }
    try connection.execute("DELETE FROM triples WHERE text IN (\(texts))")
    try connection.execute(
      "DELETE FROM sightings WHERE text IN (\(texts)) AND \(Self.isDispensable)")
    return true
  }

  /// Returns how many rows to delete from a table, so that it is long before there are too many again; nil for none.
  private func surplus(of table: String) throws(StoreError) -> Int? {
    let count = try connection.integer("SELECT count(*) FROM \(table)")
    return countLimits.rowCount < count ? count - countLimits.rowCount * 4 / 5 : nil
  }

  /// The age at which a count weighs less than a thousandth: ten half-lives.
  private static let maximumAge = 10 * unitsOfHalfLife

  /// The SQL expression for the age of a text, in ``unitsOfHalfLife``: the same sum of days and words as in
  /// `UserNgramCounts.decay`, in whole numbers.
  private static func age(today: Int64, total: Int) -> String {
    """
    (max(0, \(today) - day) * \(Int(UserNgramCounts.halfLifeWords)) \
    + max(0, \(total) - total) * \(Int(UserNgramCounts.halfLifeDays)))
    """
  }

  /// The unit of age: a half-life is this many.
  private static let unitsOfHalfLife =
    Int(UserNgramCounts.halfLifeWords * UserNgramCounts.halfLifeDays)

  /// The SQL expression for the age after which a single count weighs what this one does when new, to a half-life.
  private static let halvings = """
    CASE WHEN count < 2 THEN 0 WHEN count < 4 THEN 1 WHEN count < 8 THEN 2 WHEN count < 16 THEN 3 \
    ELSE 4 END * \(unitsOfHalfLife)
    """

  /// The SQL condition for uses of a word that may be deleted: they have not taught it, or the same text has used it
  /// later.
  private static let isDispensable = """
    (word NOT IN (SELECT word FROM learned_words) OR EXISTS (
      SELECT 1 FROM sightings AS later JOIN texts AS other ON other.id = later.text
      JOIN texts AS own ON own.id = sightings.text
      WHERE later.word = sightings.word AND later.text > sightings.text
      AND other.source = own.source))
    """
}
