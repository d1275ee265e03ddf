// A number with all its bits mixed, the same on every machine: for hashes of numbers, and for random ones.

extension UInt64 {
  /// The number with every bit depending on all of its bits: the finalizer of SplitMix64 (Steele, Lea, Flood 2014).
  @inlinable package var mixed: UInt64 {
    var bits = self
    bits = (bits ^ bits &>> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits &>> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits &>> 31
  }

  /// By how much the state of SplitMix64 grows with each number.
  @inlinable package static var goldenGamma: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
