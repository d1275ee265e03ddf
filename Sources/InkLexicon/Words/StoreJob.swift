// The jobs of the store of the user's words, and its reports.

package import InkText

/// A job for the store. Jobs are executed in order.
package enum StoreJob: Sendable {
  /// Reads all words and reports them. The path is that of the database of the user's words, nil for the default
  /// location; later jobs use it, too. The words of projects are in separate files, given by the URIs of their folders.
  case load(path: String?, workspaceFiles: [String: String])
  /// Reads all words again if another process has changed them, and checks whether it has deleted counts.
  case refresh
  /// Writes changes, all of them or none.
  case record([UserWordChange])
  /// Writes changes of corrections, all of them or none.
  case recordCorrections([UserCorrectionChange])
  /// Writes changes of emoji, all of them or none.
  case recordEmoji([UserEmojiChange])
  /// Adds the counts of a text. A new word is learned once it was seen `quarantine` times; if any was, all words are
  /// reported.
  case learnText(TextCounts, as: WordOrigin, quarantine: Int, date: Int64)
  /// Builds n-grams from what the user wrote, bound to these packs, and reports them, unless `anew` is false and
  /// nothing was written since the last time.
  case ngrams([LanguagePack], anew: Bool, date: Int64)
  /// Reports the texts that were learned from.
  case listTexts
  /// Deletes parts of the learned data and reports what is left.
  case forget([Forgetting], date: Int64)
  /// Writes the user's words to a file, and their corrections and emoji if the format can represent these.
  case export(path: String, WordListFormat)
  /// Adds what a file contains and reports all words.
  case `import`(path: String, WordListFormat, language: String?, date: Int64)
  /// Does nothing; its report means that all jobs before it are done.
  case barrier
  /// Closes the file, which writes its write-ahead log into it unless another process has it open. The next job opens
  /// it again.
  case close
}

/// The result of a job.
package struct StoreReport: Sendable {
  /// The token passed with the job.
  package var token: UInt64
  /// The outcome of the job.
  package var outcome: StoreOutcome
  /// Further messages for the user, as sentences that include a remedy and no word of the user's.
  package var notices: [String]

  /// Creates the report of a job.
  package init(token: UInt64, _ outcome: StoreOutcome, notices: [String] = []) {
    self.token = token
    self.outcome = outcome
    self.notices = notices
  }
}

/// The outcome of a job. Unless it failed, everything it wrote is committed.
package enum StoreOutcome: Sendable {
  /// The job failed; a sentence that gives the reason and a remedy and includes no word of the user's.
  case failed(String)
  /// The job is done and has no result.
  case done
  /// All words; after learning a text, nil if they have not changed.
  case words(UserWords?)
  /// All words, nil if they have not changed, and whether another process has deleted counts that n-grams were built
  /// from, in which case these should be built again.
  case refreshed(words: UserWords?, ngramsAreStale: Bool)
  /// N-grams of what the user wrote; nil if there is nothing new.
  case ngrams(UserNgrams?)
  /// The texts that were learned from.
  case texts([LearnedText])
  /// The amount of deleted data, and the remaining words.
  case forgotten(ForgottenCounts, words: UserWords)
  /// What was written to a file, and the number of entries that its format cannot represent.
  case exported(WordListCounts, leftOut: Int)
  /// What was new in a file, the numbers of the first of its lines that contain no word, the number of further ones,
  /// and all words now known.
  case imported(WordListCounts, badLines: [Int], moreBadLines: Int, words: UserWords)

  /// What follows the reason where a change could not be stored, but applies in memory.
  package static let sessionNote = "; until then, what you teach applies to this session only"

  /// All words, if the job has read or changed them.
  package var words: UserWords? {
    switch self {
    case .words(let words), .refreshed(let words, _): words
    case .forgotten(_, let words), .imported(_, _, _, let words): words
    case .failed, .done, .ngrams, .texts, .exported: nil
    }
  }

  /// The reason why the job failed, or nil if it succeeded.
  package var failure: String? { if case .failed(let reason) = self { reason } else { nil } }
}
