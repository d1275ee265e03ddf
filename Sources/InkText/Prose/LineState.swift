// What is remembered of all lines before a line: enough to say what the line is without reading them again.

/// The state of a syntax between two lines: what is open where a line begins.
///
/// Each syntax gives the fields a meaning of its own; two states are equal where all that follows is read alike.
package struct LineState: Hashable, Sendable {
  /// What is open: a comment, a string, a fence; 0 for nothing.
  var mode: UInt8 = 0
  /// Which one of its kind.
  var detail: UInt8 = 0
  /// How long its delimiter is, or how deep it is nested.
  var count: UInt16 = 0
  /// The name that ends it, as a number.
  var token: UInt32 = 0
  /// What it stands in: interpolations of strings, containers of blocks.
  var outer: UInt64 = 0
}

extension UInt16 {
  /// The number if it has room, else the greatest there is.
  init(saturating value: Int) { self = UInt16(clamping: value) }
}

/// A name as a number; of two names with one number either ends what the other began.
func nameHash(_ name: Span<UInt8>) -> UInt32 {
  var hash = FNVHash()
  for index in name.indices { hash.take(name[index]) }
  return UInt32(truncatingIfNeeded: hash.value)
}
