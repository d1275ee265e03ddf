// The context of the word at the cursor, as text and as the model sees it, kept while the word is typed.

import InkLexicon
import InkModel
import InkText

/// The contexts of the last questions. The next keystroke in the same word has the same context and need not look it up
/// again.
struct ContextCache: Sendable {
  private var found = LastFour<Found>()
  private var before: (start: TextPoint, before: LeftContext)?
  /// Those that `before` was read with.
  private var abbreviations = Abbreviations.all

  /// A context, and what it was found for.
  private struct Found {
    let before: LeftContext
    let topic: [[Int]]
    let packs: PackSet
    let context: ModelContext
  }

  /// Notes an edit, which may have changed the text before the word.
  mutating func recordEdit(_ edit: AppliedEdit) {
    if let before, edit.old.lowerBound <= before.start { self.before = nil }
  }

  /// Returns the word at a point on a line with `regions`, and the text before it.
  mutating func cursor(at point: TextPoint, in text: Text, regions: [Region]) -> CursorContext {
    if text.abbreviations != abbreviations { before = nil }
    abbreviations = text.abbreviations
    let cursor = CursorContext(at: point, in: text, regions: regions, knowing: before)
    before = (cursor.prefixRange.lowerBound, cursor.before)
    return cursor
  }

  /// Returns the model's context after some words in a document about a topic; looked up only if any of it changed, and
  /// not for other shares of the languages alone.
  mutating func context(
    after before: LeftContext, about topic: [[Int]], shares: LanguageShares,
    in address: DocumentAddress, of model: Model, _ packs: PackSet
  ) -> ModelContext {
    let known = found.use {
      $0.packs == packs && $0.before == before && $0.topic == topic
        && $0.context.address == address
    }
    if let context = known?.context {
      return context.shares == shares ? context : ModelContext(context, shares: shares)
    }
    let context = model.context(
      after: before.history, pause: before.endsWithPause, about: topic, shares: shares, in: address)
    found.add(Found(before: before, topic: topic, packs: packs, context: context))
    return context
  }
}
