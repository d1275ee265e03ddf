// The result of one search: words by their scores, from which suggestions and predictions each take their list.

import InkLexicon

/// The best words that begin with a prefix at a place, by their likelihood alone: words that the user passed over are
/// moved down later, when a list is made (`Model.list`). Valid only for the model, the place and the state of the
/// document that were searched.
package struct FoundWords: Sendable {
  /// A word that may be offered, not yet written out.
  struct Candidate: Sendable {
    /// Which word it is.
    let word: WordID
    /// ln P in 1/4096 nat, less the cost of marks and of the case that are typed and the word lacks.
    var score: Int32
    /// P, lowered by the same cost.
    let probability: Double
    /// Whether it is the very word that is typed.
    let isTyped: Bool
    /// Where it was found.
    let source: CompletionSource
    /// How it is written; nil for a word of a pack, which knows that itself.
    var form: String?
  }

  /// The words, best first.
  private(set) var candidates: [Candidate] = []
  /// First parts of compounds and the like that are typed, each with the words that may follow it.
  var parts: [FoundPart] = []
  /// How many of the best words are certain to be among the candidates; 0 if no word can begin with the prefix.
  var depth = 0
  /// Words whose share of the mass is smaller than this may be missing.
  var leastShare = 0.0
  /// P(prefix | context): the probabilities of all known words that begin with it, added up.
  var mass = 0.0
  /// How much of the mass is lost because words lack typed marks, or are written in another case.
  var lostToSpelling = 0.0
  /// How many words were scored.
  var scoredCount = 0
  /// Whether these are exactly the best words; false if the search stopped at its limit before that was certain.
  var isExact = true

  /// Adds the words of one source, best first.
  mutating func add(_ words: [Candidate]) {
    if candidates.isEmpty { candidates = words } else { candidates += words }
  }

  /// Puts the words of all sources in order.
  mutating func sort(in order: CandidateOrder) { candidates.sort(by: order.puts) }

  /// What a word costs that was shown while this word was typed, and not taken: a factor of e^-6, one in four hundred.
  /// In 1/4096 nat.
  static let passedOverCost: Int32 = 6 * 4096

  /// Whether at least `count` words stay above a score even if they were passed over.
  func has(_ count: Int, above score: Score) -> Bool {
    candidates.indices.contains(count - 1)
      && candidates[count - 1].score - Self.passedOverCost > score.rawValue
  }

  /// Whether a list of the best `limit` words can be made from it, if words below `share` of the mass may be missing
  /// and none was passed over.
  package func holds(_ limit: Int, leastShare share: Double) -> Bool {
    limit <= depth && leastShare <= share
  }
}
