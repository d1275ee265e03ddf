// Converts between enumerations with the same cases under the same names: the protocol, the settings and the
// features each have their own. The tests list all pairs.

extension RawRepresentable where RawValue == String {
  /// Creates the case of the same name; nil if there is none.
  init?(named other: some RawRepresentable<String>) { self.init(rawValue: other.rawValue) }

  /// Changes to the case of the same name, if there is one.
  mutating func become(_ other: some RawRepresentable<String>) { self = Self(named: other) ?? self }
}
