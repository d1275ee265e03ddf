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

  @Test func `the columns of a table become rows`() {
    var random = Xorshift()
    let table = FloatTable(rows: 20, columns: 32)
    table.scatter(within: 1, &random)
    let turned = FloatTable(rows: 32, columns: 16)
    turned.take(transposed: table)
    for row in 0..<16 {
      for column in 0..<32 {
        #expect(turned.numbers(column)[row] == table.numbers(row)[column])
      }
    }
  }

  @Test func `a step of AdaGrad is the gradient by the root of all squares`() {
    var random = Xorshift()
    let (weights, gradients) = (FloatTable(rows: 3, columns: 16), FloatTable(rows: 3, columns: 16))
    let squares = FloatTable(rows: 3, columns: 16)
    for table in [weights, gradients] { table.scatter(within: 1, &random) }
    squares.fill(0.5)
    let (before, steps) = (weights.values, gradients.values)
    weights.descend(gradients, squares: squares, rate: 0.25)
    for index in before.indices {
      let square = 0.5 + steps[index] * steps[index]
      #expect(squares.values[index] == square)
      #expect(weights.values[index] == before[index] - steps[index] * 0.25 / square.squareRoot())
    }
  }
}
