// The table of numbers by ids compared with a dictionary.

import InkTestSupport
import Testing

@testable import InkModel

@Suite struct NumberTableTests {
  @Test func `inserted ids have their numbers, and others have none`() {
    var random = SeededRandom(seed: 5)
    var table = NumberTable()
    var expected: [Int32: Int32] = [:]
    for number in 0..<400 as Range<Int32> {
      let id = Int32(random.below(2000))
      if expected[id] == nil {
        expected[id] = number
        table.insert(number, for: id)
      }
    }
    for id in -3..<2000 as Range<Int32> { #expect(table[id] == expected[id]) }
  }

  @Test func `an invalid id has no number`() {
    var table = NumberTable()
    table.insert(1, for: -1)
    #expect(table[-1] == nil)
  }
}
