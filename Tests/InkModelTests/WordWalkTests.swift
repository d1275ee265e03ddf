// The walk for correction: it reaches every word once, by its key, under bounds that hold.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct WordWalkTests {
  @Test
  func `every word that may be offered is reached by its key, no bound is below what it holds`()
    throws
  {
    var random = SeededRandom(seed: 31)
    let contents = SamplePack.random(wordCount: 500, using: &random)
    let model = Model(packs: [try SamplePack.pack(contents)])
    let table = contents.components[0].trigrams
    let history = table.ids[..<2].map { contents.words[Int($0)].text }
    let context = model.context(after: history)
    model.packs[0].withFile { file in
      let walk = WordWalk(over: 0, at: context, of: model, in: file)
      var stack = [walk.root]
      var reached: [Int] = []
      var isOrdered = true
      while let step = stack.popLast() {
        if let id = step.word {
          reached.append(id)
          isOrdered = isOrdered && step.key == foldedKey(contents.words[id].text)
          isOrdered =
            isOrdered && step.bound == model.score(of: contents.words[id].text, in: context)
        }
        for next in walk.steps(from: step) {
          isOrdered = isOrdered && next.bound <= step.bound && next.key.starts(with: step.key)
          isOrdered = isOrdered && next.start == step.key.count
          stack.append(next)
        }
      }
      #expect(isOrdered)
      #expect(
        reached.sorted() == contents.words.indices.filter { contents.words[$0].flags.isEmpty })
    }
  }
}
