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
  case study(StudiedText, as: WordOrigin, quarantine: Int, date: Int64)
  /// Make n-grams of what the user wrote, bound to these packs. They come with the report, unless `anew` is false and
  /// nothing was written since they were made last.
  case ngrams([LanguagePack], anew: Bool, date: Int64)
  /// List the texts that were learned from; they come with the report.
  case listTexts
  /// Forget a part of what was learned; what is left comes with the report.
  case forget(Forgetting, date: Int64)
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
  /// All words, if the job read or changed them.
  package var words: UserWords?
  /// What the user wrote, if it was made.
  package var ngrams: UserNgrams?
  /// Whether another process has forgotten what n-grams were made of, as ``StoreJob/refresh`` has found; whoever has
  /// them should have them made anew.
  package var ngramsAreForgotten = false
  /// The texts that were learned from, if they were asked for.
  package var texts: [LearnedText] = []
  /// How many words were exported or imported.
  package var count = 0
  /// What was forgotten.
  package var forgotten = ForgottenCounts()
  /// The numbers of the lines of an imported file that hold no word.
  package var badLines: [Int] = []
  /// Why the job was not done, as a sentence with a remedy and without a word of the user; nil means that it was, and
  /// that what it wrote is committed.
  package var failure: String?
  /// What a person should be told although the job was done, as such sentences.
  package var notices: [String] = []

  /// The report of a job that has done nothing yet.
  package init(token: UInt64) { self.token = token }
}
