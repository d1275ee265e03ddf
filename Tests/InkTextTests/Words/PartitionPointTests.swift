// Where elements in order stop satisfying a condition.

import InkText
import Testing

@Suite struct PartitionPointTests {
  @Test func `the first element that does not satisfy a condition is found at every position`() {
    for count in 0...17 {
      for first in 0...count {
        #expect((0..<count).partitionPoint { $0 < first } == first)
        let part = Array(-3..<count)[3...]
        #expect(part.partitionPoint { $0 < first } == first + 3)
      }
    }
  }
}
