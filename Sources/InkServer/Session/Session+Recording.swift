// Persistent changes: passed to the store, tracked until they are on disk, and answered then.

import InkLSP
import InkLexicon
import InkRPC

/// A type of change that the store writes.
protocol StoredChange {
  /// The changes of this type that are not on disk.
  static var unwritten: WritableKeyPath<StoreTraffic, Unwritten<Self>> { get }
  /// Returns the job that writes some changes, all or none.
  static func job(recording changes: [Self]) -> StoreJob
  /// Whether the change decides the same as another one, so that one of them is enough.
  func isAboutSame(as other: Self) -> Bool
  /// Whether the change is another one made again or, of a favorite emoji, takes it back: it is worth recording if the
  /// store refused that one, although nothing changes in memory.
  func repeats(_ other: Self) -> Bool
}

extension UserWordChange: StoredChange {
  static var unwritten: WritableKeyPath<StoreTraffic, Unwritten<Self>> { \.words }
  static func job(recording changes: [Self]) -> StoreJob { .record(changes) }

  func isAboutSame(as other: Self) -> Bool {
    kind.isLearning == other.kind.isLearning && word == other.word && language == other.language
      && scope == other.scope
  }

  func repeats(_ other: Self) -> Bool { kind == other.kind && isAboutSame(as: other) }
}

extension UserCorrectionChange: StoredChange {
  static var unwritten: WritableKeyPath<StoreTraffic, Unwritten<Self>> { \.corrections }
  static func job(recording changes: [Self]) -> StoreJob { .recordCorrections(changes) }

  func isAboutSame(as other: Self) -> Bool {
    let isReverted = kind.concernsRevertedCorrection
    return isReverted == other.kind.concernsRevertedCorrection
      && replacement.typed == other.replacement.typed
      && replacement.language == other.replacement.language
      && (!isReverted || replacement.text == other.replacement.text)
  }

  func repeats(_ other: Self) -> Bool {
    kind == other.kind && replacement.text == other.replacement.text && isAboutSame(as: other)
  }
}

extension UserEmojiChange: StoredChange {
  static var unwritten: WritableKeyPath<StoreTraffic, Unwritten<Self>> { \.emoji }
  static func job(recording changes: [Self]) -> StoreJob { .recordEmoji(changes) }
  func isAboutSame(as other: Self) -> Bool { emoji == other.emoji }
  func repeats(_ other: Self) -> Bool { isAboutSame(as: other) }
}

extension UserWordChange.Kind {
  /// Whether it concerns a learned word rather than an ignored one.
  fileprivate var isLearning: Bool { self == .learn || self == .unlearn }
}

extension Session {
  /// Passes changes already made in memory to the store; its report carries the returned token.
  @discardableResult
  mutating func record<Change: StoredChange>(_ changes: [Change]) -> UInt64 {
    let token = enqueue(Change.job(recording: changes))
    storeTraffic[keyPath: Change.unwritten].note(changes, under: token)
    return token
  }

  /// Responds once changes are on disk; immediately if there are none to write.
  mutating func answer(
    _ answer: ChangedAnswer, onceRecorded changes: [some StoredChange]
  ) -> MethodTable<Session>.Outcome {
    if changes.isEmpty { return .answer(answer) }
    return .deferred(
      Deferred(token: record(changes)) { _, result in
        _ = try result.stored
        return answer
      })
  }
}
