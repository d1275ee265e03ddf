// The parts of a ghost text, and what is left of it while it is typed through.

import Testing

@testable import InkPrediction

@Suite struct ContinuationTests {
  private let goingToTheSea = Continuation(
    words: [("going", 0.9), ("to", 0.8), ("the", 0.5)].map {
      Continuation.Word(text: $0.0, probability: $0.1)
    })

  @Test func `the joined parts are the text after the typed letters`() {
    #expect(goingToTheSea.parts(beyond: "goi").map(\.text) == ["ng", " to", " the"])
    #expect(goingToTheSea.parts(beyond: "").map(\.text) == ["going", " to", " the"])
    #expect(goingToTheSea.parts(beyond: "going").map(\.text) == [" to", " the"])
    #expect(goingToTheSea.parts(beyond: "going t").map(\.text) == ["o", " the"])
    #expect(goingToTheSea.parts(beyond: "Goi").isEmpty)
    #expect(goingToTheSea.parts(beyond: "going to the").isEmpty)
  }

  @Test func `a part knows whether a sentence ends with it`() {
    let continuation = Continuation(words: [
      .init(text: "the", probability: 1), .init(text: "end.", probability: 1),
    ])
    #expect(continuation.parts(beyond: "t").map(\.endsSentence) == [false, true])
  }

  @Test func `the probability is that of all words together`() {
    #expect(abs(goingToTheSea.probability - 0.36) < 1e-9)
  }

  @Test(arguments: [
    ("goi", "goi", ["going", "to", "the"]), ("going", "going", ["going", "to", "the"]),
    ("going ", "", ["to", "the"]), ("going t", "t", ["to", "the"]), ("going to ", "", ["the"]),
    ("", "", ["going", "to", "the"]),
  ])
  func `typing through leaves the words from the cursor on`(
    typed: String, wordPrefix: String, rest: [String]
  ) {
    #expect(goingToTheSea.rest(after: typed, wordPrefix: wordPrefix)?.words.map(\.text) == rest)
  }

  @Test(arguments: [("gon", "gon"), ("going to the", "the"), ("going too", "too"), ("oi", "oi")])
  func `a different text leaves nothing`(typed: String, wordPrefix: String) {
    #expect(goingToTheSea.rest(after: typed, wordPrefix: wordPrefix) == nil)
  }
}
