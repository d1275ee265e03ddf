// The shortest way from a prefix to words, for tests.

import InkModel

extension Model {
  /// The likeliest words that begin with a prefix, behind some tokens.
  func completions(
    of prefix: String, after history: [String], sentenceStart: Bool, limit: Int
  ) -> [Completion] {
    let place = TypedPlace(prefix, in: context(after: history), wantsCapital: sentenceStart)
    return completions(WordQuery(at: place, limit: limit)).completions
  }
}
