// Tables of numbers in manually managed memory, processed eight at a time, with matrix multiplication.

internal import CInkPack

/// A matrix whose rows are padded to a multiple of sixteen numbers.
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
    width = (columns + 15) / 16 * 2
    // Rows begin with a cache line; Swift itself aligns lanes to 16 bytes only.
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: rowCount * width * MemoryLayout<Lane>.size, alignment: Self.lineSize)
    lanes = bytes.initializeMemory(as: Lane.self, repeating: Lane(), count: rowCount * width)
  }

  /// The size of a cache line in bytes.
  private static let lineSize = 64

  deinit { UnsafeMutableRawPointer(lanes).deallocate() }

  /// Returns the first lane of a row.
  @inline(__always) func row(_ index: Int) -> UnsafeMutablePointer<Lane> { lanes + index * width }

  /// Begins to fetch a row, for a table so large that most of it is in no cache.
  @inline(__always) func expect(_ index: Int) {
    let start = UnsafeRawPointer(row(index))
    for place in stride(from: 0, to: width * MemoryLayout<Lane>.size, by: Self.lineSize) {
      ink_prefetch(start + place)
    }
  }

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

  /// Sets all numbers to the same.
  func fill(_ number: Float) {
    lanes.update(repeating: Lane(repeating: number), count: rowCount * width)
  }

  /// Sets all numbers to zero.
  func clear() { lanes.update(repeating: Lane(), count: rowCount * width) }

  /// Sets the rows to the columns of another table, of whose rows only as many are used as there are columns here. The
  /// columns must fill the other table's rows.
  func take(transposed other: FloatTable) {
    ink_transpose(
      numbers(0), other.numbers(0), min(other.rowCount, width * 8), rowCount, width * 8)
  }

  /// Adds the product of two tables, using the first `count` rows of the right one. The number of rows of the left one
  /// must be a multiple of four.
  func add(_ left: FloatTable, times right: FloatTable, rows count: Int? = nil) {
    ink_add_product(
      numbers(0), left.numbers(0), right.numbers(0), left.rowCount, count ?? right.rowCount,
      left.width * 8, width * 8)
  }

  /// Makes a step of AdaGrad against gradients, given the sums of the squares of earlier ones.
  func descend(_ gradients: FloatTable, squares: FloatTable, rate: Float) {
    ink_descend(
      numbers(0), squares.numbers(0), gradients.numbers(0), rowCount * width * 8, rate)
  }
}
