// The list items that hold a line of Markdown, by the columns at which their contents begin.

/// The columns at which the contents of open list items begin, in the 64 bits that a line's state has for them: eight
/// items at most, each within 255 columns.
struct ContainerStack {
  /// The columns, eight bits each, the innermost lowest.
  private(set) var bits: UInt64

  /// What a line's state holds.
  init(bits: UInt64) { self.bits = bits }

  /// The column at which the content of the innermost item begins; 0 outside of all.
  var innermost: Int { Int(bits & 0xFF) }

  /// Enters an item. False, and nothing entered, where eight are open already or the column is beyond 255.
  mutating func push(_ column: Int) -> Bool {
    guard bits >> 56 == 0, let column = UInt8(exactly: column) else { return false }
    bits = bits << 8 | UInt64(column)
    return true
  }

  /// Leaves the innermost item.
  mutating func pop() { bits >>= 8 }
}
