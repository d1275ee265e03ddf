// The regional spellings to prefer in a document: those of the region in its languages, and those it uses itself.

import InkModel

/// The spellings to prefer in a document, kept until its words change.
struct SpellingCache: Sendable {
  private var evidence = SpellingEvidence()
  private var packs: PackSet?
  private var found: (revision: Int, languages: [String], spellings: [SpellingSides])?

  /// Returns for each pack the spellings to prefer in the wanted languages, which are BCP 47 tags; empty if there is no
  /// preference.
  mutating func spellings(
    of languages: [String], in cache: DocumentModelCache, _ model: Model, _ packs: PackSet
  ) -> [SpellingSides] {
    if self.packs != packs { (self.packs, evidence, found) = (packs, SpellingEvidence(), nil) }
    if let found, found.revision == cache.revision, found.languages == languages {
      return found.spellings
    }
    let spellings = evidence.spellings(of: model, in: cache.model, languages)
    found = (cache.revision, languages, spellings)
    return spellings
  }
}
