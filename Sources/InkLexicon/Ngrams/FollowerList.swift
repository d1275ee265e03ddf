// The followers of a context: ascending values with a code each, in blocks of 64 if the list is long.

/// The words seen after a context, as offsets into the file.
///
/// At order 2 a value is a word id; at orders 3 and 4 it is a position in the list of the context without its first
/// word. Values therefore ascend with word ids at every order, and a prefix is one range of positions.
package struct FollowerList: Sendable {
  /// The number of followers.
  package let count: Int
  /// The factor applied to the probabilities of the shorter context for words not in this list.
  let backoff: Double
  /// The number of the first follower among all n-grams of the order.
  let firstEntry: Int
  private let codes: Int
  private let values: Int
  private let width: Int
  /// The offset of the blocks' maxima, first values and sums; nil in a list of up to 64 followers.
  private let blocks: Int?

  /// The list of a context without followers.
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

  /// Reads the head of the list at an offset; returns nil if the list would extend past the end of its section.
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

  /// The sizes of a list's parts, sufficient to skip it.
  struct Head {
    let count: Int
    let width: Int
    /// The offset after the sizes, where the code of the back-off weight is.
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

    /// The number of blocks; zero in a list of up to 64 followers.
    var blockCount: Int {
      let size = PackFormat.entriesPerBlock
      return count > size ? (count + size - 1) / size : 0
    }
    /// The size in bytes of the blocks' maxima, first values and sums, and of the best entries.
    var blockBytes: Int {
      blockCount * 9
        + (count > PackFormat.maximumListLengthWithoutBest ? PackFormat.bestCount * 3 : 0)
    }
    var valueBytes: Int { (count * width + 7) / 8 }
    /// The offset at which the next list begins.
    var listEnd: Int { end + 1 + blockBytes + valueBytes + count }
  }
}

extension FollowerList {
  private var blockCount: Int { FollowerList.blocksUp(to: count) }

  /// Returns the number of blocks that the entries before a position occupy; a shift, since it is part of every
  /// look-up.
  private static func blocksUp(to position: Int) -> Int {
    (position &+ (PackFormat.entriesPerBlock &- 1)) &>> PackFormat.blockShift
  }

  /// Whether the list is divided into blocks with maxima and sums.
  var hasBlocks: Bool { blocks != nil }

  /// Whether the list stores its best entries.
  var hasBestEntries: Bool { count > PackFormat.maximumListLengthWithoutBest }

  /// Returns the value at a position below ``count``.
  @inline(__always)
  func value(at position: Int, in file: PackFile) -> Int {
    let relative = file.bits(at: values, bit: position &* width, width: width)
    guard let blocks else { return relative }
    return relative &+ base(position &>> PackFormat.blockShift, blocks, file)
  }

  /// Calls a closure with the values at some positions in order; reads the base of each block once.
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

  /// Returns the code at a position below ``count``; a greater code is a greater probability.
  @inline(__always)
  func code(at position: Int, in file: PackFile) -> UInt8 { file.byte(at: codes + position) }

  /// Returns the maximum code in a block over words that may be suggested; nil in a list without blocks.
  func maximum(ofBlock block: Int, in file: PackFile) -> UInt8? {
    blocks.map { file.byte(at: $0 + block) }
  }

  /// Returns ΣP - back-off · ΣP of the shorter context over a block; nil in a list without blocks.
  func gain(ofBlock block: Int, in file: PackFile) -> Double? {
    blocks.map { file.float(at: $0 + blockCount * 5 + block * 4) }
  }

  /// Returns the position of the entry at a rank among the best that may be suggested, or nil if there is none.
  func best(_ rank: Int, in file: PackFile) -> Int? {
    guard let blocks, hasBestEntries else { return nil }
    let position = file.uint24(at: blocks + blockCount * 9 + rank * 3)
    return position < count ? position : nil
  }

  /// Returns the first position in a range with a value not below the given one. Inlined, since a call would copy the
  /// list.
  @inline(__always)
  func lowerBound(_ value: Int, in range: Range<Int>, _ file: PackFile) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    var target = value
    if let blocks, low < high {
      // The first values of the blocks are contiguous, so most steps touch few cache lines.
      let block = file.lastUInt32(
        upTo: value, at: blocks &+ blockCount,
        in: low &>> PackFormat.blockShift..<FollowerList.blocksUp(to: high))
      low = max(low, block &<< PackFormat.blockShift)
      high = min(high, (block &+ 1) &<< PackFormat.blockShift)
      target = value &- base(block, blocks, file)
    }
    return file.lowerBound(target, at: values, width: width, in: low..<max(low, high))
  }

  /// Returns the position of a value, or nil if it is not in the list.
  func position(of value: Int, in file: PackFile) -> Int? {
    position(of: value, within: 0..<count, in: file)
  }

  /// Returns the position of a value in a part of the list, or nil if it is not there. The caller guarantees that it
  /// occurs in no other part.
  @inline(__always)
  func position(of value: Int, within part: Range<Int>, in file: PackFile) -> Int? {
    if part.isEmpty { return nil }
    let position = lowerBound(value, in: part, file)
    return position < part.upperBound && self.value(at: position, in: file) == value
      ? position : nil
  }

  /// Returns the positions of the values in a range, searching a part of the list that contains them all.
  func positions(
    of values: Range<Int>, within part: Range<Int>, in file: PackFile
  ) -> Range<Int> {
    if values.isEmpty || part.isEmpty { return 0..<0 }
    let start = lowerBound(values.lowerBound, in: part, file)
    return start..<lowerBound(values.upperBound, in: start..<part.upperBound, file)
  }
}
