// Changes that hold in memory and are not on disk: on their way there, or refused by the store.

import InkLexicon

/// Changes of one kind by the jobs that write them.
struct Unwritten<Change> {
  private var onTheWay: [UInt64: [Change]] = [:]
  /// Those that the store could not keep; they hold for the session.
  private var refused: [Change] = []

  /// The changes that are not on disk, in their order.
  var changes: [Change] { refused + onTheWay.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// Notes that changes are on their way to the disk.
  mutating func note(_ made: [Change], under token: UInt64) {
    onTheWay[token] = made
  }

  /// Notes what became of a job, and keeps such of its changes as hold though they were refused; false if it was none
  /// of these.
  mutating func settle(
    _ token: UInt64, isRefused: Bool, keeping holds: (Change) -> Bool = { _ in true }
  ) -> Bool {
    guard let made = onTheWay.removeValue(forKey: token) else { return false }
    if isRefused { refused += made.filter(holds) }
    return true
  }

  /// Whether the store has refused such a change before, which is then forgotten: it is tried again.
  mutating func retries(_ isSame: (Change) -> Bool) -> Bool {
    let count = refused.count
    refused.removeAll(where: isSame)
    return refused.count < count
  }
}

extension Unwritten<UserWordChange> {
  /// Whether this very change was refused before, whenever that was.
  mutating func retries(_ change: UserWordChange) -> Bool {
    retries {
      $0.kind == change.kind && $0.word == change.word && $0.language == change.language
        && $0.scope == change.scope
    }
  }
}

extension Unwritten<UserCorrectionChange> {
  /// Whether this very change was refused before, whenever that was.
  mutating func retries(_ change: UserCorrectionChange) -> Bool {
    retries {
      $0.kind == change.kind && $0.replacement.typed == change.replacement.typed
        && $0.replacement.text == change.replacement.text
        && $0.replacement.language == change.replacement.language
    }
  }
}

extension Unwritten<UserEmojiChange> {
  /// Whether a change of this favourite was refused before; this one stands for it now.
  mutating func retries(_ change: UserEmojiChange) -> Bool {
    retries { $0.emoji == change.emoji }
  }
}
