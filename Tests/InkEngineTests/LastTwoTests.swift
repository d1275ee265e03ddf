// The memory of the two results used last.

import Testing

@testable import InkEngine

@Suite struct LastTwoTests {
  @Test func `the third value displaces the one used first`() {
    var values = LastTwo<Int>()
    #expect(values.use { _ in true } == nil)
    values.add(1)
    values.add(2)
    #expect(values.use { $0 == 1 } == 1)
    values.add(3)
    #expect(values.use { $0 == 2 } == nil)
    #expect(values.use { $0 == 1 } == 1)
    #expect(values.use { $0 == 3 } == 3)
  }

  @Test(arguments: [1, 2])
  func `a void value is dropped, and the other one stays`(void: Int) {
    var values = LastTwo<Int>()
    values.add(1)
    values.add(2)
    values.removeAll { $0 == void }
    #expect(values.use { _ in true } == 3 - void)
    values.add(4)
    #expect(values.use { $0 != 4 } == 3 - void)
  }
}
