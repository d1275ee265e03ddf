// Forgetting what was learned or ignored: by word, by document, by time, or altogether.

package import InkLexicon
import InkText

extension UserStore {
  /// Forgets; gives how much of each kind that was. What is deleted is overwritten and the log beside the file emptied.
  /// A word that was learned stays noted as forgotten, so that nothing learns it again; of `all` nothing stays, and no
  /// file that was once set aside either.
  package func forget(_ what: Forgetting, date: Int64) throws(StoreError) -> ForgottenCounts {
    let words = try load()
    var counts = ForgottenCounts()
    let (gone, heard) = words.meant(by: what)
    let changes =
      gone.map { UserWordChange(.unlearn, $0, date: date) }
      + heard.map { UserWordChange(.removeIgnored, $0, date: date) }
    if what == .all {
      try write { () throws(StoreError) in try clear() }
      try record(changes.filter(\.scope.isWorkspace))
    } else {
      try record(changes)
      if case .word(let word) = what { try keepForgotten(word, date: date) }
    }
    counts.emoji = try forgetEmoji(what)
    let ofTexts = try forgetTexts(what)
    readAnew()
    try connection.emptyLog()
    if what == .all { StoreFile.removeDamaged(of: connection.path) }
    counts.ignoredWords = heard.count
    if what == .all {
      counts.replacements = words.corrections.replacements.count
      counts.corrections = words.corrections.takenBack.count
    }
    counts.texts = ofTexts.texts
    counts.words = gone.count + ofTexts.words
    // A word is one, however it was learned.
    if case .word = what { counts.words = max(gone.count, ofTexts.words) }
    return counts
  }

  /// The word stays forgotten though it was never learned.
  private func keepForgotten(_ word: String, date: Int64) throws(StoreError) {
    try write { () throws(StoreError) in
      try connection.prepare(
        "INSERT OR REPLACE INTO forgotten_words (word, since) VALUES (?, ?)"
      ).bind([.text(word.composed), .integer(date)]).run()
      try noteChange()
    }
  }

  private func clear() throws(StoreError) {
    for table in ["learned_words", "ignored_words", "forgotten_words"]
      + CorrectionList.allCases.map(\.rawValue)
    {
      try connection.execute("DELETE FROM \(table)")
    }
    try noteChange()
  }
}
