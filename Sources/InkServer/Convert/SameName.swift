// From one enumeration to another that has the same cases by the same names: the protocol, the settings and the
// features each have their own. The tests name all the pairs.

extension RawRepresentable where RawValue == String {
  /// Creates the case of the same name; nil where there is none.
  init?(named other: some RawRepresentable<String>) { self.init(rawValue: other.rawValue) }

  /// Becomes the case of the same name; stays as it is where there is none.
  mutating func become(_ other: some RawRepresentable<String>) { self = Self(named: other) ?? self }
}
