// The memory of the three results used last.

import Testing

@testable import InkEngine

@Suite struct LastThreeTests {
  @Test func `the fourth value displaces the one used first`() {
    var values = LastThree<Int>()
    #expect(values.use { _ in true } == nil)
    for value in 1...3 { values.add(value) }
    #expect(values.use { $0 == 1 } == 1)
    #expect(values.use { $0 == 3 } == 3)
    values.add(4)
    #expect(values.use { $0 == 2 } == nil)
    for value in [1, 3, 4] { #expect(values.use { $0 == value } == value) }
  }

  @Test(arguments: [1, 2, 3])
  func `a void value is dropped, and the others stay`(void: Int) {
    var values = LastThree<Int>()
    for value in 1...3 { values.add(value) }
    values.removeAll { $0 == void }
    let others = [1, 2, 3].filter { $0 != void }
    #expect(values.use { $0 == void } == nil)
    for value in others { #expect(values.use { $0 == value } == value) }
    values.add(4)
    for value in others { #expect(values.use { $0 == value } == value) }
    values.removeAll { $0 != 4 }
    #expect(values.use { $0 != 4 } == nil)
  }
}
