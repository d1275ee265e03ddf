// A copy-on-write value compared with one that is copied eagerly.

import InkTestSupport
import Testing

@testable import InkModel

@Suite struct SharedValueTests {
  @Test func `a change of one copy does not affect others`() {
    var random = SeededRandom(seed: 15)
    var shared = [SharedValue([0, 1, 2])]
    var expected = [[0, 1, 2]]
    for step in 0..<200 {
      let place = random.below(shared.count)
      if random.below(4) == 0 {
        shared.append(shared[place])
        expected.append(expected[place])
      } else {
        shared[place].value.append(step)
        expected[place].append(step)
      }
    }
    #expect(shared.map(\.value) == expected)
  }
}
