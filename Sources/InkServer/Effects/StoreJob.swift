// What the session hands to the word store, and what it hears back.

package import InkLexicon

/// Work for the store, which is done in order.
package enum StoreJob: Equatable, Sendable {
  /// Read all words; they come with the report. The path is the setting's, nil for the standard place.
  case load(path: String?)
  /// Read all words again if another process has changed them.
  case refresh
  /// Write a change down for good.
  case record(UserWordChange)
  /// Nothing: its report says that all jobs before it are done.
  case barrier
}

/// What became of a job of the store.
package struct StoreReport: Sendable {
  /// What the job was handed over with.
  package var token: UInt64
  /// All words, if they were read.
  package var words: UserWords?
  /// Why it could not be done, as a sentence with a remedy and without a word of the user.
  package var failure: String?
  /// What else a person should hear.
  package var notices: [String]

  /// A report.
  package init(
    token: UInt64, words: UserWords? = nil, failure: String? = nil, notices: [String] = []
  ) {
    self.token = token
    self.words = words
    self.failure = failure
    self.notices = notices
  }
}
