// Seeded corpora, and a check that probabilities sum to one.

import InkTestSupport
import Testing

@testable import InkPack

/// Returns a stream of words below `words` with sentence starts (word 0), lower ids being more frequent.
func randomCorpus(words: Int, length: Int, random: inout SeededRandom) -> [UInt32] {
  var tokens: [UInt32] = [0]
  for _ in 0..<length {
    if tokens.last != 0, random.once(in: 8) { tokens.append(0) }
    let bound = 1 + random.below(words - 1)
    tokens.append(UInt32(1 + random.below(bound)))
  }
  return tokens
}

/// Checks that the probabilities of all words sum to one after random contexts, seen and unseen.
func expectSumsToOne(
  _ model: BackoffModel, random: inout SeededRandom,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for _ in 0..<200 {
    let length = random.below(model.order)
    let context = (0..<length).map { _ in UInt32(random.below(model.wordCount)) }
    let sum = (0..<model.wordCount).reduce(0.0) {
      $0 + model.probability(of: UInt32($1), after: context)
    }
    #expect(abs(sum - 1) < 1e-4, "after \(context): \(sum)", sourceLocation: sourceLocation)
  }
}
