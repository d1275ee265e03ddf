// The tables of a component that every look-up needs: what codes mean, and the unigrams.

/// What the codes of a component stand for, and its unigrams, as offsets into the file.
struct NgramTables: Sendable {
  /// The component's position among the pack's.
  let component: Int
  /// Words with the specials.
  let wordCount: Int
  private let codebooks: Int
  let unigramOffset: Int
  private let masses: Int

  init(_ table: SectionTable, component: Int, wordCount: Int) throws(PackError) {
    func offset(_ section: PackSection, _ byteCount: Int) throws(PackError) -> Int {
      try table.place(of: section, component: component, byteCount: byteCount).offset
    }
    self.component = component
    self.wordCount = wordCount
    let blockCount = (wordCount + PackFormat.entriesPerBlock - 1) / PackFormat.entriesPerBlock
    codebooks = try offset(.codebooks, 6 * 256 * 4)
    unigramOffset = try offset(.unigrams, wordCount * 2)
    masses = try offset(.unigramMasses, (blockCount + 1) * 8)
  }

  /// The probability of a code at an order from 2 to 4.
  @inline(__always)
  func probability(ofCode code: Int, order: Int, in file: PackFile) -> Double {
    file.float(at: codebooks &+ ((order &- 2) &* 256 &+ code) &* 4)
  }

  /// The least code at an order whose probability is at least `probability`; 256 if there is none.
  func leastCode(atLeast probability: Double, order: Int, in file: PackFile) -> Int {
    var (low, high) = (0, 256)
    while low < high {
      let middle = (low + high) / 2
      if self.probability(ofCode: middle, order: order, in: file) < probability {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The back-off weight of a code for the lists of an order from 2 to 4.
  func backoff(ofCode code: UInt8, order: Int, in file: PackFile) -> Double {
    file.float(at: codebooks + ((order + 1) * 256 + Int(code)) * 4)
  }

  /// The code of P(word) without context: the greater, the less likely.
  @inline(__always)
  func unigramCode(_ id: Int, in file: PackFile) -> UInt16 {
    file.uint16(at: unigramOffset &+ id &* 2)
  }

  /// Gives the codes of P(word) without context of some words in their order.
  @inline(__always)
  func forEachUnigramCode(of words: Range<Int>, in file: PackFile, _ body: (UInt16) -> Void) {
    file.forEachUInt16(at: unigramOffset &+ words.lowerBound &* 2, count: words.count, body)
  }

  /// P(word) without context; 0 for a word the component does not have.
  @inline(__always)
  func unigram(_ id: Int, in file: PackFile) -> Double {
    Logarithm.codes[unigramCode(id, in: file)]
  }

  /// Σ P(word) without context over all words before a block of 64.
  func unigramMass(beforeBlock block: Int, in file: PackFile) -> Double {
    Double(file.uint64(at: masses + block * 8)) / PackFormat.massUnit
  }
}
