// What one search found: words by their scores, from which suggestions and predictions each take their list.

import InkLexicon

/// The best words of a prefix at a place, by their likelihood alone: what the user passed over sinks later, when a list
/// is taken. Valid for the model, the place and the state of the document that were searched.
package struct FoundWords: Sendable {
  /// A word that may be offered, not yet written out.
  struct Candidate: Sendable {
    /// Which word it is.
    let word: WordID
    /// ln P with what typed marks take from it, in 1/4096 nat.
    var score: Int32
    /// P with what typed marks take from it.
    let probability: Double
    /// Whether it is the very word that is typed.
    let isTyped: Bool
    /// Where it was found.
    let source: CompletionSource
    /// How it is written, where no pack has it.
    var form: String?
  }

  /// The words, best first.
  private(set) var candidates: [Candidate] = []
  /// The first parts of what is typed, with what may go on behind them.
  var parts: [FoundPart] = []
  /// How many of the best words are certain to be among them; 0 if no word can begin so.
  var depth = 0
  /// Words with a smaller share of the mass may be missing.
  var leastShare = 0.0
  /// P(some known word that begins with the prefix | context).
  var mass = 0.0
  /// What typed marks take from it.
  var lostToMarks = 0.0
  /// How many words were scored.
  var scoredCount = 0
  /// Whether these are exactly the best words that were wanted; false if the search gave up before it was sure.
  var isExact = true

  /// Adds the words of one source, which are in order.
  mutating func add(_ words: [Candidate]) {
    if candidates.isEmpty { candidates = words } else { candidates += words }
  }

  /// Puts the words of all sources in order.
  mutating func sort(in order: CandidateOrder) { candidates.sort(by: order.puts) }

  /// What a word loses that was shown and passed over while this word was typed: e^-6, one in four hundred.
  static let passedOverCost: Int32 = 6 * 4096

  /// Whether so many words are likelier than a score, whichever of them were passed over.
  func has(_ count: Int, above score: Score) -> Bool {
    candidates.indices.contains(count - 1)
      && candidates[count - 1].score - Self.passedOverCost > score.rawValue
  }

  /// Whether the best so many can be taken from it, those with a smaller share left out and nothing passed over.
  package func holds(_ limit: Int, leastShare share: Double) -> Bool {
    limit <= depth && leastShare <= share
  }
}
