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
    let words = PackWords(
      of: pack, 0, in: PackContext(after: [], in: pack, file: file),
      weights: pack.components.map { _ in weight }, typed: "", key: [], file)
    var search = PackSearch(
      words, file: file, backgroundShare: 1, added: added, passedOver: [], limit: 3)
    search.run(downTo: least) { _ in 0 }
    return search.top.words.count
  }
  if weight == 1, least < 1 { #expect(seen == 3) }
}
