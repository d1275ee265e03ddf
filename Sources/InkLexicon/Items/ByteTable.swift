// Many short texts in one piece of memory.

/// Texts as bytes, by their numbers.
struct ByteTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// How many there are.
  var count: Int { ends.count }

  /// Adds a text at the end.
  mutating func append(_ text: Span<UInt8>) {
    text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    ends.append(bytes.count)
  }

  /// The length of a text, in bytes.
  func length(_ index: Int) -> Int { ends[index] - start(index) }

  /// A text.
  subscript(_ index: Int) -> String {
    String(decoding: bytes[start(index)..<ends[index]], as: UTF8.self)
  }

  /// The numbers of all texts in the order of their bytes; of equal ones the smaller number first.
  ///
  /// Most comparisons are of the first eight bytes, as one number that stands beside the text's own.
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

  /// The first eight bytes of a text as a number that sorts as they do; what is missing counts as 0.
  private func head(_ index: Int) -> UInt64 {
    var head: UInt64 = 0
    let start = start(index)
    for place in 0..<8 {
      head = head << 8 | (start + place < ends[index] ? UInt64(bytes[start + place]) : 0)
    }
    return head
  }

  /// How a text of the same length at most as some bytes, cut to theirs, stands to them: below 0 before them, 0 where
  /// it begins with them, above 0 after them.
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
