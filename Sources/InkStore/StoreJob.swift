// What the store thread is asked to do and what it reports when it is done.

package import InkLexicon

/// A job for the store thread.
package enum StoreJob: Sendable {
  /// Read all words.
  case load
  /// Write changes, all of them or none.
  case record([UserWordChange])
  /// Read all words again if another process has changed them.
  case refresh
  /// Nothing: its report says that all jobs before it are done.
  case barrier
}

/// The report of one job.
package struct StoreReport: Sendable {
  /// What the job was enqueued with.
  package var token: Int
  /// All words, where the job read them.
  package var words: UserWords?
  /// Why the job was not done; nil means it was, and what it wrote is committed.
  package var error: StoreError?
  /// What a person should be told although the job was done.
  package var notices: [StoreNotice] = []
}
