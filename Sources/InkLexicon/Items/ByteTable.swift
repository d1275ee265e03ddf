// Many short texts stored in one contiguous buffer.

/// Texts as bytes, identified by their indices.
struct ByteTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The number of texts.
  var count: Int { ends.count }

  /// Appends a text.
  mutating func append(_ text: Span<UInt8>) {
    text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    ends.append(bytes.count)
  }

  /// Returns the length of a text in bytes.
  func length(_ index: Int) -> Int { ends[index] - start(index) }

  /// Returns a text.
  subscript(_ index: Int) -> String {
    String(decoding: bytes[start(index)..<ends[index]], as: UTF8.self)
  }

  /// Returns the indices of all texts in lexicographic order of their bytes; equal texts keep their order.
  ///
  /// Most comparisons only look at the first eight bytes, packed into an integer next to the index.
  func sortedNumbers() -> [UInt32] {
    var entries = (0..<min(count, Int(Int32.max))).map { (head: head($0), number: UInt32($0)) }
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        entries.sort { left, right in
          if left.head != right.head { return left.head < right.head }
          var one = left.number == 0 ? 0 : ends[Int(left.number) - 1]
          var other = right.number == 0 ? 0 : ends[Int(right.number) - 1]
          let (oneEnd, otherEnd) = (ends[Int(left.number)], ends[Int(right.number)])
          while one < oneEnd, other < otherEnd {
            if bytes[one] != bytes[other] { return bytes[one] < bytes[other] }
            (one, other) = (one + 1, other + 1)
          }
          let (isOver, otherIsOver) = (one == oneEnd, other == otherEnd)
          return isOver == otherIsOver ? left.number < right.number : isOver
        }
      }
    }
    return entries.map(\.number)
  }

  /// Returns the first eight bytes of a text as an integer that sorts as they do, padded with zeros.
  private func head(_ index: Int) -> UInt64 {
    var head: UInt64 = 0
    let start = start(index)
    for place in 0..<8 {
      head = head << 8 | (start + place < ends[index] ? UInt64(bytes[start + place]) : 0)
    }
    return head
  }

  /// Compares a text, truncated to the length of `prefix`, with `prefix`: negative if it sorts before, 0 if the text
  /// begins with `prefix`, positive if it sorts after.
  func compare(_ index: Int, toBeginningWith prefix: Span<UInt8>) -> Int {
    let start = start(index)
    let length = ends[index] - start
    for place in 0..<min(length, prefix.count) {
      let difference = Int(bytes[start + place]) - Int(prefix[place])
      if difference != 0 { return difference }
    }
    return length < prefix.count ? -1 : 0
  }

  private func start(_ index: Int) -> Int { index == 0 ? 0 : ends[index - 1] }
}
