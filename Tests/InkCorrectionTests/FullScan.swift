// The candidate search beside a scan of all words, which it must equal.

import InkLexicon
import InkModel
import InkText
import Testing

@testable import InkCorrection

/// Expects the three best words of the search to score as the three best of all words do.
func expectSame(_ typed: String, _ history: [String], _ model: Model) {
  let context = model.context(after: history)
  model.packs[0].withFile { file in
    let place = PackPlace(pack: 0, of: model, in: context, document: nil, file: file)
    expectSame(typed, at: place)
  }
}

private func expectSame(_ typed: String, at place: PackPlace) {
  let (pack, file) = (place.pack, place.file)
  var search = CandidateSearch(for: typed, at: place, floor: .impossible, nodeCap: .max)
  var found: [Int32] = []
  while found.count < 3, let next = search.next() { found.append(next.score.rawValue) }
  let key = foldedKey(typed)
  var all: [Int32] = []
  for id in pack.words.specialCount..<pack.words.count where !pack.words.isHidden(id, in: file) {
    guard let text = pack.words.text(of: id, in: file), text != normalizedWord(typed) else {
      continue
    }
    let slips = Alignment.cost(of: key, meant: foldedKey(text))
    if slips > CandidateSearch.greatestCost { continue }
    let cost = slips + Spelling.cost(of: text, typedAs: typed)
    all.append((place.score(of: id) - Score(rawValue: cost)).rawValue)
  }
  all.sort(by: >)
  #expect(found == Array(all.prefix(found.count)))
  // Fewer are found only where the next one is out of reach.
  if found.count < 3, found.count < all.count, let best = all.first {
    #expect(found.isEmpty || all[found.count] < best - CandidateSearch.reach.rawValue)
  }
}
