// What becomes of ghosts: followed, ignored, forgiven.

import InkText
import Testing

@testable import InkPrediction

@Suite struct PredictionMemoryTests {
  private let start = TextPoint(line: 0, byte: 5)
  private let next = TextPoint(line: 0, byte: 11)
  private let going = Continuation(
    words: [.init(text: "going", probability: 0.9), .init(text: "to", probability: 0.8)])

  /// A memory with a ghost on show, before it is looked at what was written.
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
  func `what became of an offer is read off the text`(
    written: String, outcome: Continuation.Outcome
  ) {
    #expect(going.outcome(of: written) == outcome)
  }

  @Test func `an ignored ghost is not shown again in its word and raises the gate`() {
    var memory = memory()
    memory.noteOutcome(at: start, written: "goo")
    #expect(memory.ignored(at: start) == ["going"])
    #expect(memory.caution > 0.1)
    memory.show(nil)
    memory.noteOutcome(at: next, written: nil)
    #expect(memory.ignored(at: next) == [])
    #expect(memory.ignored(at: start) == [])
  }

  @Test func `who follows is trusted again, and so is who writes on`() {
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

  @Test func `caution has its limit`() {
    var memory = memory()
    for _ in 0..<100 {
      memory.show(KeptPrediction(start: start, continuation: going))
      memory.noteOutcome(at: start, written: "x")
    }
    #expect(memory.caution <= 1.5)
  }
}
