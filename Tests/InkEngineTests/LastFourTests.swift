// The memory of the four results used last.

import Testing

@testable import InkEngine

@Suite struct LastFourTests {
  @Test func `the fifth value displaces the one used first`() {
    var values = LastFour<Int>()
    #expect(values.use { _ in true } == nil)
    for value in 1...4 { values.add(value) }
    #expect(values.use { $0 == 1 } == 1)
    #expect(values.use { $0 == 3 } == 3)
    #expect(values.use { $0 == 4 } == 4)
    values.add(5)
    #expect(values.use { $0 == 2 } == nil)
    for value in [1, 3, 4, 5] { #expect(values.use { $0 == value } == value) }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `a void value is dropped, and the others stay`(void: Int) {
    var values = LastFour<Int>()
    for value in 1...4 { values.add(value) }
    values.removeAll { $0 == void }
    let others = [1, 2, 3, 4].filter { $0 != void }
    #expect(values.use { $0 == void } == nil)
    for value in others { #expect(values.use { $0 == value } == value) }
    values.add(5)
    for value in others { #expect(values.use { $0 == value } == value) }
    values.removeAll { $0 != 5 }
    #expect(values.use { $0 != 5 } == nil)
  }
}
