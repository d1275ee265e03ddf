// What stands before the word at the cursor, as text and as the model sees it, kept as long as the word is typed.

import InkModel
import InkText

/// The context of the last question. The next key of the same word has the same one, and need not look it up again.
struct ContextMemory: Sendable {
  private var last: (history: [String], topic: [[Int]], packs: PackSet, context: ModelContext)?
  private var before: (start: TextPoint, before: TextBefore)?

  /// Notes an edit; what stands before the word may be another text now.
  mutating func noteEdit(from start: TextPoint) {
    if let before, start <= before.start { self.before = nil }
  }

  /// The word at a point of the document, in a line of some regions, and what stands before it.
  mutating func cursor(at point: TextPoint, in text: Text, regions: [Region]) -> CursorContext {
    let cursor = CursorContext(at: point, in: text, regions: regions, knowing: before)
    before = (cursor.prefixRange.lowerBound, cursor.before)
    return cursor
  }

  /// The place behind some words in a document that is about some words, found anew only where it is another one.
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
