// The generator of random numbers that training uses.

import Testing

@testable import InkPack

@Suite struct XorshiftTests {
  @Test func `random order has every number once, and depends on the generator alone`() {
    var (first, second) = (Xorshift(), Xorshift())
    let numbers = first.shuffled(0..<100)
    #expect(numbers.sorted() == Array(0..<100))
    #expect(numbers != Array(0..<100))
    #expect(numbers == second.shuffled(0..<100))
  }
}
