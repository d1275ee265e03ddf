// The outcomes of ghost texts: followed, ignored, forgiven.

import InkText
import Testing

@testable import InkPrediction

@Suite struct PredictionHistoryTests {
  private let start = TextPoint(line: 0, byte: 5)
  private let next = TextPoint(line: 0, byte: 11)
  private let going = Continuation(
    words: [.init(text: "going", probability: 0.9), .init(text: "to", probability: 0.8)])

  /// Returns a memory with a ghost text on show, before its outcome is recorded.
  private func memory() -> PredictionHistory {
    var memory = PredictionHistory()
    memory.noteOutcome(at: start, written: nil)
    memory.show(KeptPrediction(start: start, continuation: going))
    return memory
  }

  @Test(arguments: [
    ("", Continuation.Outcome.open), ("go", .open), ("going", .open), ("going ", .followed),
    ("going.", .followed), ("gone", .ignored), ("goings", .ignored), ("Go", .ignored),
    ("x", .ignored),
  ])
  func `the outcome of a prediction is derived from the text`(
    written: String, outcome: Continuation.Outcome
  ) {
    #expect(going.outcome(of: written) == outcome)
  }

  @Test func `an ignored ghost text is not shown again in its word and raises the gate`() {
    var memory = memory()
    memory.noteOutcome(at: start, written: "goo")
    #expect(memory.ignored(at: start) == ["going"])
    #expect(memory.caution > 0)
    memory.show(nil)
    memory.noteOutcome(at: next, written: nil)
    #expect(memory.ignored(at: next) == [])
    #expect(memory.ignored(at: start) == [])
  }

  @Test func `caution decreases with accepted predictions and with words written`() {
    var followed = memory()
    followed.noteOutcome(at: start, written: "goo")
    var waited = followed
    let caution = followed.caution
    followed.show(KeptPrediction(start: next, continuation: going))
    followed.noteOutcome(at: next, written: "going ")
    #expect(followed.caution < caution)
    waited.show(nil)
    for byte in 1...500 { waited.noteOutcome(at: TextPoint(line: 1, byte: byte), written: nil) }
    #expect(waited.caution < caution / 2)
  }

  @Test func `an outcome counts as much as it surprises`() {
    func caution(_ probability: Double, _ written: String) -> Double {
      var memory = PredictionHistory()
      let word = Continuation(words: [.init(text: "going", probability: probability)])
      memory.show(KeptPrediction(start: start, continuation: word))
      memory.noteOutcome(at: start, written: written)
      return memory.caution
    }
    #expect(caution(0.9, "x") > caution(0.5, "x"))
    #expect(caution(0.9, "going ") == 0)
  }

  @Test func `a prediction counts with the probability it appeared with`() {
    var memory = memory()
    let surer = Continuation(words: [.init(text: "going", probability: 0.99)])
    memory.show(KeptPrediction(start: start, continuation: surer))
    memory.noteOutcome(at: start, written: "goo")
    #expect(abs(memory.caution - 0.9 / 15.09) < 1e-6)
  }

  @Test(arguments: [nil, "goi"])
  func `the ghost text of a word that the cursor left is kept for its return`(written: String?) {
    var memory = memory()
    memory.noteOutcome(at: next, written: written)
    let other = KeptPrediction(start: next, continuation: Continuation(words: [going.words[1]]))
    memory.show(other)
    #expect(memory.kept(at: start, typed: "goi")?.continuation == going)
    #expect(memory.kept(at: next, typed: "t") == other)
    // Before its first letter a word is predicted anew, since the text before it may have changed.
    #expect(memory.kept(at: start, typed: "") == other)
  }

  @Test func `the ghost text of a word does not return after something else was typed`() {
    var memory = memory()
    memory.noteOutcome(at: next, written: "goi")
    memory.show(KeptPrediction(start: start, continuation: going))
    memory.noteOutcome(at: start, written: "goo")
    memory.show(nil)
    #expect(memory.kept(at: start, typed: "go") == nil)
  }

  @Test func `caution has a maximum`() {
    var memory = memory()
    for _ in 0..<100 {
      memory.show(KeptPrediction(start: start, continuation: going))
      memory.noteOutcome(at: start, written: "x")
    }
    #expect(memory.caution <= 1.5)
  }
}
