// The weighted edit distance: single slips have their costs, and no path is cheaper than the cheapest word on it.

import InkGeometry
import InkTestSupport
import Testing

@testable import InkCorrection

@Suite struct AlignmentTests {
  /// The costs used in these tests: one for each kind, in tens of units.
  private static let kinds = SlipKinds(
    neighboringKey: 75, vowel: 55, soundAlike: 65, otherLetter: 110, missingVowel: 60,
    missingConsonant: 85, undoubled: 40, doubled: 41, neighborToo: 70, extraVowel: 80,
    extraConsonant: 81, transposition: 50, firstLetter: 45, apostrophe: 15, contraction: 14,
    hyphen: 16, accent: 3,
    letterCase: 2, regularized: 2, homophone: 60, space: 48, innerByte: 5)
  private let costs = EditCosts(.us, kinds: kinds)

  private func cost(_ typed: String, meant: String) -> Int32 {
    Alignment.cost(of: Array(typed.utf8), meant: Array(meant.utf8), costs: costs)
  }

  @Test func `a correctly typed word costs nothing`() {
    #expect(cost("receive", meant: "receive") == 0)
    #expect(cost("", meant: "") == 0)
  }

  private static let slips: [(String, String, Int32)] = [
    ("th", "the", 60), ("rcet", "rcept", 85), ("tommorow", "tomorrow", 81), ("teh", "the", 50),
    ("hte", "the", 95), ("thhe", "the", 41), ("thqe", "the", 81), ("thi", "the", 55),
    ("thr", "the", 75), ("thm", "the", 110), ("cat", "kat", 110), ("abd", "abt", 65),
    ("xthe", "the", 126), ("he", "the", 130), ("thwe", "the", 70), ("co-op", "coop", 16),
  ]

  @Test(arguments: slips)
  func `a slip costs what its kind costs`(typed: String, meant: String, expected: Int32) {
    #expect(cost(typed, meant: meant) == expected)
  }

  private static let rules: [(String, String, Int32)] = [
    ("stuf", "stuph", 4), ("lite", "light", 4), ("sik", "sick", 4), ("atenshun", "atention", 4),
  ]

  @Test(arguments: rules)
  func `a spelling rule costs less than its letters one by one`(
    typed: String, meant: String, most: Int32
  ) {
    let cost = Alignment.cost(of: Array(typed.utf8), meant: Array(meant.utf8), costs: .us)
    #expect(cost > 0)
    #expect(cost <= (most + 1) * 4_096)
    // Each letter that is left out or wrong costs more than that.
    let letters = abs(typed.utf8.count - meant.utf8.count)
    #expect(letters == 0 || cost < Int32(letters) * EditCosts.us.kinds.otherLetter)
  }

  @Test func `a multi-byte letter costs about as much as one letter`() {
    #expect(cost("привт", meant: "привет") <= 90)
    #expect(cost("привет", meant: "превет") <= 110)
  }

  @Test func `words of very different lengths are not slips of each other`() {
    #expect(cost("a", meant: "aaaaaaaa") == EditCosts.impossible)
    let long = String(repeating: "a", count: 100)
    #expect(cost(long, meant: long) == EditCosts.impossible)
  }

  @Test func `the lower bound of a path never exceeds the cost of its words`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<fuzzCount(500) {
      let (typed, meant) = (word(&random), word(&random))
      var alignment = Alignment(typed: typed, costs: .us)
      var row = alignment.start
      var least: [Int32] = [alignment.minimumCost(at: row)]
      for letter in meant {
        let bound = alignment.minimumCost(at: row) + alignment.minimumCost(of: letter)
        row = alignment.append(letter, to: row)
        least.append(alignment.minimumCost(at: row))
        #expect(bound <= alignment.minimumCost(at: row))
      }
      let cost = alignment.cost(at: row)
      #expect(least.allSatisfy { $0 <= cost })
      #expect((cost == 0) == (typed == meant))
      #expect(alignment.wholeCost(at: row) <= cost)
    }
  }

  private func word(_ random: inout SeededRandom) -> [UInt8] {
    (0..<random.below(7)).map { _ in random.element(of: "abctehpf".utf8) ?? 0x61 }
  }
}

@Suite struct BestFirstQueueTests {
  @Test func `entries come best first, equal ones in insertion order`() {
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
