// Which languages the words before a place speak for, read on where it was read before: a new word costs one word.

package import InkText

/// The words before a place in a text, with what they say to one model with one choice of languages.
///
/// The shares follow from the text and the place alone, not from the places that were asked about before.
package struct LanguageReading: Sendable {
  private var recent = RecentWords()
  /// What the first of the words say, and how many those are: they stay the same further on.
  private var settled: (evidence: LanguageEvidence, count: Int)?
  /// What each word says.
  private var known = WordGains()

  /// Nothing read yet.
  package init() {}

  /// Notes an edit, so that what it may have changed is read again.
  package mutating func noteEdit(from point: TextPoint) { recent.noteEdit(from: point) }

  /// How much each language has a say at a point.
  ///
  /// Costs about a microsecond for each pack and word that is not known yet.
  ///
  /// - Parameters:
  ///   - point: The place.
  ///   - text: The text as it is now; of every edit since the last question it was noted from where.
  ///   - model: The model, always the same one.
  ///   - chosen: For each pack whether its language is one of those written in, always the same ones.
  /// - Returns: The shares, all 0 in a language that none of the chosen packs is of.
  package mutating func shares(
    before point: TextPoint, in text: Text, of model: Model, chosen: [Bool]
  ) -> LanguageShares {
    let packs = model.packs
    guard chosen.count == packs.count, !packs.isEmpty else { return .even(packs.count) }
    if !recent.move(to: point, in: text) { settled = nil }
    var (evidence, count) = settled ?? (LanguageEvidence(packs), 0)
    func observe(_ words: ArraySlice<RecentWord>) {
      for word in words { evidence.observe(word, in: packs, chosen: chosen, &known) }
    }
    observe(recent.words[count..<recent.settledCount])
    count = recent.settledCount
    settled = (evidence, count)
    observe(recent.words[count...])
    if recent.endsLine { evidence.endLine() }
    return evidence.shares(chosen: chosen)
  }
}
