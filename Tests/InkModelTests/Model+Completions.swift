// Test helpers that complete a prefix.

import InkModel

extension Model {
  /// Returns the likeliest words with a prefix after some tokens.
  func completions(
    of prefix: String, after history: [String], sentenceStart: Bool, limit: Int
  ) -> [Completion] {
    let place = TypedPlace(prefix, in: context(after: history), wantsCapital: sentenceStart)
    return completions(WordQuery(at: place, limit: limit)).completions
  }
}
