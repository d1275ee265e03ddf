// What the session hands to the word store, and what it hears back.

package import InkLexicon

/// Work for the store, which is done in order.
package enum StoreJob: Equatable, Sendable {
  /// Read all words; they come with the report. The path is the setting's, nil for the standard place; the words
  /// of workspaces stand in files of their own, by the URIs of their folders.
  case load(path: String?, workspaceFiles: [String: String])
  /// Read all words again if another process has changed them.
  case refresh
  /// Write changes down for good, all or none.
  case record([UserWordChange])
  /// Write changes of corrections down for good, all or none.
  case recordCorrections([UserCorrectionChange])
  /// Write changes of emoji down for good, all or none.
  case recordEmoji([UserEmojiChange])
  /// Add the counts of a text; all words come with the report if new ones were learned.
  case study(StudiedText, as: WordOrigin, quarantine: Int, date: Int64)
  /// Make n-grams of what the user wrote, for the packs that were loaded last; they come with the report, unless
  /// nothing was written since they were made last.
  case ngrams(anew: Bool, date: Int64)
  /// List the texts that were learned from; they come with the report.
  case listTexts
  /// Forget a part of what was learned; what is left comes with the report.
  case forget(Forgetting, date: Int64)
  /// Write the learned words to a file.
  case export(path: String, WordListFormat)
  /// Learn the words of a file; all words come with the report.
  case `import`(path: String, WordListFormat, language: String?, date: Int64)
  /// Nothing: its report says that all jobs before it are done.
  case barrier
}

/// What became of a job of the store.
package struct StoreReport: Sendable {
  /// What the job was handed over with.
  package var token: UInt64
  /// All words, if they were read.
  package var words: UserWords?
  /// What the user wrote, if it was made.
  package var ngrams: UserNgrams?
  /// The texts that were learned from, if they were asked for.
  package var texts: [LearnedText]
  /// How many words were forgotten, written or new.
  package var count: Int
  /// The numbers of the lines of an imported file that hold no word.
  package var badLines: [Int]
  /// Why it could not be done, as a sentence with a remedy and without a word of the user.
  package var failure: String?
  /// What else a person should hear.
  package var notices: [String]

  /// A report.
  package init(
    token: UInt64, words: UserWords? = nil, ngrams: UserNgrams? = nil, texts: [LearnedText] = [],
    count: Int = 0, badLines: [Int] = [], failure: String? = nil, notices: [String] = []
  ) {
    self.token = token
    self.words = words
    self.ngrams = ngrams
    self.texts = texts
    self.count = count
    self.badLines = badLines
    self.failure = failure
    self.notices = notices
  }
}
