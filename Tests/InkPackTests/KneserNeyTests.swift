// Modified Kneser–Ney smoothing on a tiny corpus with values computed by hand.

import InkTestSupport
import Testing

@testable import InkPack

/// Word ids of the hand-computed corpus: `<s> a b`, `<s> a b`, `<s> a c`.
private let start: UInt32 = 0
private let a: UInt32 = 1
private let b: UInt32 = 2
private let c: UInt32 = 3
private let corpus: [UInt32] = [start, a, b, start, a, b, start, a, c]
private let evenBase: [Float] = [0, 1 / 3, 1 / 3, 1 / 3]

private func model(order: Int) -> BackoffModel {
  KneserNey(
    NgramCounts(tokens: corpus, wordCount: 4, sentenceStart: start, order: order), base: evenBase
  ).model
}

private func expectClose(
  _ found: Double, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(found - expected) < 1e-6, "\(found) is not \(expected)", sourceLocation: sourceLocation)
}

@Test func `n-grams are counted in lexicographic order and never across a sentence start`() {
  let counts = NgramCounts(tokens: corpus, wordCount: 4, sentenceStart: start, order: 3)
  #expect(counts.levels[0].counts == [3, 3, 2, 1])
  #expect(counts.levels[1].contexts == [0, 1, 1])
  #expect(counts.levels[1].words == [a, b, c])
  #expect(counts.levels[1].counts == [3, 2, 1])
  #expect(counts.levels[2].contexts == [0, 0])
  #expect(counts.levels[2].words == [b, c])
  #expect(counts.levels[2].counts == [2, 1])
}

@Test func `the three discounts follow Chen and Goodman's equation`() {
  let discounts = Discounts(countsOfCounts: (one: 100, two: 40, three: 20, four: 12))
  // Y = 100/180; D1 = 1 − 2Y·0.4, D2 = 2 − 3Y·0.5, D3 = 3 − 4Y·0.6
  expectClose(discounts.one, 0.5555556)
  expectClose(discounts.two, 1.1666667)
  expectClose(discounts.threeOrMore, 1.6666667)
}

@Test func `discounts of too small a text are half the count`() {
  let discounts = Discounts(countsOfCounts: (one: 3, two: 0, three: 0, four: 0))
  #expect(discounts.one == 0.5)
  #expect(discounts.two == 1)
  #expect(discounts.threeOrMore == 1.5)
}

@Test func `bigram probabilities agree with hand-computed ones`() {
  let model = model(order: 2)
  // Counts 3, 2, 1: Y = 1/3, D1 = 1/3, D2 = 1, D3 falls back to 3/2. Every word has one word before it.
  expectClose(model.probability(of: b, after: []), 1.0 / 3)
  expectClose(model.probability(of: b, after: [a]), 13.0 / 27)
  expectClose(model.probability(of: c, after: [a]), 10.0 / 27)
  expectClose(model.probability(of: a, after: [a]), 4.0 / 27)
  expectClose(model.probability(of: a, after: [start]), 2.0 / 3)
}

@Test func `the followers of any context sum to one at every order`() {
  var random = SeededRandom(seed: 7)
  for order in 2...4 {
    let tokens = randomCorpus(words: 12, length: 400, random: &random)
    let base = [0] + [Float](repeating: 1.0 / 11, count: 11)
    let model = KneserNey(
      NgramCounts(tokens: tokens, wordCount: 12, sentenceStart: 0, order: order), base: base
    ).model
    expectSumsToOne(model, random: &random)
  }
}
