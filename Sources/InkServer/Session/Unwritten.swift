// Changes made in memory that are not on disk: in transit, or refused by the store.

/// The changes of one type, by the jobs that write them.
struct Unwritten<Change: StoredChange> {
  private var onTheWay: [UInt64: [Change]] = [:]
  /// The changes that the store failed to save or must not save; they remain in effect for the session.
  private var refused: [Change] = []

  /// The changes that are not on disk, in order.
  var changes: [Change] { refused + onTheWay.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// Records that changes are on their way to disk.
  mutating func note(_ made: [Change], under token: UInt64) {
    onTheWay[token] = made
  }

  /// Keeps a change for this session only.
  mutating func retainForSession(_ change: Change) {
    refused.append(change)
  }

  /// Records the outcome of a job. Refused changes for which `holds` returns true remain in effect for the session.
  mutating func settle(
    _ token: UInt64, isRefused: Bool, keeping holds: (Change) -> Bool = { _ in true }
  ) {
    guard let made = onTheWay.removeValue(forKey: token), isRefused else { return }
    refused += made.filter(holds)
  }

  /// Discards changes, so that they do not restore what is forgotten. Those in transit reach the disk before the job
  /// that forgets them there.
  mutating func giveUp(where isForgotten: (Change) -> Bool) {
    refused.removeAll(where: isForgotten)
    for token in onTheWay.keys { onTheWay[token]?.removeAll(where: isForgotten) }
  }

  /// Whether the store has refused this change before. Because it is about to be tried again, refused changes about the
  /// same thing are discarded.
  mutating func retries(_ change: Change) -> Bool {
    let wasRefused = refused.contains { $0.repeats(change) }
    refused.removeAll { $0.isAboutSame(as: change) }
    return wasRefused
  }
}
