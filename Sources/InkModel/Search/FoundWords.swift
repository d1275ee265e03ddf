// The result of a search: scored words from which both suggestions and predictions take their lists.

import InkLexicon

/// The best words with a prefix at a position, by likelihood alone; words that the user passed over are demoted later,
/// when a list is made (`Model.list`). Valid only for the model, the position and the state of the document that were
/// searched.
package struct FoundWords {
  /// A word that may be suggested, not yet in its written form.
  struct Candidate: Sendable {
    /// The identity of the word.
    var word: WordID
    /// ln P in 1/4096 nat, less the cost of typed marks and case that the word lacks.
    var score: Int32
    /// P, reduced by the same cost.
    let probability: Double
    /// Whether this is the typed word itself.
    let isTyped: Bool
    /// Where the word was found.
    let source: CompletionSource
    /// The written form; nil for a word of a pack, which stores its forms.
    var form: String?
  }

  /// The position that was searched; nil if no word can have the prefix.
  var place: SearchPlace?
  /// The words, best first.
  private(set) var candidates: [Candidate] = []
  /// The typed first parts of compounds and the like, each with the words that may follow it.
  var parts: [FoundPart] = []
  /// The number of best words that are certain to be among the candidates; 0 if no word can have the prefix.
  var depth = 0
  /// The share of the mass below which words may be missing.
  var minimumShare = 0.0
  /// P(prefix | context): the sum of the probabilities of all known words with the prefix.
  var mass = 0.0
  /// The part of the mass lost because words lack typed marks or have another case.
  var lostToSpelling = 0.0
  /// The number of words scored.
  var scoredCount = 0
  /// Whether these are exactly the best words; false if the search reached its limit before that was certain.
  var isExact = true

  /// The score of the last word of a pack from which as many words as wanted were found; of several the highest.
  private(set) var minimumOfFullPack = Int32.min

  /// Adds the words of one source, best first; a pack `isFull` if it gave as many words as were wanted of it.
  mutating func add(_ words: [Candidate], isFull: Bool = false) {
    if isFull, let last = words.last { minimumOfFullPack = max(minimumOfFullPack, last.score) }
    if candidates.isEmpty { candidates = words } else { candidates += words }
  }

  /// Sorts the words of all sources.
  mutating func sort(in order: CandidateOrder) { candidates.sort(by: order.puts) }

  /// The cost in 1/4096 nat of a word that was shown but not accepted while this word was typed: a factor of e^-6, one
  /// in four hundred.
  static let passedOverCost: Int32 = 6 * 4096

  /// Whether at least `count` words stay above a score even if they were passed over.
  func has(_ count: Int, above score: Score) -> Bool {
    candidates.indices.contains(count - 1)
      && candidates[count - 1].score - Self.passedOverCost > score.rawValue
  }

  /// Whether a list of the best `limit` words can be made from these if words below `share` of the mass may be missing
  /// and none was passed over.
  package func holds(_ limit: Int, minimumShare share: Double) -> Bool {
    limit <= depth && minimumShare <= share
  }
}
