// Matrix multiplication: the same numbers on every processor, whatever it multiplies at a time.

import Testing

@testable import InkPack

@Suite struct FloatTableTests {
  @Test(arguments: [1, 5, 13])
  func `a product has the sums in ascending order, each of two roundings`(count: Int) {
    var random = Xorshift()
    let left = FloatTable(rows: 8, columns: 13)
    let right = FloatTable(rows: 13, columns: 32)
    let sums = FloatTable(rows: 8, columns: 32)
    for table in [left, right, sums] { table.scatter(within: 1, &random) }
    let (factors, before) = (left.values, sums.values)
    sums.add(left, times: right, rows: count)
    for row in 0..<8 {
      for column in 0..<32 {
        var sum: Float = 0
        for index in 0..<count {
          sum += factors[row * left.width * 8 + index] * right.values[index * 32 + column]
        }
        #expect(sums.values[row * 32 + column] == before[row * 32 + column] + sum)
      }
    }
  }

  @Test func `random order has every number once, and depends on the generator alone`() {
    var (first, second) = (Xorshift(), Xorshift())
    let numbers = first.shuffled(0..<100)
    #expect(numbers.sorted() == Array(0..<100))
    #expect(numbers != Array(0..<100))
    #expect(numbers == second.shuffled(0..<100))
  }
}
