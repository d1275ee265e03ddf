// The place of the last question as the model sees it, kept as long as a word is typed there.

import InkModel

/// The place behind the last words that were asked about.
struct ContextMemory: Sendable {
  private var last: (history: [String], packs: PackSet, context: ModelContext)?

  /// The place behind some words, found anew only where it is another one.
  mutating func context(
    after history: [String], shares: LanguageShares, in model: Model, of packs: PackSet
  ) -> ModelContext {
    if let last, last.packs === packs, last.context.shares == shares, last.history == history {
      return last.context
    }
    let context = model.context(after: history, shares: shares)
    last = (history, packs, context)
    return context
  }
}
