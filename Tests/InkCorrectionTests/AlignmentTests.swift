// The weighted edit distance: single slips cost what they should, and no path finds a cheaper one than exists.

import InkTestSupport
import Testing

@testable import InkCorrection

@Suite struct AlignmentTests {
  private func cost(_ typed: String, meant: String) -> Int32 {
    Alignment.cost(of: Array(typed.utf8), meant: Array(meant.utf8))
  }

  /// A cost as the engine's plan states it.
  private func units(_ cost: Double) -> Int32 { Int32((cost * 8 * 4_096).rounded()) }

  @Test func `what is typed right costs nothing`() {
    #expect(cost("receive", meant: "receive") == 0)
    #expect(cost("", meant: "") == 0)
  }

  @Test(arguments: [
    ("th", "the", 0.6), ("rcet", "rcept", 0.85), ("tommorow", "tomorrow", 0.4 + 0.4),
    ("teh", "the", 0.55), ("hte", "the", 0.55 + 0.4), ("thhe", "the", 0.4), ("thqe", "the", 0.8),
    ("thi", "the", 0.55), ("thr", "the", 0.75), ("thm", "the", 1.1), ("cat", "kat", 0.65 + 0.4),
    ("abd", "abt", 0.65), ("xthe", "the", 0.8 + 0.4), ("he", "the", 0.85 + 0.4),
  ])
  func `a slip costs what its kind costs`(typed: String, meant: String, expected: Double) {
    #expect(abs(cost(typed, meant: meant) - units(expected)) <= 1)
  }

  @Test func `a letter of several bytes is about one letter`() {
    #expect(cost("привт", meant: "привет") < units(1))
    #expect(cost("привет", meant: "превет") <= units(1.1))
  }

  @Test func `the least cost on a path never exceeds what its words cost`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<fuzzCount(500) {
      let typed = word(&random)
      let meant = word(&random)
      var alignment = Alignment(typed: typed)
      var step = alignment.start
      var least: [Int32] = [alignment.leastCost(at: step)]
      for letter in meant {
        step = alignment.appending(letter, to: step)
        least.append(alignment.leastCost(at: step))
      }
      let cost = alignment.cost(at: step)
      #expect(least.allSatisfy { $0 <= cost })
      #expect((cost == 0) == (typed == meant))
    }
  }

  private func word(_ random: inout SeededRandom) -> [UInt8] {
    (0..<random.below(7)).map { _ in random.element(of: "abct".utf8) ?? 0x61 }
  }
}

@Suite struct BestFirstQueueTests {
  @Test func `entries come best first, equals in the order they were put in`() {
    var random = SeededRandom(seed: 6)
    var queue = BestFirstQueue<Int>()
    let bounds = (0..<300).map { _ in Int32(random.below(20)) }
    for (index, bound) in bounds.enumerated() { queue.push(index, bound: bound) }
    let expected = bounds.enumerated().sorted { ($1.element, $0.offset) < ($0.element, $1.offset) }
    for entry in expected {
      let found = queue.pop()
      #expect(found?.bound == entry.element)
      #expect(found?.element == entry.offset)
    }
    #expect(queue.pop() == nil)
    #expect(queue.isEmpty)
  }
}
