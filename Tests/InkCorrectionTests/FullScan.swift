// Compares the candidate search with a scan of all words, which it has to equal.

import InkLexicon
import InkModel
import InkText
import Testing

@testable import InkCorrection

/// Expects the search without expected losses to find the three best of all words.
func expectSame(_ typed: String, _ model: Model) {
  let context = model.context(after: [])
  model.packs[0].withFile { file in
    let place = PackPlace(pack: 0, of: model, in: context, document: nil, file: file)
    expectSame(foldedKey(typed), at: place)
  }
}

private func expectSame(_ key: [UInt8], at place: PackPlace) {
  let (pack, file) = (place.pack, place.file)
  let everything = CandidateSearch.Extent(reach: Score(nats: 100), rowCap: .max)
  let bounds = CandidateSearch.Bounds(
    floor: .impossible, maximumCost: Score(nats: 30).rawValue, extent: everything,
    extentBesideNear: everything)
  var search = CandidateSearch(for: key, at: place, costs: .us, bounds: bounds)
  var found: [Int32] = []
  while found.count < 3, let next = search.next() { found.append(next.score.rawValue) }
  var all: [Int32] = []
  for id in pack.words.specialCount..<pack.words.count where !pack.words.isHidden(id, in: file) {
    let cost = Alignment.cost(of: key, meant: pack.words.key(of: id, in: file), costs: .us)
    if cost > bounds.maximumCost { continue }
    all.append(place.unigrams.score(of: id) - cost)
  }
  all.sort(by: >)
  #expect(found == Array(all.prefix(3)))
}
