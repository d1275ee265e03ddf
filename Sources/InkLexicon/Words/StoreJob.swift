// What a store of the user's words is asked to do, and what it reports when it is done.

/// A job for the store. Jobs are done in order.
package enum StoreJob: Sendable {
  /// Read all words, which come with the report. The path is that of the user's own words, nil for the standard
  /// place; jobs that follow use it, too. The words of projects stand in files of their own, by the URIs of their
  /// folders.
  case load(path: String?, workspaceFiles: [String: String])
  /// Read all words again if another process has changed them, and see whether it has forgotten counts.
  case refresh
  /// Write changes, all of them or none.
  case record([UserWordChange])
  /// Write changes of corrections, all of them or none.
  case recordCorrections([UserCorrectionChange])
  /// Write changes of emoji, all of them or none.
  case recordEmoji([UserEmojiChange])
  /// Add the counts of a text. A new word is learned when it was seen `quarantine` times; if one was, all words come
  /// with the report.
  case learnText(TextCounts, as: WordOrigin, quarantine: Int, date: Int64)
  /// Make n-grams of what the user wrote, bound to these packs. They come with the report, unless `anew` is false and
  /// nothing was written since they were made last.
  case ngrams([LanguagePack], anew: Bool, date: Int64)
  /// List the texts that were learned from; they come with the report.
  case listTexts
  /// Forget parts of what was learned; what is left comes with the report.
  case forget([Forgetting], date: Int64)
  /// Write the learned words to a file.
  case export(path: String, WordListFormat)
  /// Learn the words of a file; all words come with the report.
  case `import`(path: String, WordListFormat, language: String?, date: Int64)
  /// Do nothing: the report says that all jobs before it are done.
  case barrier
}

/// What became of a job.
package struct StoreReport: Sendable {
  /// What the job was handed over with.
  package var token: UInt64
  /// What it has brought, or why it was not done.
  package var outcome: StoreOutcome
  /// What a person should be told besides, as sentences with a remedy and without a word of the user.
  package var notices: [String]

  /// The report of a job.
  package init(token: UInt64, _ outcome: StoreOutcome, notices: [String] = []) {
    self.token = token
    self.outcome = outcome
    self.notices = notices
  }
}

/// What a job has brought. What it wrote is committed, unless it has failed.
package enum StoreOutcome: Sendable {
  /// It was not done: why, as a sentence with a remedy and without a word of the user.
  case failed(String)
  /// It was done, and has nothing to bring.
  case done
  /// All words; of a text learned nil where they have not changed.
  case words(UserWords?)
  /// All words, nil where they have not changed; and whether another process has forgotten what n-grams were made of:
  /// whoever has them should have them made anew.
  case refreshed(words: UserWords?, ngramsAreForgotten: Bool)
  /// What the user wrote; nil where there is nothing new.
  case ngrams(UserNgrams?)
  /// The texts that were learned from.
  case texts([LearnedText])
  /// What was forgotten, and the words that are left.
  case forgotten(ForgottenCounts, words: UserWords)
  /// How many words were written to a file, and how many its format cannot hold.
  case exported(count: Int, leftOut: Int)
  /// How many words of a file were new, the numbers of its lines that hold none, and all words there are now.
  case imported(count: Int, badLines: [Int], words: UserWords)

  /// All words, if the job has read or changed them.
  package var words: UserWords? {
    switch self {
    case .words(let words), .refreshed(let words, _): words
    case .forgotten(_, let words), .imported(_, _, let words): words
    case .failed, .done, .ngrams, .texts, .exported: nil
    }
  }

  /// Why the job was not done; nil where it was.
  package var failure: String? { if case .failed(let reason) = self { reason } else { nil } }
}
