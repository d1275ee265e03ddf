// Binary search: where elements in order stop satisfying a condition.

extension RandomAccessCollection {
  /// Returns the index of the first element that does not satisfy a condition, or `endIndex`; all elements before it
  /// must satisfy it, and none after. Calls the condition once per halving; inlined, so that it costs no more than a
  /// loop.
  @inlinable
  @inline(__always)
  package func partitionPoint(where isBefore: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if try isBefore(self[middle]) {
        low = index(after: middle)
        count -= half + 1
      } else {
        count = half
      }
    }
    return low
  }
}
