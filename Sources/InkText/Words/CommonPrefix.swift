// How far two sequences agree.

extension Sequence where Element: Equatable {
  /// Returns how many elements two sequences have in common at their start, in time linear in their number.
  @inlinable
  package func commonPrefixCount(with other: some Sequence<Element>) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
