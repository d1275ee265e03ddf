// Unigram scores in integer arithmetic, for searches that visit thousands of trie nodes.

/// The unigrams of a pack's components, mixed, with upper bounds for the nodes of the trie.
///
/// ln Σ w·P is added up pairwise, with chords of ln 2 · 2^-x in place of ln(1 + e^-x): a score exceeds the exact value
/// by at most a few hundredths and is never below it. The value holds no references, so it is cheap to pass around; it
/// is valid as long as the file it was made with.
package struct UnigramScores {
  private let file: PackFile
  private let componentCount: Int
  private let maxima: Int
  private var unigrams = InlineArray<8, Int>(repeating: 0)
  private var weights = InlineArray<8, Int32>(repeating: 0)

  /// The score of a word without probability in any component.
  private static let none = Score.impossible.rawValue
  private static let unitsPerEighth = Score.unitsPerNat / 8
  /// ln 2 in 1/4096 nat, rounded up.
  private static let ln2: UInt32 = 2_840

  /// Creates the scores of a pack's unigrams with a weight for each component.
  package init(of pack: LanguagePack, weights shares: [Double], in file: PackFile) {
    self.file = file
    componentCount = min(pack.components.count, shares.count, 8)
    maxima = pack.trie.maximaOffset
    for index in 0..<componentCount {
      unigrams[index] = pack.components[index].tables.unigramOffset
      weights[index] = Logarithm.score(shares[index]).rawValue
    }
  }

  /// Returns ln P(word) in 1/4096 nat.
  @inline(__always)
  package func score(of id: Int) -> Int32 {
    var sum = Self.none
    let (unigrams, weights) = (unigrams, weights)
    for index in 0..<componentCount {
      let code = file.uint16(at: unigrams[index] &+ id &* 2)
      if code < 0xFF00 { sum = added(sum, weights[index] &- Int32(code) &* 2) }
    }
    return sum
  }

  /// Returns an upper bound of ln P in 1/4096 nat over the words below a node that may be suggested.
  @inline(__always)
  package func bound(ofNode node: Int) -> Int32 {
    var sum = Self.none
    let weights = weights
    // All maxima are read at once. If the file ends before eight bytes, they read as zero, which is also a valid
    // bound.
    var maxima = file.uint64(at: maxima &+ node &* componentCount)
    for index in 0..<componentCount {
      let eighths = UInt8(truncatingIfNeeded: maxima)
      maxima &>>= 8
      if eighths == 0xFF { continue }
      sum = added(sum, weights[index] &- Int32(eighths) &* Self.unitsPerEighth)
    }
    return sum
  }

  @inline(__always)
  private func added(_ one: Int32, _ other: Int32) -> Int32 {
    let (greater, less) = one < other ? (other, one) : (one, other)
    let difference = UInt32(bitPattern: greater &- less)
    if difference >= 12 &* Self.unitsPerNat { return greater }
    let chord = Self.ln2 &* (2 &* Self.unitsPerNat &- difference % Self.unitsPerNat)
    let halvings = difference / Self.unitsPerNat
    return greater &+ Int32(bitPattern: (chord / (2 &* Self.unitsPerNat)) &>> halvings) &+ 1
  }

  // Unsigned, so that the division becomes a shift; the difference of the two scores is never negative.
  private static let unitsPerNat = UInt32(Score.unitsPerNat)
}
