// What the store thread is asked to do and what it reports when it is done.

package import InkLexicon

/// A job for the store thread.
package enum StoreJob: Sendable {
  /// Read all words; those of workspaces from files, by the URIs of their folders.
  case load(workspaceFiles: [String: String])
  /// Write changes, all of them or none.
  case record([UserWordChange])
  /// Write changes of corrections, all of them or none.
  case recordCorrections([UserCorrectionChange])
  /// Write changes of emoji, all of them or none.
  case recordEmoji([UserEmojiChange])
  /// Read all words again if another process has changed them.
  case refresh
  /// Add the counts of a text; new words are learned that were seen so often.
  case study(StudiedText, as: WordOrigin, quarantine: Int, date: Int64)
  /// Make n-grams of what the user wrote, bound to some packs, unless nothing was written since they were made last.
  case ngrams([LanguagePack], anew: Bool, date: Int64)
  /// List the texts that were learned from.
  case listTexts
  /// Forget a part of what was learned, noting the time.
  case forget(Forgetting, date: Int64)
  /// Write all learned words of the user to a file.
  case export(path: String, WordListFormat)
  /// Learn the words of a file.
  case `import`(path: String, WordListFormat, language: String?, date: Int64)
  /// Nothing: its report says that all jobs before it are done.
  case barrier
}

/// The report of one job.
package struct StoreReport: Sendable {
  /// What the job was enqueued with.
  package var token: Int
  /// All words, where the job read or changed them.
  package var words: UserWords?
  /// What the user wrote, where it was made.
  package var ngrams: UserNgrams?
  /// The texts that were learned from, where they were asked for.
  package var texts: [LearnedText] = []
  /// How many words were forgotten, exported or imported.
  package var count = 0
  /// The numbers of the lines of an imported file that hold no word.
  package var badLines: [Int] = []
  /// Why the job was not done; nil means it was, and what it wrote is committed.
  package var error: StoreError?
  /// What a person should be told although the job was done.
  package var notices: [StoreNotice] = []
}
