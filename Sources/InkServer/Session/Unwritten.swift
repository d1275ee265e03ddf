// Changes that hold in memory and are not on disk: on their way there, or refused by the store.

import InkLexicon

/// Changes of one kind by the jobs that write them.
struct Unwritten<Change> {
  private var onTheWay: [UInt64: [Change]] = [:]
  /// Those that the store could not keep, or is not to; they hold for the session.
  private var refused: [Change] = []

  /// The changes that are not on disk, in their order.
  var changes: [Change] { refused + onTheWay.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// Notes that changes are on their way to the disk.
  mutating func note(_ made: [Change], under token: UInt64) {
    onTheWay[token] = made
  }

  /// Keeps a change for this session only.
  mutating func keepInMemory(_ change: Change) {
    refused.append(change)
  }

  /// Notes what became of a job. Refused changes for which `holds` is true still hold for the session.
  mutating func settle(
    _ token: UInt64, isRefused: Bool, keeping holds: (Change) -> Bool = { _ in true }
  ) {
    guard let made = onTheWay.removeValue(forKey: token), isRefused else { return }
    refused += made.filter(holds)
  }

  /// Gives up changes: what is forgotten is not made again by them. Those on their way reach the disk before what
  /// forgets them there.
  mutating func giveUp(where isForgotten: (Change) -> Bool) {
    refused.removeAll(where: isForgotten)
    for token in onTheWay.keys { onTheWay[token]?.removeAll(where: isForgotten) }
  }

  /// Whether the store has refused this change before. It is about to be tried again, so refused changes about the same
  /// thing are forgotten.
  mutating func retries(isSame: (Change) -> Bool, isAboutTheSame: (Change) -> Bool) -> Bool {
    let wasRefused = refused.contains(where: isSame)
    refused.removeAll { isSame($0) || isAboutTheSame($0) }
    return wasRefused
  }
}

extension Unwritten<UserWordChange> {
  /// Whether this very change was refused before, whenever that was.
  mutating func retries(_ change: UserWordChange) -> Bool {
    func isAboutTheSame(_ other: UserWordChange) -> Bool {
      other.kind.isLearning == change.kind.isLearning && other.word == change.word
        && other.language == change.language && other.scope == change.scope
    }
    return retries(
      isSame: { $0.kind == change.kind && isAboutTheSame($0) }, isAboutTheSame: isAboutTheSame)
  }
}

extension Unwritten<UserCorrectionChange> {
  /// Whether this very change was refused before, whenever that was.
  mutating func retries(_ change: UserCorrectionChange) -> Bool {
    func isAboutTheSame(_ other: UserCorrectionChange) -> Bool {
      other.kind.isAboutTakenBack == change.kind.isAboutTakenBack
        && other.replacement.typed == change.replacement.typed
        && other.replacement.language == change.replacement.language
        && (!change.kind.isAboutTakenBack || other.replacement.text == change.replacement.text)
    }
    return retries(
      isSame: {
        $0.kind == change.kind && $0.replacement.text == change.replacement.text
          && isAboutTheSame($0)
      }, isAboutTheSame: isAboutTheSame)
  }
}

extension Unwritten<UserEmojiChange> {
  /// Whether a change of this favourite was refused before; this one stands for it now.
  mutating func retries(_ change: UserEmojiChange) -> Bool {
    retries(isSame: { $0.emoji == change.emoji }, isAboutTheSame: { _ in false })
  }
}

extension UserWordChange.Kind {
  /// Whether it is about a learned word, and not about one that is ignored.
  fileprivate var isLearning: Bool { self == .learn || self == .unlearn }
}
