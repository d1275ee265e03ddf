// Forgetting what was learned: by word, by document, by time, or altogether.

package import InkLexicon
import InkText

extension UserStore {
  /// Forgets; gives how many words, texts and emoji that meant. What is deleted is overwritten and the log beside the
  /// file emptied. A word that was learned stays noted as forgotten, so that nothing learns it again; of `all` nothing
  /// stays, and no file that was once set aside either.
  package func forget(_ what: Forgetting, date: Int64) throws(StoreError) -> Int {
    let words = try load()
    let gone = words.learned.filter { what.means($0) }
    if what == .all {
      try write { () throws(StoreError) in try clear() }
      try record(
        gone.filter(\.scope.isWorkspace).map { UserWordChange(.unlearn, $0, date: date) })
    } else {
      try record(gone.map { UserWordChange(.unlearn, $0, date: date) })
      if case .word(let word) = what { try keepForgotten(word, date: date) }
    }
    let textCount = try forgetTexts(what) + forgetEmoji(what)
    readAnew()
    try connection.emptyLog()
    if what == .all { StoreFile.removeDamaged(of: connection.path) }
    let ignored = what == .all ? words.ignored.count { !$0.scope.isWorkspace } : 0
    if case .word = what { return max(gone.count, textCount) }
    return gone.count + ignored + textCount
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
