// The thread that owns the store: jobs go in, reports come out, and the typing path never waits.

package import InkLexicon
import InkSystem
import Synchronization

/// A thread with the only connection to the user's words. Jobs run in order; each has one report, and the report of a
/// change comes after its COMMIT.
package final class StoreThread: Sendable {
  private let mailbox: Mailbox
  private let thread = Mutex<SystemThread?>(nil)

  /// Creates a store in the file at `path`, unless a job names another one. The first job starts the thread and opens
  /// the file.
  ///
  /// `wake` is called whenever there are reports, on that thread or, where it cannot be started, on the caller's; it
  /// should do no more than wake the loop that calls `takeReports`.
  package init(path: String, wake: @escaping @Sendable () -> Void) {
    mailbox = Mailbox(path: path, wake: wake)
  }

  deinit { mailbox.close() }

  /// Appends a job to the queue; its report carries `token`. Never waits for the store. After the thread was drained,
  /// nothing is done and nothing reported.
  package func enqueue(_ job: StoreJob, token: UInt64 = 0) {
    if mailbox.isClosed { return }
    do throws(SystemError) {
      try start()
      mailbox.put(job, token: token)
    } catch {
      let failure = StoreError.cannotOpen(path: mailbox.path, reason: "\(error)")
      mailbox.post(StoreReport(token: token, .failed(failure.description)))
    }
  }

  /// Returns the reports since the last call, in the order of their jobs. Never waits.
  package func takeReports() -> [StoreReport] {
    mailbox.takeReports()
  }

  /// For tests: waits until all jobs so far are done, and ends the thread, which closes the file that they may then
  /// replace. A server asks for the file to be closed as its last job instead, and waits for that only as long as for
  /// the others.
  func drain() {
    mailbox.close()
    thread.withLock { $0?.join() }
  }

  private func start() throws(SystemError) {
    try thread.withLock { thread throws(SystemError) in
      if thread != nil { return }
      thread = try SystemThread.start { [mailbox] in
        var worker = StoreWorker(path: mailbox.path)
        while let jobs = mailbox.takeJobs() {
          for job in jobs { mailbox.post(worker.report(on: job)) }
        }
      }
    }
  }
}

extension StoreJob {
  /// Whether it writes to the user's file. Others make none where there is none: whoever only reads leaves nothing
  /// behind, and no file of root's in the home of somebody else.
  fileprivate var isWriting: Bool {
    switch self {
    case .record(let changes):
      changes.contains { $0.scope != .session && !$0.scope.isWorkspace }
    case .recordCorrections, .recordEmoji, .learnText, .import: true
    case .load, .refresh, .ngrams, .listTexts, .forget, .export, .barrier, .close: false
    }
  }

  /// Whether what it was to store applies in memory all the same; the use of an emoji is of no such importance.
  fileprivate var appliesUnstored: Bool {
    switch self {
    case .record, .recordCorrections: true
    default: false
    }
  }
}

/// A job in the queue, and when it came there, in nanoseconds.
private struct QueuedJob {
  let job: StoreJob
  let token: UInt64
  let time: UInt64
}

/// The state shared by the two threads: a queue of jobs, a list of reports, and a semaphore.
private final class Mailbox: Sendable {
  let path: String
  let wake: @Sendable () -> Void
  private let state = Mutex(State())
  private let arrivals = Semaphore()

  private struct State {
    var jobs: [QueuedJob] = []
    var reports: [StoreReport] = []
    var isClosed = false
  }

  init(path: String, wake: @escaping @Sendable () -> Void) {
    self.path = path
    self.wake = wake
  }

  func put(_ job: StoreJob, token: UInt64) {
    let queued = QueuedJob(job: job, token: token, time: SystemClock.nanoseconds)
    state.withLock { $0.jobs.append(queued) }
    arrivals.signal()
  }

  var isClosed: Bool { state.withLock(\.isClosed) }

  /// Stops accepting jobs.
  func close() {
    state.withLock { $0.isClosed = true }
    arrivals.signal()
  }

  func takeReports() -> [StoreReport] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Sleeps until there are jobs and takes them all; nil when closed and empty.
  func takeJobs() -> [QueuedJob]? {
    while true {
      let (jobs, isClosed) = state.withLock { state in
        defer { state.jobs = [] }
        return (state.jobs, state.isClosed)
      }
      if !jobs.isEmpty { return jobs }
      if isClosed { return nil }
      arrivals.wait()
    }
  }

  func post(_ report: StoreReport) {
    state.withLock { $0.reports.append(report) }
    wake()
  }
}

/// Runs the jobs. It opens the store when first needed, and again if its file was replaced or damaged.
private struct StoreWorker {
  private enum File {
    case closed(suspectingDamage: Bool)
    case open(UserStore)

    var store: UserStore? { if case .open(let store) = self { store } else { nil } }
  }

  private let standardPath: String
  private var path: String
  private var file = File.closed(suspectingDamage: false)
  private var workspaceFiles: [String: String] = [:]
  /// When a lock of another process was last waited for in vain, in nanoseconds. A job that was in the queue by then
  /// does not wait for it once more.
  private var gaveUp: UInt64?

  init(path: String) {
    standardPath = path
    self.path = path
  }

  mutating func report(on queued: QueuedJob) -> StoreReport {
    let (job, token) = (queued.job, queued.token)
    switch job {
    case .barrier: return StoreReport(token: token, .done)
    case .close:
      file = .closed(suspectingDamage: false)
      return StoreReport(token: token, .done)
    default: break
    }
    let waits = gaveUp.map { $0 < queued.time } ?? true
    let patience = SystemClock.deadline(milliseconds: Connection.busyTimeoutMilliseconds)
    var outcome: StoreOutcome
    do throws(StoreError) {
      do throws(StoreError) {
        outcome = try work(on: job, waits: waits)
      } catch .damaged {
        // Opening it again sets the damaged file aside; then there is one to write to.
        file = .closed(suspectingDamage: true)
        outcome = try work(on: job, waits: waits)
      }
    } catch {
      let applies = error != .noWorkspace && job.appliesUnstored
      outcome = .failed(error.description + (applies ? StoreOutcome.sessionNote : ""))
      let now = SystemClock.nanoseconds
      if patience <= now { gaveUp = now }
    }
    let notices = file.store?.takeNotices().map(\.description) ?? []
    return StoreReport(token: token, outcome, notices: notices)
  }

  private mutating func work(
    on job: StoreJob, waits: Bool
  ) throws(StoreError) -> StoreOutcome {
    if case .load(let path, let files) = job { use(path ?? standardPath, files) }
    let isNew = file.store?.isCurrent != true
    let store = try opened(createsFile: job.isWriting, waits: waits)
    switch job {
    case .barrier, .close: break
    case .load: return .words(try store.load())
    case .refresh:
      return .refreshed(
        words: try isNew ? store.load() : store.loadIfChanged(),
        ngramsAreStale: isNew ? true : try store.ngramsAreStale)
    case .record(let changes): try store.record(changes)
    case .recordCorrections(let changes): try store.record(changes)
    case .recordEmoji(let changes): try store.record(changes)
    case .learnText(let text, let origin, let quarantine, let date):
      let hasChanged = try store.learn(text, as: origin, quarantine: quarantine, date: date)
      return .words(hasChanged ? try store.load() : nil)
    case .ngrams(let packs, let anew, let date):
      return .ngrams(try store.ngrams(for: packs, anew: anew, date: date))
    case .listTexts: return .texts(try store.texts())
    case .forget(let parts, let date):
      var counts = ForgottenCounts()
      for part in parts { counts += try store.forget(part, date: date) }
      return .forgotten(counts, words: try store.load())
    case .export(let path, let format):
      let (written, leftOut) = try store.export(to: path, format)
      return .exported(written, leftOut: leftOut)
    case .import(let path, let format, let language, let date):
      let (new, badLines, moreBadLines) = try store.importWords(
        from: path, format, language: language, date: date)
      return .imported(
        new, badLines: badLines, moreBadLines: moreBadLines, words: try store.load())
    }
    return .done
  }

  private mutating func use(_ path: String, _ workspaceFiles: [String: String]) {
    self.workspaceFiles = workspaceFiles
    if path == self.path { return }
    self.path = path
    file = .closed(suspectingDamage: false)
  }

  private mutating func opened(
    createsFile: Bool, waits: Bool
  ) throws(StoreError) -> UserStore {
    var lost: StoreNotice?
    if file.store?.isCurrent == false {
      if file.store?.losesLog() == true { lost = .logLost(path: path) }
      // Closed before it is opened again: its log must not be written over that of the new file.
      file = .closed(suspectingDamage: false)
    }
    if createsFile, file.store?.connection.isInMemory == true {
      file = .closed(suspectingDamage: false)
    }
    let store =
      switch file {
      case .open(let store): store
      case .closed(let suspectsDamage):
        try UserStore(
          path: path, suspectingDamage: suspectsDamage, waits: waits, createsFile: createsFile)
      }
    file = .open(store)
    if let lost { store.add(lost) }
    if store.connection.waits != waits { store.connection.waits = waits }
    store.use(workspaceFiles: workspaceFiles)
    return store
  }
}
