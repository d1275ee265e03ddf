// Tables of numbers in manually managed memory, processed eight at a time, with matrix multiplication.

/// A matrix whose rows are padded to a multiple of eight numbers.
final class FloatTable {
  typealias Lane = SIMD8<Float>

  let rowCount: Int
  /// The number of eight-number lanes in a row.
  let width: Int
  /// All rows, in memory owned by the table.
  let lanes: UnsafeMutablePointer<Lane>

  /// Creates a table of zeros.
  init(rows rowCount: Int, columns: Int) {
    self.rowCount = rowCount
    width = (columns + 7) / 8
    lanes = .allocate(capacity: rowCount * width)
    lanes.initialize(repeating: Lane(), count: rowCount * width)
  }

  deinit { lanes.deallocate() }

  /// Returns the first lane of a row.
  @inline(__always) func row(_ index: Int) -> UnsafeMutablePointer<Lane> { lanes + index * width }

  /// Returns the individual numbers of a row.
  func numbers(_ index: Int) -> UnsafeMutablePointer<Float> {
    UnsafeMutableRawPointer(row(index)).assumingMemoryBound(to: Float.self)
  }

  /// All numbers.
  var values: [Float] {
    (0..<rowCount * width).flatMap { index in (0..<8).map { lanes[index][$0] } }
  }

  /// Fills the table with random numbers from -bound to bound.
  func scatter(within bound: Float, _ random: inout Xorshift) {
    for index in 0..<rowCount * width {
      for place in 0..<8 { lanes[index][place] = (random.fraction() * 2 - 1) * bound }
    }
  }

  /// Sets all numbers to zero.
  func clear() { lanes.update(repeating: Lane(), count: rowCount * width) }

  /// Sets the rows to the columns of another table.
  func take(transposed other: FloatTable) {
    for row in 0..<rowCount {
      let target = numbers(row)
      for column in 0..<min(other.rowCount, width * 8) {
        target[column] = other.numbers(column)[row]
      }
    }
  }

  /// Adds the product of two tables, using the first `count` rows of the right one. The number of rows must be a
  /// multiple of four.
  func add(_ left: FloatTable, times right: FloatTable, rows count: Int? = nil) {
    let count = count ?? right.rowCount
    for row in stride(from: 0, to: rowCount - 3, by: 4) {
      let (a, b) = (left.numbers(row), left.numbers(row + 1))
      let (c, d) = (left.numbers(row + 2), left.numbers(row + 3))
      for lane in 0..<width {
        var (sumA, sumB, sumC, sumD) = (Lane(), Lane(), Lane(), Lane())
        for index in 0..<count {
          let value = right.lanes[index * width + lane]
          sumA += value * a[index]
          sumB += value * b[index]
          sumC += value * c[index]
          sumD += value * d[index]
        }
        self.row(row)[lane] += sumA
        self.row(row + 1)[lane] += sumB
        self.row(row + 2)[lane] += sumC
        self.row(row + 3)[lane] += sumD
      }
    }
  }
}
