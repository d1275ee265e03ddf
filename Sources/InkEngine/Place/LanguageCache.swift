// The language of a document at a position: chosen for it, or determined by the preceding words once a word.

import InkLexicon
import InkModel
import InkText

/// The shares of the languages before the word at the cursor, kept until the text before it changes.
struct LanguageCache: Sendable {
  private var found = LastFour<(start: TextPoint, shares: LanguageShares)>()
  /// The preceding words, and which languages they are evidence for.
  private var reading = LanguageReading()
  private var chosen: [Bool] = []
  private var packs: PackSet?

  /// Notes an edit, which may have changed the text before the word.
  mutating func recordEdit(_ edit: AppliedEdit) {
    found.removeAll { edit.old.lowerBound < $0.start }
    reading.recordEdit(edit)
  }

  /// Returns the shares before a word that begins at a point; with the evidence of the next ones, if they are known.
  mutating func shares(
    before start: TextPoint, in text: Text, chosen: [Bool], of model: Model, _ packs: PackSet,
    followedBy next: [RecentWord] = []
  ) -> LanguageShares {
    if self.packs != packs || self.chosen != chosen {
      self = LanguageCache()
      (self.packs, self.chosen) = (packs, chosen)
    }
    if !next.isEmpty {
      return reading.shares(
        before: start, in: text, of: model, chosen: chosen, followedBy: next)
    }
    if let known = found.use(where: { $0.start == start }) { return known.shares }
    let shares = reading.shares(before: start, in: text, of: model, chosen: chosen)
    found.add((start, shares))
    return shares
  }
}
