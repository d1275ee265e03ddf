// The languages of the words before a position, updated incrementally: a new word costs the work for one word.

package import InkText

/// The words before a position in a text, with their evidence in one model with one choice of languages.
///
/// The shares depend only on the text and the position, not on earlier queries.
package struct LanguageReading: Sendable {
  private var recent = RecentWords()
  /// The evidence of the settled words, which does not change as the text grows, and their number.
  private var settled: (evidence: LanguageEvidence, count: Int)?
  /// The cached evidence of each word.
  private var known = WordEvidenceCache()

  /// Creates a reading of nothing.
  package init() {}

  /// Records an edit, so that the words it may have changed are read again.
  package mutating func recordEdit(_ edit: AppliedEdit) { recent.recordEdit(edit) }

  /// Returns the share of each language at a point.
  ///
  /// Takes about a microsecond for each pack and word that is not cached yet.
  ///
  /// - Parameters:
  ///   - point: The position.
  ///   - text: The current text; every edit since the last query must have been recorded.
  ///   - model: The model, which must always be the same.
  ///   - chosen: For each pack whether its language is one the user writes; must always be the same.
  ///   - next: The words after the one at the point, which count as well, as far as they are known.
  /// - Returns: The shares; all 0 if the text is in none of the chosen languages.
  package mutating func shares(
    before point: TextPoint, in text: Text, of model: Model, chosen: [Bool],
    followedBy next: [RecentWord] = []
  ) -> LanguageShares {
    let packs = model.packs
    guard chosen.count == packs.count, !packs.isEmpty else { return .even(packs.count) }
    if !recent.move(to: point, in: text) { settled = nil }
    var (evidence, count) = settled ?? (LanguageEvidence(packs, chosen: chosen), 0)
    func observe(_ words: ArraySlice<RecentWord>) {
      for word in words { evidence.observe(word, &known) }
    }
    observe(recent.words[count..<recent.settledCount])
    count = recent.settledCount
    settled = (evidence, count)
    observe(recent.words[count...])
    if recent.endsLine { evidence.endLine() }
    evidence.observe(following: next, &known)
    return evidence.shares()
  }
}
