// The tables of a component that every look-up needs: codebooks and unigrams.

import InkText

/// The codebooks and unigrams of a component, as offsets into the file.
struct NgramTables: Sendable {
  /// The index of the component in the pack.
  let component: Int
  /// The number of words including special words.
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

  /// Returns the probability of a code at an order from 2 to 4.
  @inline(__always)
  func probability(ofCode code: Int, order: Int, in file: PackFile) -> Double {
    file.float(at: codebooks &+ ((order &- 2) &* 256 &+ code) &* 4)
  }

  /// Returns the lowest code at an order whose probability is at least `probability`, or 256 if there is none.
  func lowestCode(atLeast probability: Double, order: Int, in file: PackFile) -> Int {
    (0..<256).partitionPoint {
      self.probability(ofCode: $0, order: order, in: file) < probability
    }
  }

  /// Returns the back-off weight of a code for the lists of an order from 2 to 4.
  func backoff(ofCode code: UInt8, order: Int, in file: PackFile) -> Double {
    file.float(at: codebooks + ((order + 1) * 256 + Int(code)) * 4)
  }

  /// Returns the code of P(word) without context; a greater code is a lower probability.
  @inline(__always)
  func unigramCode(_ id: Int, in file: PackFile) -> UInt16 {
    file.uint16(at: unigramOffset &+ id &* 2)
  }

  /// Calls a closure with the codes of P(word) without context for some words in order.
  @inline(__always)
  func forEachUnigramCode(of words: Range<Int>, in file: PackFile, _ body: (UInt16) -> Void) {
    file.forEachUInt16(at: unigramOffset &+ words.lowerBound &* 2, count: words.count, body)
  }

  /// Returns P(word) without context; 0 for a word that the component does not have.
  @inline(__always)
  func unigram(_ id: Int, in file: PackFile) -> Double {
    Logarithm.codes[unigramCode(id, in: file)]
  }

  /// Returns Σ P(word) without context over all words before a block of 64.
  func unigramMass(beforeBlock block: Int, in file: PackFile) -> Double {
    Double(file.uint64(at: masses + block * 8)) / PackFormat.massUnit
  }
}
