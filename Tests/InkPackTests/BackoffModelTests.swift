// Mixing and pruning preserve a model's probabilities and their sum of one.

import InkTestSupport
import Testing

@testable import InkPack

private func randomModel(order: Int, random: inout SeededRandom) -> BackoffModel {
  let tokens = randomCorpus(words: 10, length: 300, random: &random)
  let base = [0] + [Float](repeating: 1.0 / 9, count: 9)
  return KneserNey(
    NgramCounts(tokens: tokens, wordCount: 10, sentenceStart: 0, order: order), base: base
  ).model
}

@Test func `a mixture interpolates every n-gram that a part lists`() {
  var random = SeededRandom(seed: 11)
  let left = randomModel(order: 3, random: &random)
  let right = randomModel(order: 2, random: &random)
  let mixed = BackoffModel(mixing: [
    .init(model: left, weight: 0.7), .init(model: right, weight: 0.3),
  ])
  for order in 1...3 {
    for index in left.levels[order - 1].words.indices {
      let words = left.words(of: UInt32(index), order: order)
      let expected =
        0.7 * left.probability(of: words[order - 1], after: words.dropLast())
        + 0.3 * right.probability(of: words[order - 1], after: words.dropLast())
      let found = mixed.probability(of: words[order - 1], after: words.dropLast())
      #expect(abs(found - expected) < 1e-6)
    }
  }
}

@Test func `a mixture sums to one`() {
  var random = SeededRandom(seed: 12)
  let parts = (0..<3).map { _ in
    BackoffModel.Part(model: randomModel(order: 3, random: &random), weight: 1.0 / 3)
  }
  expectSumsToOne(BackoffModel(mixing: parts), random: &random)
}

@Test func `pruning keeps within its budget, the remaining probabilities, and the sum of one`() {
  var random = SeededRandom(seed: 13)
  for order in 2...4 {
    let model = randomModel(order: order, random: &random)
    let shares = [Float](repeating: 0.1, count: 10)
    for budget in [0, 1, 17, 60] {
      let pruned = model.pruned(to: budget, wordShares: shares)
      #expect(pruned.counts.dropFirst().reduce(0, +) <= budget)
      expectSumsToOne(pruned, random: &random)
      for level in 1..<pruned.order {
        for index in pruned.levels[level].words.indices {
          let words = pruned.words(of: UInt32(index), order: level + 1)
          let before = model.probability(of: words[level], after: words.dropLast())
          #expect(Double(pruned.levels[level].probabilities[index]) == before)
        }
      }
    }
  }
}

@Test func `a model weighted by words has scaled shares in every context`() {
  var random = SeededRandom(seed: 14)
  for order in 1...4 {
    let model = randomModel(order: order, random: &random)
    let weights = (0..<10).map { _ in Double(1 + random.below(20)) / 4 }
    let weighed = model.weighed(by: weights)
    #expect(weighed.counts == model.counts)
    for _ in 0..<200 {
      let context = (0..<random.below(order)).map { _ in UInt32(random.below(10)) }
      let products = (0..<10).map {
        weights[$0] * model.probability(of: UInt32($0), after: context)
      }
      let sum = products.reduce(0, +)
      for word in 0..<10 {
        let found = weighed.probability(of: UInt32(word), after: context)
        #expect(abs(found - products[word] / sum) < 1e-4)
      }
    }
  }
}

@Test func `an unlisted context gets the probability it backs off to`() {
  // Words 0 <s>, 1 a, 2 b. The trigram a b a is listed, but its context a b is not.
  let lists = [
    NgramList(ids: [0, 1, 2], probabilities: [0, 0.75, 0.25], backoffs: [1, 1, 1]),
    NgramList(ids: [1, 1], probabilities: [0.5], backoffs: [1]),
    NgramList(ids: [1, 2, 1], probabilities: [0.9], backoffs: [1]),
  ]
  let model = BackoffModel(lists: lists)
  #expect(model.counts == [3, 2, 1])
  // The context a b is added with the weight read for a: 1 · 0.25.
  #expect(abs(model.probability(of: 2, after: [1]) - 0.25) < 1e-6)
  #expect(abs(model.probability(of: 1, after: [1, 2]) - 0.9) < 1e-6)
}
