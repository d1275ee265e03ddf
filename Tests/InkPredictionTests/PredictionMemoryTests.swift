// The outcomes of ghost texts: followed, ignored, forgiven.

import InkText
import Testing

@testable import InkPrediction

@Suite struct PredictionMemoryTests {
  private let start = TextPoint(line: 0, byte: 5)
  private let next = TextPoint(line: 0, byte: 11)
  private let going = Continuation(
    words: [.init(text: "going", probability: 0.9), .init(text: "to", probability: 0.8)])

  /// Returns a memory with a ghost text on show, before its outcome is recorded.
  private func memory() -> PredictionMemory {
    var memory = PredictionMemory()
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
    #expect(memory.caution > 0.1)
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
    followed.show(KeptPrediction(start: start, continuation: going))
    followed.noteOutcome(at: next, written: "going ")
    #expect(followed.caution < caution)
    waited.show(nil)
    for byte in 1...200 { waited.noteOutcome(at: TextPoint(line: 1, byte: byte), written: nil) }
    #expect(waited.caution == 0)
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
