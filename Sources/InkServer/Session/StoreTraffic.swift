// What is in transit between the session and the store: changes that are not on disk yet.

import InkLexicon

/// The session's view of the store. Words change in memory immediately, and on disk once the store processes the
/// job.
struct StoreTraffic {
  /// The changes of words that are not on disk.
  var words = Unwritten<UserWordChange>()
  /// The changes of corrections that are not on disk.
  var corrections = Unwritten<UserCorrectionChange>()
  /// The changes of emoji that are not on disk.
  var emoji = Unwritten<UserEmojiChange>()

  /// Discards changes that are to be forgotten, so that no report brings them back.
  mutating func giveUp(_ part: Forgetting) {
    words.giveUp(where: part.means)
    corrections.giveUp(where: part.means)
    emoji.giveUp(where: part.means)
  }

  /// Records the outcome of a job.
  mutating func settle(_ report: StoreReport) {
    let isRefused = report.outcome.failure != nil
    words.settle(report.token, isRefused: isRefused)
    corrections.settle(report.token, isRefused: isRefused)
    // The use of an emoji is not an explicit request, so it need not be kept after a failure.
    emoji.settle(report.token, isRefused: isRefused) { $0.kind != .use }
  }
}
