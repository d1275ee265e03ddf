// The state carried from line to line, which suffices to classify a line without reading the lines before it.

/// The state of a syntax between two lines: what is open at the start of a line.
///
/// Each syntax defines the meaning of the fields. From equal states, the following lines are read in the same way.
package struct LineState: Hashable, Sendable {
  /// What is open: a comment, a string, a fence; 0 for nothing.
  var mode: UInt8 = 0
  /// The variant of the open construct.
  var detail: UInt8 = 0
  /// The length of its delimiter or its nesting depth, at most 65,535.
  var count: UInt16 = 0
  /// The hash of the name that ends it, see ``nameHash(_:)``; in some scanners other parts of the state.
  var token: UInt32 = 0
  /// The enclosing constructs: string interpolations, block containers.
  var outer: UInt64 = 0
}
