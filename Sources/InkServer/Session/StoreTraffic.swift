// What is in transit between the session and the store: changes that are not on disk yet.

import InkLexicon

/// The session's view of the store. Words change in memory immediately, and on disk once the store processes the job.
struct StoreTraffic {
  /// The changes of words that are not on disk.
  var words = Unwritten<UserWordChange>()
  /// The changes of corrections that are not on disk.
  var corrections = Unwritten<UserCorrectionChange>()
  /// The changes of emoji that are not on disk.
  var emoji = Unwritten<UserEmojiChange>()
  /// Why the store cannot be used, if so, and what it told the user since the words were last loaded.
  private(set) var problems: (failure: String?, notices: [String]) = (nil, [])
  /// The jobs on their way that need nothing but a store that works.
  private var probes: Set<UInt64> = []

  /// Records that a job is on its way.
  mutating func note(_ job: StoreJob, token: UInt64) {
    switch job {
    case .load:
      problems.notices = []
      probes.insert(token)
    case .refresh, .learnText: probes.insert(token)
    default: break
    }
  }

  /// Discards changes that are to be forgotten, so that no report brings them back.
  mutating func giveUp(_ part: Forgetting) {
    words.giveUp(where: part.means)
    corrections.giveUp(where: part.means)
    emoji.giveUp(where: part.means)
  }

  /// Records the outcome of a job.
  mutating func settle(_ report: StoreReport) {
    if probes.remove(report.token) != nil { problems.failure = report.outcome.failure }
    problems.notices += report.notices.filter { !problems.notices.contains($0) }
    let isRefused = report.outcome.failure != nil
    words.settle(report.token, isRefused: isRefused)
    corrections.settle(report.token, isRefused: isRefused)
    // The use of an emoji is not an explicit request, so it need not be kept after a failure.
    emoji.settle(report.token, isRefused: isRefused) { $0.kind != .use }
  }
}
