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
  var language = LanguageCache()
  /// The regional spellings to prefer.
  var spelling = SpellingCache()
  /// The text before the word at the cursor.
  var context = ContextCache()
  /// The words that predictions at the cursor continue with.
  var nextWords = NextWordCache()

  /// Notes an edit, so that the text is read again there. The document's model follows only if the text
  /// `feedsDocumentModel`.
  mutating func recordEdit(_ edit: AppliedEdit, feedsDocumentModel: Bool) {
    language.recordEdit(edit)
    context.recordEdit(edit)
    regions.recordEdit(edit)
    unknownWords.recordEdit(edit)
    if feedsDocumentModel { modelCache.recordEdit(edit) }
  }

  /// Drops everything that depends on where sentences end.
  mutating func forgetSentences() {
    language = LanguageCache()
    context = ContextCache()
    resetModel()
  }

  /// Drops the document's own model and what was cached about known words.
  mutating func resetModel() {
    modelCache = DocumentModelCache(isCommit: regions.isCommit)
    spelling = SpellingCache()
    nextWords = NextWordCache()
    unknownWords = UnknownWords()
  }
}
