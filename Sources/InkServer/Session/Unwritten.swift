// Changes made in memory that are not on disk: in transit, or refused by the store.

import InkLexicon

/// The changes of one type, by the jobs that write them.
struct Unwritten<Change> {
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

  /// Discards changes, so that they do not restore what is forgotten. Those in transit reach the disk before the
  /// job that forgets them there.
  mutating func giveUp(where isForgotten: (Change) -> Bool) {
    refused.removeAll(where: isForgotten)
    for token in onTheWay.keys { onTheWay[token]?.removeAll(where: isForgotten) }
  }

  /// Returns whether the store has refused this change before. Because it is about to be tried again, refused
  /// changes about the same thing are discarded.
  mutating func retries(isSame: (Change) -> Bool, isAboutTheSame: (Change) -> Bool) -> Bool {
    let wasRefused = refused.contains(where: isSame)
    refused.removeAll { isSame($0) || isAboutTheSame($0) }
    return wasRefused
  }
}

extension Unwritten<UserWordChange> {
  /// Returns whether the same change was ever refused before.
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
  /// Returns whether the same change was ever refused before.
  mutating func retries(_ change: UserCorrectionChange) -> Bool {
    func isAboutTheSame(_ other: UserCorrectionChange) -> Bool {
      other.kind.concernsRevertedCorrection == change.kind.concernsRevertedCorrection
        && other.replacement.typed == change.replacement.typed
        && other.replacement.language == change.replacement.language
        && (!change.kind.concernsRevertedCorrection
          || other.replacement.text == change.replacement.text)
    }
    return retries(
      isSame: {
        $0.kind == change.kind && $0.replacement.text == change.replacement.text
          && isAboutTheSame($0)
      }, isAboutTheSame: isAboutTheSame)
  }
}

extension Unwritten<UserEmojiChange> {
  /// Returns whether a change of this emoji was refused before; this one replaces it.
  mutating func retries(_ change: UserEmojiChange) -> Bool {
    retries(isSame: { $0.emoji == change.emoji }, isAboutTheSame: { _ in false })
  }
}

extension UserWordChange.Kind {
  /// Whether it concerns a learned word rather than an ignored one.
  fileprivate var isLearning: Bool { self == .learn || self == .unlearn }
}
