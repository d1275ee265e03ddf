// The cache of next words, and its limit.

import Testing

@testable import InkPrediction

@Suite struct NextWordsTests {
  @Test func `results are cached, including empty ones`() {
    var words = NextWords()
    #expect(words.known(after: ["going"]) == nil)
    words.add(("to", 0.5), after: ["going"])
    words.add(nil, after: ["zzz"])
    #expect(words.known(after: ["going"])??.text == "to")
    let nothing = words.known(after: ["zzz"])
    #expect(nothing != nil)
    #expect(nothing??.text == nil)
  }

  @Test func `the oldest of nine entries is dropped`() {
    var words = NextWords()
    for number in 0..<9 { words.add(("to", 0.5), after: ["\(number)"]) }
    #expect(words.known(after: ["0"]) == nil)
    #expect(words.known(after: ["1"])??.text == "to")
  }
}
