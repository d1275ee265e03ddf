// The groups of letters in a typed word that may stand for others: swapped neighbours, and the rules of spelling.

/// Where in a typed word groups stand, by the letters of the group that is meant.
struct TypedGroups {
  /// The meant letters of a group up to one of them, with what was typed for the whole group.
  struct Step {
    /// The meant letters so far, the last one lowest.
    fileprivate let letters: UInt32
    /// How many they are.
    let count: Int
    /// Where the typed group begins and ends.
    let start: Int
    let end: Int
    /// What the group costs.
    let cost: Int32
    /// Whether the meant group ends here.
    let isWhole: Bool

    /// Whether a path whose last four letters are given ends with the letters so far.
    func matches(_ tail: UInt32) -> Bool {
      count == 4 ? tail == letters : tail & (1 << UInt32(8 * count) &- 1) == letters
    }
  }

  private var steps: [Step] = []
  /// For each letter a–z, where its steps begin; one more for the end.
  private var starts = InlineArray<27, UInt16>(repeating: 0)

  init(in typed: [UInt8], _ costs: EditCosts) {
    var found: [Step] = []
    for start in typed.indices {
      for count in 1...SpellingRules.longest where start + count <= typed.count {
        for rule in SpellingRules.rules(typed: typed[start..<start + count]) {
          Self.append(rule.meant, from: start, to: start + count, rule.cost, to: &found)
        }
      }
      if start + 1 < typed.count, typed[start] != typed[start + 1] {
        let swapped = [typed[start + 1], typed[start]]
        Self.append(
          swapped, from: start, to: start + 2, costs.kinds.transposition, to: &found)
      }
    }
    steps.reserveCapacity(found.count)
    for letter in 0..<26 {
      starts[letter] = UInt16(truncatingIfNeeded: steps.count)
      for step in found where step.letters & 0xFF == UInt32(letter + 0x61) { steps.append(step) }
    }
    starts[26] = UInt16(truncatingIfNeeded: steps.count)
  }

  private static func append(
    _ meant: [UInt8], from start: Int, to end: Int, _ cost: Int32, to steps: inout [Step]
  ) {
    var letters: UInt32 = 0
    for (index, letter) in meant.enumerated() {
      letters = letters << 8 | UInt32(letter)
      steps.append(
        Step(
          letters: letters, count: index + 1, start: start, end: end, cost: cost,
          isWhole: index + 1 == meant.count))
    }
  }

  /// The numbers of the steps whose last letter is a given one.
  func steps(endingWith letter: UInt8) -> Range<Int> {
    let index = Int(letter) - 0x61
    guard index >= 0, index < 26 else { return 0..<0 }
    return Int(starts[index])..<Int(starts[index + 1])
  }

  /// A step by its number.
  subscript(_ index: Int) -> Step { steps[index] }
}
