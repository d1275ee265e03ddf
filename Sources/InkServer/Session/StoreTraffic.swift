// What is on its way between the session and the store: jobs, and changes that are not on disk yet.

import InkLexicon

/// The session's side of the store. Words change in memory at once, and on disk when the store gets to it.
struct StoreTraffic {
  /// Changes of words that are not on disk.
  var words = Unwritten<UserWordChange>()
  /// Changes of corrections that are not on disk.
  var corrections = Unwritten<UserCorrectionChange>()
  /// Changes of emoji that are not on disk.
  var emoji = Unwritten<UserEmojiChange>()

  /// The last job that was handed to the store.
  var lastJob: UInt64 = 0
  /// The last job that it has done; it does them in their order.
  var lastReport: UInt64 = 0
  /// The job that reads the user's words, while it runs.
  var loading: UInt64?
  /// The last job that read the words of other projects. If they differ from those there were, n-grams are made anew,
  /// since they offer nothing but words that a pack has or the user has learned.
  var projectsLoading: UInt64?
  /// N-grams of jobs before this one are bound to packs that are no longer loaded.
  var packsToken: UInt64 = 0

  /// Gives up what is to be forgotten, so that no report brings it back.
  mutating func giveUp(_ part: Forgetting) {
    words.giveUp(where: part.means)
    corrections.giveUp(where: part.means)
    emoji.giveUp(where: part.means)
  }

  /// Notes what became of a job.
  mutating func settle(_ report: StoreReport) {
    lastReport = max(lastReport, report.token)
    if loading == report.token { loading = nil }
    let isRefused = report.outcome.failure != nil
    words.settle(report.token, isRefused: isRefused)
    corrections.settle(report.token, isRefused: isRefused)
    // Nobody has asked for a used emoji to be kept.
    emoji.settle(report.token, isRefused: isRefused) { $0.kind != .use }
  }
}
