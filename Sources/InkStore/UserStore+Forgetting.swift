// Forgetting what was learned or ignored: by word, by document, by time, or altogether.

package import InkLexicon
import InkText

extension UserStore {
  /// Forgets; returns the number of items of each kind. Deleted data is overwritten and the write-ahead log emptied. A
  /// learned word is recorded as forgotten, so that it is not learned again; with `all` nothing of the user's remains,
  /// and files that were set aside are removed as well.
  package func forget(_ what: Forgetting, date: Int64) throws(StoreError) -> ForgottenCounts {
    let words = try load()
    let (learned, ignored) = words.meant(by: what)
    try forgetWords(what, learned, ignored, date: date)
    var counts = ForgottenCounts()
    counts.emoji = try forgetEmoji(what)
    let ofTexts = try forgetTexts(what)
    invalidateWords()
    try connection.emptyLog()
    if what == .all { StoreFile.removeDamaged(of: connection.path) }
    // Last, because a project's list may not be writable; everything else is gone by then.
    try forgetWorkspaceWords(learned, ignored, date: date)
    counts.ignoredWords = ignored.count
    if what == .all {
      counts.replacements = words.corrections.replacements.count
      counts.corrections = words.corrections.reverted.count
    }
    counts.texts = ofTexts.texts
    counts.words = learned.count + ofTexts.words
    // One word counts once, however it was learned.
    if case .word = what { counts.words = max(learned.count, ofTexts.words) }
    return counts
  }

  /// Deletes words in one transaction, except those of projects; with `all` every decision about words.
  private func forgetWords(
    _ what: Forgetting, _ learned: [UserWord], _ ignored: [UserWord], date: Int64
  ) throws(StoreError) {
    var forgotten = learned.map(\.word)
    if case .word(let word) = what { forgotten.append(word) }
    // The lists of projects are files of their own, and what others share is not forbidden to be learned.
    if what == .workspaces { return }
    if what != .all, forgotten.isEmpty, ignored.isEmpty { return }
    try write { () throws(StoreError) in
      if what == .all {
        try clear()
      } else {
        try delete(learned, ignored)
        try recordForgotten(forgotten, date: date)
      }
      try recordChange()
    }
    invalidateWords()
  }

  /// Removes words from the lists of projects.
  private func forgetWorkspaceWords(
    _ learned: [UserWord], _ ignored: [UserWord], date: Int64
  ) throws(StoreError) {
    let changes =
      learned.map { UserWordChange(.unlearn, $0, date: date) }
      + ignored.map { UserWordChange(.removeIgnored, $0, date: date) }
    try record(changes.filter(\.scope.isWorkspace))
  }

  /// Deletes any number of rows; those in memory are read again.
  private func delete(_ learned: [UserWord], _ ignored: [UserWord]) throws(StoreError) {
    try WordList.learned.delete(learned.filter { !$0.scope.isWorkspace }, in: connection)
    try WordList.ignored.delete(ignored.filter { !$0.scope.isWorkspace }, in: connection)
  }

  /// Records words as forgotten within a transaction, even one that was never learned.
  func recordForgotten(_ words: [String], date: Int64) throws(StoreError) {
    let keep = try connection.prepare(
      "INSERT OR REPLACE INTO forgotten_hashes (hash, since) VALUES (?, ?)")
    for word in words { try keep.bind([.hash(hash(of: word.composed)), .integer(date)]).run() }
  }

  /// Records within a transaction that words may be learned again.
  func eraseForgotten(_ words: [UserWord]) throws(StoreError) {
    let erase = try connection.prepare("DELETE FROM forgotten_hashes WHERE hash = ?")
    for word in words { try erase.bind([.hash(hash(of: word.word))]).run() }
  }

  /// Reads the forgotten words, and the key with which they are hashed.
  func readForgotten() throws(StoreError) -> ForgottenWords {
    let key = try connection.prepare("SELECT first, second FROM forgetting_key")
    let hash = try key.step() ? SipHash(key: key.hash(0), key.hash(1)) : SipHash(key: 0, 0)
    let rows = try connection.prepare("SELECT hash FROM forgotten_hashes")
    var hashes: Set<UInt64> = []
    while try rows.step() { hashes.insert(rows.hash(0)) }
    return ForgottenWords(hashedBy: hash, hashes)
  }

  private func clear() throws(StoreError) {
    for table in ["learned_words", "ignored_words", "forgotten_hashes"]
      + CorrectionList.allCases.map(\.rawValue)
    {
      try connection.execute("DELETE FROM \(table)")
    }
    try connection.execute("UPDATE forgetting_key SET first = random(), second = random()")
  }
}
