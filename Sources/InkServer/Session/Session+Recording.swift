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
}

extension UserWordChange: StoredChange {
  static var unwritten: WritableKeyPath<StoreTraffic, Unwritten<Self>> { \.words }
  static func job(recording changes: [Self]) -> StoreJob { .record(changes) }
}

extension UserCorrectionChange: StoredChange {
  static var unwritten: WritableKeyPath<StoreTraffic, Unwritten<Self>> { \.corrections }
  static func job(recording changes: [Self]) -> StoreJob { .recordCorrections(changes) }
}

extension UserEmojiChange: StoredChange {
  static var unwritten: WritableKeyPath<StoreTraffic, Unwritten<Self>> { \.emoji }
  static func job(recording changes: [Self]) -> StoreJob { .recordEmoji(changes) }
}

extension Session {
  /// Passes changes already made in memory to the store; its report carries the returned token.
  @discardableResult
  mutating func record<Change: StoredChange>(_ changes: [Change]) -> UInt64 {
    let token = enqueue(Change.job(recording: changes))
    store[keyPath: Change.unwritten].note(changes, under: token)
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
