// What was read of a document's text: kept from one question to the next, and given up where the text has changed.

import InkText

/// Everything that is known of a text because it was read.
///
/// Each part can be had again from the text, the packs and the user's words; it is kept because a key changes little.
struct DocumentAnalysis: Sendable {
  /// Which of it is prose, comment, code, ….
  var regions: RegionMap
  /// What it teaches about its own words.
  var modelCache: DocumentModelCache
  /// The words that nobody knows, as far as it was looked through.
  var unknownWords = UnknownWords()
  /// Which language it is in before the word at the cursor.
  var language = LanguageSense()
  /// What stands before the word at the cursor.
  var context = ContextMemory()
  /// The words that predictions at the cursor go on with.
  var nextWords = NextWordMemory()

  /// Takes note that a range became another one and the text `growth` lines longer: it is read again there. What it
  /// teaches follows only if it `feedsDocumentModel`.
  mutating func noteEdit(
    of replaced: Range<TextPoint>, to inserted: Range<TextPoint>, growth: Int,
    feedsDocumentModel: Bool
  ) {
    language.noteEdit(from: replaced.lowerBound)
    context.noteEdit(from: replaced.lowerBound)
    let first = min(replaced.lowerBound.line, inserted.lowerBound.line)
    let last = replaced.upperBound.line
    regions.noteEdit(first: first, last: last, growth: growth)
    unknownWords.noteEdit(first: first, last: last, growth: growth)
    if feedsDocumentModel { modelCache.note(replaced, inserted, growth: growth) }
  }

  /// Drops the document's own model and what it cached about known words.
  ///
  /// - Parameter isCommit: Whether it is the message of a commit.
  mutating func resetModel(isCommit: Bool) {
    modelCache = DocumentModelCache(isCommit: isCommit)
    nextWords = NextWordMemory()
    unknownWords = UnknownWords()
  }
}
