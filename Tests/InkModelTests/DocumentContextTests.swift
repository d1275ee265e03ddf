// The context after tokens with cached ids compared with one looked up in the packs.

import InkLexicon
import InkTestSupport
import Testing

@testable import InkModel

@Suite struct DocumentContextTests {
  @Test func `cached and looked-up ids give the same context`() throws {
    let model = Model(packs: [try SamplePack.english()])
    var document = DocumentModel()
    let histories = [
      [], ["<s>"], ["<s>", "the"], ["to", "the"], ["i", "am", "going"], ["zzz", "the"],
      ["the", "zzz"], ["<num>", "the"], ["it's", "the"], ["to", "the"],
    ]
    for history in histories {
      let own = document.context(after: history, in: model)
      let expected = model.context(after: history)
      #expect(own.history == expected.history)
      for word in ["the", "to", "going", "sea", "zzz"] {
        #expect(model.score(of: word, in: own) == model.score(of: word, in: expected))
      }
    }
  }
}
