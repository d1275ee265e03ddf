// The followers of a context: ascending values with a code each, blocks of 64 with maxima and sums when long.

/// The words seen after a context, as offsets into the file.
///
/// At order 2 a value is a word id; at orders 3 and 4 it is a position in the list of the context without
/// its first word. So values ascend with ids at every order, and a prefix is one range of positions.
package struct FollowerList: Sendable {
  /// How many followers.
  package let count: Int
  /// The weight with which the shorter context stands in for followers that are not here.
  let backoff: Double
  /// The number of the first follower among all n-grams of the order.
  let firstEntry: Int
  private let codes: Int
  private let values: Int
  private let width: Int
  /// Where maxima, first values and sums of the blocks begin; nil in a list of up to 64.
  private let blocks: Int?

  /// The list of a context nothing was seen after.
  static let none = FollowerList()

  private init() {
    count = 0
    backoff = 1
    firstEntry = 0
    codes = 0
    values = 0
    width = 0
    blocks = nil
  }

  /// Reads the head of the list at an offset; nil where it would reach behind the end of its section.
  init?(
    at offset: Int, end: Int, firstEntry: Int, in file: PackFile,
    backoffOfCode: (UInt8) -> Double
  ) {
    guard let head = Head(at: offset, end: end, in: file) else { return nil }
    count = head.count
    width = head.width
    self.firstEntry = firstEntry
    backoff = backoffOfCode(file.byte(at: head.end))
    let first = head.end + 1
    blocks = head.blockCount > 0 ? first : nil
    values = first + head.blockBytes
    codes = values + head.valueBytes
  }

  /// The sizes of a list, enough to pass over it.
  struct Head {
    let count: Int
    let width: Int
    /// Where the sizes end and the code of the back-off weight stands.
    let end: Int

    init?(at offset: Int, end sectionEnd: Int, in file: PackFile) {
      let first = file.byte(at: offset)
      var next = offset + 1
      var count = Int(first & 7)
      if count == 0 {
        var shift = 0
        while shift < 28 {
          let byte = file.byte(at: next)
          next &+= 1
          count |= Int(byte & 0x7F) &<< shift
          if byte < 0x80 { break }
          shift &+= 7
        }
      }
      self.count = count
      width = Int(first >> 3)
      end = next
      guard count > 0, offset < sectionEnd, listEnd <= sectionEnd else { return nil }
    }

    /// Zero in a list of up to 64.
    var blockCount: Int {
      let size = PackFormat.entriesPerBlock
      return count > size ? (count + size - 1) / size : 0
    }
    /// Maxima, first values and sums of the blocks, and the best entries.
    var blockBytes: Int {
      blockCount * 9 + (count > PackFormat.longestListWithoutBest ? PackFormat.bestCount * 3 : 0)
    }
    var valueBytes: Int { (count * width + 7) / 8 }
    /// Where the next list begins.
    var listEnd: Int { end + 1 + blockBytes + valueBytes + count }
  }
}

extension FollowerList {
  private var blockCount: Int { FollowerList.blocksUp(to: count) }

  /// How many blocks the entries before a position take; a shift, since every look-up asks.
  private static func blocksUp(to position: Int) -> Int {
    (position &+ (PackFormat.entriesPerBlock &- 1)) &>> PackFormat.blockShift
  }

  /// Whether the list is cut into blocks with maxima and sums.
  var namesBlocks: Bool { blocks != nil }

  /// Whether the list names its best entries.
  var namesBest: Bool { count > PackFormat.longestListWithoutBest }

  /// The value at a position below ``count``.
  @inline(__always)
  func value(at position: Int, in file: PackFile) -> Int {
    let relative = file.bits(at: values, bit: position &* width, width: width)
    guard let blocks else { return relative }
    return relative &+ base(position &>> PackFormat.blockShift, blocks, file)
  }

  /// Gives the values at some positions in their order; what a block begins with is read once.
  @inline(__always)
  func forEachValue(at positions: Range<Int>, in file: PackFile, _ body: (Int) -> Void) {
    var (position, end) = (positions.lowerBound, positions.upperBound)
    guard let blocks else {
      while position < end {
        body(file.bits(at: values, bit: position &* width, width: width))
        position &+= 1
      }
      return
    }
    while position < positions.upperBound {
      let block = position &>> PackFormat.blockShift
      let base = base(block, blocks, file)
      end = min(positions.upperBound, (block &+ 1) &<< PackFormat.blockShift)
      while position < end {
        body(file.bits(at: values, bit: position &* width, width: width) &+ base)
        position &+= 1
      }
    }
  }

  @inline(__always)
  private func base(_ block: Int, _ blocks: Int, _ file: PackFile) -> Int {
    file.uint32(at: blocks &+ blockCount &+ block &* 4)
  }

  /// The code at a position below ``count``: the greater, the likelier.
  @inline(__always)
  func code(at position: Int, in file: PackFile) -> UInt8 { file.byte(at: codes + position) }

  /// The greatest code of an offered word in a block; nil in a list without blocks.
  func maximum(ofBlock block: Int, in file: PackFile) -> UInt8? {
    blocks.map { file.byte(at: $0 + block) }
  }

  /// ΣP - back-off · ΣP of the shorter context over a block; nil in a list without blocks.
  func gain(ofBlock block: Int, in file: PackFile) -> Double? {
    blocks.map { file.float(at: $0 + blockCount * 5 + block * 4) }
  }

  /// The position of the entry at a rank among the best that may be offered; nil where there is none.
  func best(_ rank: Int, in file: PackFile) -> Int? {
    guard let blocks, namesBest else { return nil }
    let position = file.uint24(at: blocks + blockCount * 9 + rank * 3)
    return position < count ? position : nil
  }

  /// The first position in a range whose value is not below a value.
  func lowerBound(_ value: Int, in range: Range<Int>, _ file: PackFile) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    var target = value
    if let blocks, low < high {
      // The first values of the blocks lie side by side, so most steps touch few cache lines.
      var (lowBlock, highBlock) = (low &>> PackFormat.blockShift, FollowerList.blocksUp(to: high))
      while highBlock &- lowBlock > 1 {
        let middle = (lowBlock &+ highBlock) &>> 1
        if base(middle, blocks, file) <= value { lowBlock = middle } else { highBlock = middle }
      }
      low = max(low, lowBlock &<< PackFormat.blockShift)
      high = min(high, highBlock &<< PackFormat.blockShift)
      target = value &- base(lowBlock, blocks, file)
    }
    return file.lowerBound(target, at: values, width: width, in: low..<max(low, high))
  }

  /// The position of a value; nil if it is not there.
  func position(of value: Int, in file: PackFile) -> Int? {
    position(of: value, within: 0..<count, in: file)
  }

  /// The position of a value in a part of the list; nil if it is not there. The caller knows that it stands in no other
  /// part.
  func position(of value: Int, within part: Range<Int>, in file: PackFile) -> Int? {
    if part.isEmpty { return nil }
    let position = lowerBound(value, in: part, file)
    return position < part.upperBound && self.value(at: position, in: file) == value
      ? position : nil
  }

  /// The positions whose values lie in a range, looked for in a part of the list that holds them all.
  func positions(
    of values: Range<Int>, within part: Range<Int>, in file: PackFile
  ) -> Range<Int> {
    if values.isEmpty || part.isEmpty { return 0..<0 }
    let start = lowerBound(values.lowerBound, in: part, file)
    return start..<lowerBound(values.upperBound, in: start..<part.upperBound, file)
  }
}
