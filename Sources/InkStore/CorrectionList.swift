// The tables of replacements and reverted corrections; a change affects the same rows here as in memory.

import InkLexicon

/// A table of pairs of texts.
enum CorrectionList: String, CaseIterable {
  case replacements
  case reverted = "reverted_pairs"

  /// Returns the pairs that belong in this table.
  private func pairs(of corrections: UserCorrections) -> [Replacement] {
    self == .replacements ? corrections.replacements : corrections.reverted
  }

  /// Reads the rows into a value.
  func read(into corrections: inout UserCorrections, from connection: Connection) throws(StoreError)
  {
    let rows = try connection.prepare("SELECT typed, text, language, since FROM \(rawValue)")
    while try rows.step() {
      let language = rows.text(2)
      let pair = Replacement(
        typed: rows.text(0), text: rows.text(1), language: language.isEmpty ? nil : language,
        date: Int64(rows.integer(3)))
      corrections.apply(
        UserCorrectionChange(self == .replacements ? .addReplacement : .revert, pair))
    }
  }

  /// Updates the rows from one value to another.
  func write(
    _ new: UserCorrections, over old: UserCorrections, in connection: Connection
  ) throws(StoreError) {
    let (before, after) = (Set(pairs(of: old)), Set(pairs(of: new)))
    let delete = try connection.prepare(
      "DELETE FROM \(rawValue) WHERE typed = ? AND text = ? AND language = ?")
    for pair in before.subtracting(after) {
      try delete.bind([.text(pair.typed), .text(pair.text), .text(pair.language ?? "")]).run()
    }
    let insert = try connection.prepare(
      "INSERT OR REPLACE INTO \(rawValue) (typed, text, language, since) VALUES (?, ?, ?, ?)")
    for pair in after.subtracting(before) {
      try insert.bind([
        .text(pair.typed), .text(pair.text), .text(pair.language ?? ""), .integer(pair.date),
      ]).run()
    }
  }
}
