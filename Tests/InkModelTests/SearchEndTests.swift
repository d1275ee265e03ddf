// The search terminates for all numbers.

import InkLexicon
import InkTestSupport
import Testing

@testable import InkModel

@Test(
  .timeLimit(.minutes(15)), arguments: [Double.nan, .infinity, -1, 0, 1], [0, 0.001, .infinity])
func `the search terminates for all weights`(weight: Double, least: Double) throws {
  var random = SeededRandom(seed: 25)
  let pack = try SamplePack.pack(SamplePack.random(wordCount: 300, using: &random))
  let evidence = DocumentEvidence(after: [], in: nil)
  let added = AddedWords(
    DocumentWords(evidence, prefix: []), UserNgramWords(evidence, prefix: []), evidence: evidence,
    learned: [], learnedProbability: 0,
    pack: 0)
  let seen = pack.withFile { file in
    var search = PackSearch(
      pack: pack, index: 0, file: file, context: PackContext(after: [], in: pack, file: file),
      weights: pack.components.map { _ in weight }, backgroundShare: 1, added: added,
      words: pack.trie.interval(ofPrefix: [], words: pack.words, in: file), isWhole: true,
      exact: nil, passedOver: [], limit: 3)
    search.run(downTo: least) { _ in 0 }
    return search.top.words.count
  }
  if weight == 1, least < 1 { #expect(seen == 3) }
}
