// What is remembered of all lines before a line: enough to say what the line is without reading them again.

/// The state of a syntax between two lines: what is open where a line begins.
///
/// Each syntax gives the fields a meaning of its own. If two states are equal, what follows is read in the same way.
package struct LineState: Hashable, Sendable {
  /// What is open: a comment, a string, a fence; 0 for nothing.
  var mode: UInt8 = 0
  /// Which of several things of that kind it is.
  var detail: UInt8 = 0
  /// How long its delimiter is, or how deep it is nested; 65,535 for more.
  var count: UInt16 = 0
  /// The hash of the name that ends it, see ``nameHash(_:)``.
  var token: UInt32 = 0
  /// What it stands in: interpolations of strings, containers of blocks.
  var outer: UInt64 = 0
}

/// The hash of a name. Two names with the same hash are taken for one, so that either closes what the other opened.
func nameHash(_ name: Span<UInt8>) -> UInt32 {
  var hash = FNVHash()
  for index in name.indices { hash.combine(name[index]) }
  return UInt32(truncatingIfNeeded: hash.value)
}
