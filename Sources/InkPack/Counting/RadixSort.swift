// Radix sort of many millions of keys with their positions.

/// 64-bit keys, each with a 32-bit payload, in two arrays of equal length.
struct KeyedPlaces {
  var keys: [UInt64] = []
  var places: [UInt32] = []

  mutating func reserveCapacity(_ count: Int) {
    keys.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  mutating func append(_ key: UInt64, place: UInt32) {
    keys.append(key)
    places.append(place)
  }

  /// Sorts by key; equal keys keep their order. Least significant digit first, 11 bits per pass, O(passes · n), with a
  /// second copy of the arrays while it runs. Digits shared by all keys take no pass.
  mutating func sort() {
    let count = keys.count
    guard count > 1 else { return }
    let used = keys.reduce(0, |) ^ keys.reduce(UInt64.max, &)
    var sortedKeys = [UInt64](repeating: 0, count: count)
    var sortedPlaces = [UInt32](repeating: 0, count: count)
    for shift in stride(from: 0, to: 64, by: digitBits) where used >> UInt64(shift) & digitMask != 0
    {
      var starts = digitStarts(shift: shift)
      for index in 0..<count {
        let key = keys[index]
        let digit = Int(truncatingIfNeeded: key >> UInt64(shift) & digitMask)
        let target = starts[digit]
        starts[digit] = target + 1
        sortedKeys[target] = key
        sortedPlaces[target] = places[index]
      }
      swap(&keys, &sortedKeys)
      swap(&places, &sortedPlaces)
    }
  }

  /// Returns, for each value of the digit, the number of keys with a smaller one.
  private func digitStarts(shift: Int) -> [Int] {
    var starts = [Int](repeating: 0, count: 1 << digitBits)
    for key in keys { starts[Int(truncatingIfNeeded: key >> UInt64(shift) & digitMask)] += 1 }
    var sum = 0
    for digit in starts.indices {
      let size = starts[digit]
      starts[digit] = sum
      sum += size
    }
    return starts
  }
}

private let digitBits = 11
private let digitMask: UInt64 = 1 << 11 - 1
