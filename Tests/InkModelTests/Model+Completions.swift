// The shortest way from a prefix to words, for tests.

import InkModel

extension Model {
  /// The likeliest words that begin with a prefix, behind some tokens.
  func completions(
    of prefix: String, after history: [String], sentenceStart: Bool, limit: Int
  ) -> [Completion] {
    let query = WordQuery(prefix: prefix, isSentenceStart: sentenceStart, limit: limit)
    return completions(query, in: context(after: history)).completions
  }
}
