// The candidate search in a damaged trie: it terminates and finds no word twice.

import InkLexicon
import InkModel
import InkTestSupport
import Testing

@testable import InkCorrection

@Suite struct DamagedTrieTests {
  @Test func `a search reaches each word once where nodes share their children`() throws {
    var trie = try DamagedTrie(wordCount: 200)
    let layers = 7
    try #require(trie.nodeCount > 3 * layers)
    trie.shareChildren(layers: layers)
    let model = Model(packs: [try trie.pack])
    let context = model.context(after: [])
    model.packs[0].withFile { file in
      let place = PackPlace(pack: 0, of: model, in: context, document: nil, file: file)
      let everything = CandidateSearch.Extent(reach: Score(nats: 100), rowCap: .max)
      let bounds = CandidateSearch.Bounds(
        floor: .impossible, maximumCost: Score(nats: 200).rawValue, extent: everything,
        extentBesideNear: everything)
      var search = CandidateSearch(
        for: Array("aaaaaaa".utf8), at: place, costs: .us, bounds: bounds)
      var found: [Int] = []
      while let next = search.next() { found.append(next.id) }
      #expect(!found.isEmpty)
      #expect(Set(found).count == found.count)
    }
  }
}
