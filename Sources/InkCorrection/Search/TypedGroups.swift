// The multi-letter edits that apply to a typed word: transpositions and spelling rules.

/// The letter groups in a typed word, indexed by the letters of the groups that may have been meant; without those that
/// end in another letter than a–z, for which there are no rules.
struct TypedGroups {
  /// A prefix of a meant group, with the typed group that it belongs to.
  struct Step {
    /// The meant letters so far, the last one in the lowest byte.
    fileprivate let letters: UInt32
    /// The cost of the group.
    let cost: Int32
    /// The number of meant letters so far.
    let count: UInt16
    /// The start and end of the typed group.
    let start: UInt16
    let end: UInt16
    /// Whether the meant group ends here.
    let isWhole: Bool

    /// The index of the list that the step is in, by its last letter; nil if that is not one of a–z.
    fileprivate var line: Int? { TypedGroups.line(of: UInt8(letters & 0xFF)) }

    /// Whether a path with the given last four letters ends with the letters so far.
    func matches(_ tail: UInt32) -> Bool { (tail ^ letters) &<< (32 &- 8 &* UInt32(count)) == 0 }
  }

  private var steps: [Step] = []
  /// For each letter a–z, the index of its first step; then one for the end.
  private var starts = [UInt16](repeating: 0, count: letterCount + 1)
  private static let letterCount = 26

  init(in typed: [UInt8], _ costs: EditCosts) {
    var found: [Step] = []
    found.reserveCapacity(typed.count * 4)
    let table = SpellingRules.byTyped
    for start in typed.indices {
      var number: UInt32 = 0
      for end in start..<min(start + SpellingRules.maximumLength, typed.count) {
        number = number << 8 | UInt32(typed[end])
        for rule in table.rules(typed: number) {
          let count = (UInt32.bitWidth - rule.meant.leadingZeroBitCount + 7) / 8
          Self.append(rule.meant, count, from: start, to: end + 1, rule.cost, to: &found)
        }
      }
      if start + 1 < typed.count, typed[start] != typed[start + 1] {
        let swapped = UInt32(typed[start + 1]) << 8 | UInt32(typed[start])
        Self.append(
          swapped, 2, from: start, to: start + 2, costs.kinds.transposition, to: &found)
      }
    }
    sort(found)
  }

  /// Sorts steps by their last letters, with a counting sort.
  private mutating func sort(_ found: [Step]) {
    guard let first = found.first else { return }
    for step in found { if let line = step.line { starts[line + 1] &+= 1 } }
    for line in 0..<Self.letterCount { starts[line + 1] &+= starts[line] }
    var next = starts
    steps = Array(repeating: first, count: Int(starts[Self.letterCount]))
    for step in found {
      guard let line = step.line else { continue }
      steps[Int(next[line])] = step
      next[line] &+= 1
    }
  }

  private static func line(of letter: UInt8) -> Int? {
    let line = Int(letter) - 0x61
    return line >= 0 && line < letterCount ? line : nil
  }

  /// Appends the steps of a group, given the number of its meant letters.
  private static func append(
    _ meant: UInt32, _ whole: Int, from start: Int, to end: Int, _ cost: Int32,
    to steps: inout [Step]
  ) {
    for count in 1..<whole + 1 {
      steps.append(
        Step(
          letters: meant >> UInt32(8 * (whole - count)), cost: cost,
          count: UInt16(truncatingIfNeeded: count),
          start: UInt16(truncatingIfNeeded: start), end: UInt16(truncatingIfNeeded: end),
          isWhole: count == whole))
    }
  }

  /// Returns the range of steps whose last letter is the given one of a–z; empty for others.
  func steps(endingWith letter: UInt8) -> Range<Int> {
    guard let line = Self.line(of: letter) else { return 0..<0 }
    return Int(starts[line])..<Int(starts[line + 1])
  }

  /// The step at an index.
  @inline(__always)
  subscript(_ index: Int) -> Step { steps[index] }
}
