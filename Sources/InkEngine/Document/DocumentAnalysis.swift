// What was read from a document's text: kept between questions, and invalidated where the text changes.

import InkText

/// Everything derived from a text.
///
/// Each part can be recomputed from the text, the packs and the user's words; it is kept because a keystroke changes
/// little.
struct DocumentAnalysis: Sendable {
  /// Which parts are prose, comments, code, ….
  var regions: RegionMap
  /// What the text teaches about its own words.
  var modelCache: DocumentModelCache
  /// The unknown words in the part that was searched.
  var unknownWords = UnknownWords()
  /// The language of the text before the word at the cursor.
  var language = LanguageSense()
  /// The text before the word at the cursor.
  var context = ContextMemory()
  /// The words that predictions at the cursor continue with.
  var nextWords = NextWordMemory()

  /// Notes that a range was replaced by another and the text became `growth` lines longer, so that it is read again
  /// there. The document's model follows only if the text `feedsDocumentModel`.
  mutating func recordEdit(
    of replaced: Range<TextPoint>, to inserted: Range<TextPoint>, growth: Int,
    feedsDocumentModel: Bool
  ) {
    language.recordEdit(from: replaced.lowerBound)
    context.recordEdit(from: replaced.lowerBound)
    let first = min(replaced.lowerBound.line, inserted.lowerBound.line)
    let last = replaced.upperBound.line
    regions.recordEdit(first: first, last: last, growth: growth)
    unknownWords.recordEdit(first: first, last: last, growth: growth)
    if feedsDocumentModel { modelCache.note(replaced, inserted, growth: growth) }
  }

  /// Drops the document's own model and what was cached about known words.
  ///
  /// - Parameter isCommit: Whether the document is a commit message.
  mutating func resetModel(isCommit: Bool) {
    modelCache = DocumentModelCache(isCommit: isCommit)
    nextWords = NextWordMemory()
    unknownWords = UnknownWords()
  }
}
