// Items in the order of their keys, with access to the first ones in list order of any range.

import InkText

/// The indices of items, sorted by the items' keys.
///
/// All items with a common prefix form one range; the smallest indices in a range are found with a tree of minima over
/// blocks, so the cost does not depend on the length of the range.
struct ItemOrder: Sendable {
  private static let blockSize = 32

  private let numbers: [UInt32]
  /// The positions of the smallest indices: of block `i` at `leafCount + i`, of a pair of nodes at half their node
  /// number.
  private let minima: [Int32]
  private let leafCount: Int

  /// Creates the order of some keys.
  init(of keys: ByteTable) {
    let numbers = keys.sortedNumbers()
    let leafCount = max(1, (numbers.count + Self.blockSize - 1) / Self.blockSize)
    var minima = [Int32](repeating: -1, count: 2 * leafCount)
    for (place, number) in numbers.enumerated() {
      let leaf = leafCount + place / Self.blockSize
      if minima[leaf] < 0 || number < numbers[Int(minima[leaf])] { minima[leaf] = Int32(place) }
    }
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      let (left, right) = (minima[2 * node], minima[2 * node + 1])
      let isLeft = right < 0 || left >= 0 && numbers[Int(left)] < numbers[Int(right)]
      minima[node] = isLeft ? left : right
    }
    (self.numbers, self.minima, self.leafCount) = (numbers, minima, leafCount)
  }

  /// Returns the index of the item at a position in this order.
  subscript(_ place: Int) -> Int { Int(numbers[place]) }

  /// Returns the positions of all items whose keys begin with some bytes.
  func range(of prefix: Span<UInt8>, in keys: ByteTable) -> Range<Int> {
    let lower = numbers.partitionPoint { keys.compare(Int($0), toBeginningWith: prefix) < 0 }
    let upper = numbers.partitionPoint { keys.compare(Int($0), toBeginningWith: prefix) <= 0 }
    return lower..<max(lower, upper)
  }

  /// Returns the smallest indices in a range in ascending order, at most `limit` of them.
  func first(_ limit: Int, in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var stretches = [range].compactMap(stretch)
    while found.count < limit,
      let best = stretches.indices.min(by: {
        numbers[stretches[$0].least] < numbers[stretches[$1].least]
      })
    {
      let (range, least) = stretches.remove(at: best)
      found.append(Int(numbers[least]))
      stretches += [range.lowerBound..<least, least + 1..<range.upperBound].compactMap(stretch)
    }
    return found
  }

  private func stretch(_ range: Range<Int>) -> (range: Range<Int>, least: Int)? {
    range.isEmpty ? nil : (range, minimumPlace(in: range))
  }

  /// Returns the position of the smallest index in a non-empty range.
  private func minimumPlace(in range: Range<Int>) -> Int {
    var least = range.lowerBound
    func take(_ place: Int) { if numbers[place] < numbers[least] { least = place } }
    var first = (range.lowerBound + Self.blockSize - 1) / Self.blockSize
    var last = range.upperBound / Self.blockSize
    if last <= first {
      range.forEach(take)
      return least
    }
    (range.lowerBound..<first * Self.blockSize).forEach(take)
    (last * Self.blockSize..<range.upperBound).forEach(take)
    (first, last) = (first + leafCount, last + leafCount)
    while first < last {
      if first & 1 == 1 {
        take(Int(minima[first]))
        first += 1
      }
      if last & 1 == 1 {
        last -= 1
        take(Int(minima[last]))
      }
      (first, last) = (first / 2, last / 2)
    }
    return least
  }
}
