// The context of the word at the cursor, as text and as the model sees it, kept while the word is typed.

import InkModel
import InkText

/// The context of the last question. The next keystroke in the same word has the same context and need not look it up
/// again.
struct ContextMemory: Sendable {
  private var last: (history: [String], topic: [[Int]], packs: PackSet, context: ModelContext)?
  private var before: (start: TextPoint, before: LeftContext)?

  /// Notes an edit, which may have changed the text before the word.
  mutating func recordEdit(_ edit: AppliedEdit) {
    if let before, edit.old.lowerBound <= before.start { self.before = nil }
  }

  /// Returns the word at a point on a line with `regions`, and the text before it.
  mutating func cursor(at point: TextPoint, in text: Text, regions: [Region]) -> CursorContext {
    let cursor = CursorContext(at: point, in: text, regions: regions, knowing: before)
    before = (cursor.prefixRange.lowerBound, cursor.before)
    return cursor
  }

  /// Returns the model's context after some words in a document about a topic; looked up only if any of it changed.
  mutating func context(
    after history: [String], about topic: [[Int]], shares: LanguageShares, of model: Model,
    _ packs: PackSet
  ) -> ModelContext {
    if let last, last.packs === packs, last.context.shares == shares, last.history == history,
      last.topic == topic
    {
      return last.context
    }
    let context = model.context(after: history, about: topic, shares: shares)
    last = (history, topic, packs, context)
    return context
  }
}
