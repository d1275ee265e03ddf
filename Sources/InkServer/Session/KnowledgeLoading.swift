// The loading of the user's words and n-grams: which jobs are due after which event, and what waits for them.

import InkJSON
import InkLexicon
import InkRPC

/// The order in which settings, packs, words and n-grams are loaded, at the start and when they change.
///
/// Events go in; what is to be asked of the store, and what may happen meanwhile, comes out. It carries nothing out, so
/// it is tested alone.
struct KnowledgeLoading {
  /// A job for the store, without what only the session knows.
  enum Job: Equatable {
    /// To read the user's words and those of the projects.
    case words
    /// To read the words again if another process has changed them.
    case refresh
    /// To build the n-grams of the user's earlier text; unless `anew`, only if something was written since.
    case ngrams(anew: Bool)
  }

  /// A command that waits for the user's words.
  typealias Command = (id: RequestID, params: JSONField)

  /// How far the loading has come; from `loaded` back to `loading` when the words are read again.
  private enum Stage: Equatable {
    /// The client has not introduced itself.
    case waiting
    /// Settings, packs and words are to be loaded.
    case due
    /// The settings are being read: until then the store does not know which files have the words.
    case begun
    /// The user's words are being loaded, by this job last.
    case loading(UInt64)
    /// The user's words are there.
    case loaded
  }

  private var stage = Stage.waiting
  /// The last job that loaded the words of other projects than before. If the words differ, the n-grams are rebuilt,
  /// because they only predict words from a pack or learned words.
  private var projects: UInt64 = 0
  /// N-grams from jobs up to this one are stale: they refer to packs that are no longer loaded, or include what has
  /// been forgotten since.
  private var staleNgrams: UInt64 = 0
  /// The last job passed to the store, and the last one it has completed; jobs are completed in order.
  private var (lastJob, lastReport): (UInt64, UInt64) = (0, 0)
  private var commands: [Command] = []
  private var holdsUntil: UInt64 = 0

  /// Whether settings, packs and words are still to be loaded, which is best done once `initialize` is answered.
  var isDue: Bool { stage == .due }

  /// Whether the user's words are being loaded; answers improve once they are.
  var isRunning: Bool { if case .loading = stage { true } else { false } }

  /// Whether the user's words were requested at all.
  private var hasRequestedWords: Bool { isRunning || stage == .loaded }

  /// Whether the store has unfinished jobs.
  var awaitsStore: Bool { lastReport < lastJob }

  /// The time up to which messages are held back, in nanoseconds; nil once the first words are loaded.
  var heldBackUntil: UInt64? { isRunning ? holdsUntil : nil }

  /// The client has introduced itself, so everything is to be loaded.
  mutating func introduced() { stage = .due }

  /// Whether everything is to be loaded now.
  mutating func begin() -> Bool {
    guard isDue else { return false }
    stage = .begun
    return true
  }

  /// The settings that say where the words are have been read; messages are held back until a deadline.
  mutating func settingsRead(holdingBackUntil deadline: UInt64) -> [Job] {
    holdsUntil = deadline
    return [.words, .ngrams(anew: true)]
  }

  /// Other packs are loaded, which the n-grams are bound to.
  mutating func packsChanged() -> [Job] {
    staleNgrams = lastJob
    return hasRequestedWords ? [.ngrams(anew: true)] : []
  }

  /// A document was opened; another server may have learned something since the one before.
  func opened() -> [Job] { isRunning ? [] : [.refresh, .ngrams(anew: false)] }

  /// A job was passed to the store.
  mutating func enqueued(_ job: StoreJob, token: UInt64) {
    lastJob = token
    switch job {
    case .load:
      if hasRequestedWords { projects = token }
      stage = .loading(token)
    // Those of an earlier job, which may be on their way, still have what is forgotten.
    case .forget: staleNgrams = token
    default: break
    }
  }

  /// A job is done; `isOther` says whether the words differ from before.
  mutating func reported(_ report: StoreReport, wordsAreOther isOther: Bool) -> [Job] {
    lastReport = max(lastReport, report.token)
    if stage == .loading(report.token) { stage = .loaded }
    var jobs: [Job] = []
    // The words of an earlier job may already include those of the projects; then their own job brings nothing new.
    if isOther, report.token <= projects { jobs.append(.ngrams(anew: true)) }
    if report.outcome.ngramsAreStale { jobs.append(.ngrams(anew: false)) }
    return jobs
  }

  /// Whether the n-grams of a job may be used.
  func acceptsNgrams(of token: UInt64) -> Bool { staleNgrams < token }
}

extension KnowledgeLoading {
  /// Whether commands wait for the words.
  var holdsCommands: Bool { !commands.isEmpty }

  /// Holds a command back while the words are being loaded, in order; returns false if it need not wait.
  mutating func hold(_ id: RequestID, _ params: JSONField) -> Bool {
    if isRunning { commands.append((id, params)) }
    return isRunning
  }

  /// Drops a command that is held back; returns false if there is none.
  mutating func drop(_ id: RequestID) -> Bool {
    let count = commands.count
    commands.removeAll { $0.id == id }
    return commands.count < count
  }

  /// Returns the commands that need not wait any longer, in order.
  mutating func takeCommands() -> [Command] {
    if isRunning { return [] }
    defer { commands = [] }
    return commands
  }
}

extension StoreOutcome {
  /// Whether another process has deleted counts that n-grams were built from.
  var ngramsAreStale: Bool {
    if case .refreshed(_, let areStale) = self { areStale } else { false }
  }
}
