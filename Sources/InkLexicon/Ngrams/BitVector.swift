// A bit vector with rank support.

/// Bits with counts: which n-grams have followers, and the rank of each among those that have.
struct BitVector: Sendable {
  let count: Int
  private let bits: SectionPlace
  private let ranks: SectionPlace

  /// Creates a bit vector from a section of bits and one with the number of bits set before each group.
  init(
    _ bits: SectionPlace, _ ranks: SectionPlace, count: Int, of section: String
  ) throws(PackError) {
    let perRank = PackFormat.bitsPerRank
    guard bits.count == (count + 63) / 64 * 8, ranks.count == (count + perRank - 1) / perRank * 4
    else { throw .damagedSection(section) }
    self.count = count
    self.bits = bits
    self.ranks = ranks
  }

  /// Returns the number of bits set before a set bit, or nil if the bit is not set.
  func rank(of index: Int, in file: PackFile) -> Int? {
    guard index >= 0, index < count else { return nil }
    let place = index >> 6
    let word = file.uint64(at: bits.offset + place * 8)
    guard word &>> UInt64(index & 63) & 1 != 0 else { return nil }
    let wordsPerRank = PackFormat.bitsPerRank / 64
    var rank = file.uint32(at: ranks.offset + index / PackFormat.bitsPerRank * 4)
    for before in place / wordsPerRank * wordsPerRank..<place {
      rank += file.uint64(at: bits.offset + before * 8).nonzeroBitCount
    }
    return rank + (word & (1 &<< UInt64(index & 63) &- 1)).nonzeroBitCount
  }

  /// Returns the total number of bits set; reads all of them.
  func total(in file: PackFile) -> Int {
    (0..<bits.count / 8).reduce(0) { $0 + file.uint64(at: bits.offset + $1 * 8).nonzeroBitCount }
  }
}
