// How much an edit writes: one keystroke, what somebody types, or more.

import InkText

extension AppliedEdit {
  /// Whether more was written than by one keystroke: several characters more than there were, or others.
  var isMoreThanAKeystroke: Bool {
    guard bytes.starts(with: removed) else { return !bytes.isEmpty }
    return bytes.dropFirst(removed.count).count { !$0.isContinuation } > 1
  }

  /// Whether so much was written that it was pasted and not typed; editors that wait a little send some keystrokes at
  /// once.
  var isPasted: Bool {
    bytes.count > Self.typedBytes || bytes.count { $0 == 0x20 || $0 == 0x0A } > Self.typedSpaces
  }

  private static let typedBytes = 32
  private static let typedSpaces = 1
}
