// What followed what in a document, once nothing follows it any longer.

import InkTestSupport
import Testing

@testable import InkModel

@Suite struct DocumentNgramTests {
  @Test func `what nothing follows any longer takes no memory`() {
    var random = SeededRandom(seed: 21)
    var ngrams = DocumentNgrams()
    for _ in 0..<20 { ngrams.append() }
    // Some contexts get more followers than are searched one by one.
    let words = (0..<600).map { _ in Int32(random.below(20)) }
    let places = (3..<words.count).map { place in
      (word: words[place], keys: DocumentKeys(after: words[place - 3..<place].map { $0 }))
    }
    for place in places { ngrams.weigh(place.word, after: place.keys, followsMark: true, by: 2) }
    #expect(places.allSatisfy { ngrams.followers(of: $0.keys).allSatisfy { $0 != nil } })
    for place in places.shuffled(using: &random) {
      ngrams.weigh(place.word, after: place.keys, followsMark: true, by: -2)
    }
    #expect(places.allSatisfy { ngrams.followers(of: $0.keys).allSatisfy { $0 == nil } })
    #expect(!ngrams.hasMarks)
  }
}
