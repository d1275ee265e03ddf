// The list items that contain a line of Markdown, by the columns at which their contents begin.

/// The columns at which the contents of the open list items begin, in the 64 bits reserved in a line's state: at most
/// eight items, within 255 columns.
struct ContainerStack {
  /// The columns, eight bits each, the innermost in the lowest bits.
  private(set) var bits: UInt64

  /// Creates a stack from the bits of a line's state.
  init(bits: UInt64) { self.bits = bits }

  /// The column at which the content of the innermost item begins; 0 outside all items.
  var innermost: Int { Int(bits & 0xFF) }

  /// Enters an item. Returns false and does nothing if eight are open already or the column is beyond 255.
  mutating func push(_ column: Int) -> Bool {
    guard bits >> 56 == 0, let column = UInt8(exactly: column) else { return false }
    bits = bits << 8 | UInt64(column)
    return true
  }

  /// Leaves the innermost item.
  mutating func pop() { bits >>= 8 }
}
