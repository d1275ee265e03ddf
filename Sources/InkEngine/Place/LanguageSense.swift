// Which language a document is in at a place: chosen for it, or told by the words before, found once a word.

import InkLexicon
import InkModel
import InkText

/// The shares of the languages before the word at the cursor, kept for as long as nothing before it changes.
struct LanguageSense: Sendable {
  private var found: (start: TextPoint, shares: LanguageShares)?
  /// The words before, and to whom they speak.
  private var reading = LanguageReading()
  private var chosen: [Bool] = []
  private var packs: PackSet?

  /// Notes an edit; what stands before the word may be another text now.
  mutating func noteEdit(from start: TextPoint) {
    if let found, start < found.start { self.found = nil }
    reading.noteEdit(from: start)
  }

  /// The shares before a word that begins at a point.
  mutating func shares(
    before start: TextPoint, in text: Text, chosen: [Bool], of model: Model, _ packs: PackSet
  ) -> LanguageShares {
    if self.packs !== packs || self.chosen != chosen {
      self = LanguageSense()
      (self.packs, self.chosen) = (packs, chosen)
    }
    if let found, found.start == start { return found.shares }
    let shares = reading.shares(before: start, in: text, of: model, chosen: chosen)
    found = (start, shares)
    return shares
  }
}
