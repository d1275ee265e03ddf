// The place behind words that may come, of which each is taken in once, and only where somebody asks.

import InkModel

/// A place behind some words from the cursor on. What is known there already costs no step of the model.
struct PlaceAhead {
  /// The words, as language models know them.
  private(set) var tokens: [String] = []
  private var context: ModelContext
  /// How many of the words the context has taken in.
  private var takenCount = 0

  /// The place at the cursor.
  init(at context: ModelContext) { self.context = context }

  /// Goes on behind one more word.
  mutating func append(_ token: String) { tokens.append(token) }

  /// What stands before the place, as the model sees it.
  mutating func context(in model: Model) -> ModelContext {
    for token in tokens.dropFirst(takenCount) { context = model.context(after: token, in: context) }
    takenCount = tokens.count
    return context
  }
}
