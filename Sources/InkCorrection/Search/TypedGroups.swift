// The groups of letters in a typed word that may stand for others: swapped neighbours, and the rules of spelling.

/// Where in a typed word groups stand, by the letters of the group that is meant.
struct TypedGroups {
  /// The meant letters of a group up to one of them, with what was typed for the whole group.
  struct Step {
    /// The meant letters so far, the last one lowest.
    fileprivate let letters: UInt32
    /// What the group costs.
    let cost: Int32
    /// How many letters are meant so far.
    let count: UInt16
    /// Where the typed group begins and ends.
    let start: UInt16
    let end: UInt16
    /// Whether the meant group ends here.
    let isWhole: Bool

    /// Which line of steps it stands in, by its last letter; other letters than a–z share the last one.
    fileprivate var line: Int {
      let line = Int(letters & 0xFF) - 0x61
      return line >= 0 && line < 26 ? line : 26
    }

    /// Whether a path whose last four letters are given ends with the letters so far.
    func matches(_ tail: UInt32) -> Bool { (tail ^ letters) &<< (32 &- 8 &* UInt32(count)) == 0 }
  }

  private var steps: [Step] = []
  /// For each letter a–z, where its steps begin; one more for other letters, and one for the end.
  private var starts = [UInt16](repeating: 0, count: 28)

  init(in typed: [UInt8], _ costs: EditCosts) {
    var found: [Step] = []
    found.reserveCapacity(typed.count * 4)
    let table = SpellingRules.byTyped
    for start in typed.indices {
      var number: UInt32 = 0
      for end in start..<min(start + SpellingRules.longest, typed.count) {
        number = number << 8 | UInt32(typed[end])
        for rule in table.rules(typed: number) {
          Self.append(rule.meant, from: start, to: end + 1, rule.cost, to: &found)
        }
      }
      if start + 1 < typed.count, typed[start] != typed[start + 1] {
        let swapped = [typed[start + 1], typed[start]]
        Self.append(
          swapped, from: start, to: start + 2, costs.kinds.transposition, to: &found)
      }
    }
    sort(found)
  }

  /// Puts steps in the order of their last letters, by counting them.
  private mutating func sort(_ found: [Step]) {
    guard let first = found.first else { return }
    for step in found { starts[step.line + 1] &+= 1 }
    for line in 0..<27 { starts[line + 1] &+= starts[line] }
    var next = starts
    steps = Array(repeating: first, count: found.count)
    for step in found {
      steps[Int(next[step.line])] = step
      next[step.line] &+= 1
    }
  }

  private static func append(
    _ meant: [UInt8], from start: Int, to end: Int, _ cost: Int32, to steps: inout [Step]
  ) {
    var letters: UInt32 = 0
    for (index, letter) in meant.enumerated() {
      letters = letters << 8 | UInt32(letter)
      steps.append(
        Step(
          letters: letters, cost: cost, count: UInt16(truncatingIfNeeded: index + 1),
          start: UInt16(truncatingIfNeeded: start), end: UInt16(truncatingIfNeeded: end),
          isWhole: index + 1 == meant.count))
    }
  }

  /// The numbers of the steps whose last letter is a given one of a–z; none for others.
  func steps(endingWith letter: UInt8) -> Range<Int> {
    let index = Int(letter) - 0x61
    guard index >= 0, index < 26 else { return 0..<0 }
    return Int(starts[index])..<Int(starts[index + 1])
  }

  /// A step by its number.
  @inline(__always)
  subscript(_ index: Int) -> Step { steps[index] }
}
