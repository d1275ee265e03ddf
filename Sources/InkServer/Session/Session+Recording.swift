// Changes that are to last: handed to the store, noted until they are on disk, and answered then.

import InkLSP
import InkLexicon
import InkRPC

/// A kind of change that the store writes.
protocol StoredChange {
  /// Those of its kind that are not on disk.
  static var unwritten: WritableKeyPath<StoreTraffic, Unwritten<Self>> { get }
  /// The job that writes some of them, all or none.
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
  /// Hands changes that hold in memory to the store; its report carries the token.
  @discardableResult
  mutating func record<Change: StoredChange>(_ changes: [Change]) -> UInt64 {
    let token = enqueue(Change.job(recording: changes))
    store[keyPath: Change.unwritten].note(changes, under: token)
    return token
  }

  /// An answer that tells of changes when they are on disk; at once where there are none to write.
  mutating func answer(
    _ answer: ChangedAnswer, whenRecorded changes: [some StoredChange]
  ) -> MethodTable<Session>.Outcome {
    if changes.isEmpty { return .answer(answer) }
    return .deferred(
      Deferred(token: record(changes)) { _, result in
        _ = try result.stored
        return answer
      })
  }
}
