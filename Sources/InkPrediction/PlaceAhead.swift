// The position after predicted words, whose context is computed only when needed.

import InkModel

/// The position after some words from the cursor on. Looking it up in a cache does not require the model.
struct PlaceAhead {
  /// The words in the form the language models use.
  private(set) var tokens: [String] = []
  private var context: ModelContext
  /// The number of words already included in the context.
  private var takenCount = 0

  /// Creates the position at the cursor.
  init(at context: ModelContext) { self.context = context }

  /// Advances past one more word.
  mutating func append(_ token: String) { tokens.append(token) }

  /// Returns the model's context at the position.
  mutating func context(in model: Model) -> ModelContext {
    for token in tokens.dropFirst(takenCount) { context = model.context(after: token, in: context) }
    takenCount = tokens.count
    return context
  }
}
