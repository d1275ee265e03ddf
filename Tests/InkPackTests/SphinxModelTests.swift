// A sphinxbase trie of four words, assembled bit by bit.

import Testing

@testable import InkPack

/// Bits, least significant first, as packed by the format.
private struct BitSink {
  var bytes: [UInt8] = []
  private var count = 0

  mutating func append(_ value: Int, width: Int) {
    for bit in 0..<width {
      if count.isMultiple(of: 8) { bytes.append(0) }
      if value >> bit & 1 == 1 { bytes[count / 8] |= 1 << (count % 8) }
      count += 1
    }
  }
}

private func littleEndian(_ value: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}

/// Logarithms to the base 1.0001, as in the file.
private func logarithm(_ p: Double) -> [UInt8] {
  littleEndian(Float(naturalLogarithm(p) / 0.000099995000333308).bitPattern)
}

/// Words 0 `</s>`, 1 `<s>`, 2 a, 3 b. P(b | a) = 0.6 with back-off 1; P(a | <s>) = 0.5 with back-off 0.5; P(b | <s> a)
/// = 0.9. The bigram bins are 1 and 2, the trigram bin is 1.
private func tinyModel(bigramWord: Int = 1, trigramWord: Int = 1) -> [UInt8] {
  var bytes = Array("Trie Language Model".utf8) + [3]
  for count in [4, 2, 1] as [UInt32] { bytes += littleEndian(count) }
  bytes += littleEndian(1)
  func table(_ values: [Double]) -> [UInt8] {
    (0..<65_536).flatMap { $0 < values.count ? logarithm(values[$0]) : [0, 0, 0, 0] }
  }
  bytes += table([1, 0.6, 0.5]) + table([1, 1, 0.5]) + table([1, 0.9])
  // Unigrams: probability, back-off, first child among the bigrams that end in the word.
  let unigrams: [(Double, Double, UInt32)] = [
    (0.2, 1, 0), (0.0001, 1, 0), (0.5, 0.8, 0), (0.3, 1, 1), (1, 1, 2),
  ]
  for (p, backoff, child) in unigrams {
    bytes += logarithm(p) + logarithm(backoff) + littleEndian(child)
  }
  // Bigrams in the order of their last word: (<s> a) under a, (a b) under b; then the sentinel.
  var pairs = BitSink()
  for (word, backoff, probability, child) in [(bigramWord, 2, 2, 0), (2, 1, 1, 0), (0, 0, 0, 1)] {
    pairs.append(word, width: 3)
    pairs.append(backoff, width: 16)
    pairs.append(probability, width: 16)
    pairs.append(child, width: 1)
  }
  bytes += padded(pairs.bytes, to: (3 * 36 + 7) / 8 + 8)
  // The trigram (<s> a b) is a child of (a b).
  var triples = BitSink()
  triples.append(trigramWord, width: 3)
  triples.append(1, width: 16)
  bytes += padded(triples.bytes, to: (2 * 19 + 7) / 8 + 8)
  let words = Array("</s>\0<s>\0a\0b\0".utf8)
  return bytes + littleEndian(UInt32(words.count)) + words
}

private func padded(_ bytes: [UInt8], to count: Int) -> [UInt8] {
  bytes + [UInt8](repeating: 0, count: count - bytes.count)
}

private func expectClose(
  _ found: Double, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(found - expected) < 1e-5, "\(found) is not \(expected)", sourceLocation: sourceLocation)
}

@Test func `a sphinxbase trie gives its n-grams, and the sentence end is distributed`() throws {
  let sphinx = try SphinxModel(tinyModel()).foreignModel
  #expect(sphinx.words == ["</s>", "<s>", "a", "b"])
  // The vocabulary: 0 <s>, 1 a, 2 b.
  let model = try sphinx.backoffModel(wordCount: 3, sentenceStart: 0, map: [nil, 0, 1, 2])
  #expect(model.counts == [3, 2, 1])
  expectClose(model.probability(of: 1, after: []), 0.5 / 0.8)
  expectClose(model.probability(of: 2, after: []), 0.3 / 0.8)
  // Back-offs recomputed: a 0.4/0.7, <s> 0.5/0.5, <s> a 0.1/0.4. After a, </s> has 0.4/0.7 · 0.2 = 0.8/7; after
  // <s> 0.2; after <s> a 0.25 · 0.8/7.
  expectClose(model.probability(of: 2, after: [1]), 0.6 / (1 - 0.8 / 7))
  expectClose(model.probability(of: 1, after: [0]), 0.5 / (1 - 0.2))
  expectClose(model.probability(of: 2, after: [0, 1]), 0.9 / (1 - 0.2 / 7))
}

@Test func `words outside the vocabulary are dropped from a sphinxbase model`() throws {
  let sphinx = try SphinxModel(tinyModel()).foreignModel
  let model = try sphinx.backoffModel(wordCount: 2, sentenceStart: 0, map: [nil, 0, 1, nil])
  #expect(model.counts == [2, 1, 0])
  expectClose(model.probability(of: 1, after: []), 1)
}

@Test func `a word id beyond the vocabulary of a sphinxbase model is refused`() {
  let damaged = PackBuildError.damaged(
    what: "words of the model's n-grams", expected: "ids below 4", found: "7")
  #expect(throws: damaged) { try SphinxModel(tinyModel(bigramWord: 7)) }
  #expect(throws: damaged) { try SphinxModel(tinyModel(trigramWord: 7)) }
}

@Test func `a truncated sphinxbase file is reported with its offset`() {
  let bytes = tinyModel()
  for count in stride(from: 0, to: bytes.count, by: 40_009) {
    #expect(throws: PackBuildError.self) { try SphinxModel(Array(bytes.prefix(count))) }
  }
  #expect(throws: PackBuildError.cutShort(offset: 20, expected: 4, found: 2)) {
    try SphinxModel(Array(bytes.prefix(22)))
  }
}

@Test func `another file is not accepted as a sphinxbase model`() {
  #expect(
    throws: PackBuildError.wrongKind(
      expected: "a sphinxbase trie model", found: "-----BEGIN CERTIFIC")
  ) {
    try SphinxModel(Array("-----BEGIN CERTIFICATE-----".utf8))
  }
}
