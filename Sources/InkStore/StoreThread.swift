// The thread that owns the store: jobs go in, reports come out, and the typing path never waits.

import Glibc
import Synchronization

/// A thread with the only connection to the word store. Jobs are done in order; each has one report,
/// and a report of written words comes after their COMMIT.
package final class StoreThread: Sendable {
  private let mailbox: Mailbox
  private let thread: pthread_t

  /// Starts a thread for the store at `path`, which it opens with its first job.
  ///
  /// `wake` is called on that thread whenever reports are ready; it should do no more than wake
  /// the loop that calls `takeReports`.
  package init(path: String, wake: @escaping @Sendable () -> Void) throws(StoreError) {
    let mailbox = Mailbox(path: path, wake: wake)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil, serveStore, Unmanaged.passRetained(mailbox).toOpaque())
    guard code == 0 else {
      Unmanaged.passUnretained(mailbox).release()
      throw .cannotOpen(path: path, reason: "no thread could be started (error \(code))")
    }
    self.mailbox = mailbox
    self.thread = thread
  }

  deinit {
    // Where nobody waited for its end, nobody will.
    if mailbox.close() { pthread_detach(thread) }
  }

  /// Puts a job at the end of the queue; its report carries `token`. Never waits for the store.
  package func enqueue(_ job: StoreJob, token: Int = 0) {
    mailbox.put(job, token: token)
  }

  /// The reports since the last call, in the order of their jobs. Never waits.
  package func takeReports() -> [StoreReport] {
    mailbox.takeReports()
  }

  /// Does all jobs enqueued so far, ends the thread and returns; later jobs are never done.
  ///
  /// Waits for as long as the jobs take, at most the busy time-out for each. A second call does nothing.
  package func drain() {
    if mailbox.close() { pthread_join(thread, nil) }
  }
}

/// What the two threads share: a queue of jobs, a list of reports, and a count to sleep on.
private final class Mailbox: Sendable {
  let path: String
  let wake: @Sendable () -> Void
  private let state = Mutex(State())
  private let arrivals = Semaphore()

  private struct State {
    var jobs: [(job: StoreJob, token: Int)] = []
    var reports: [StoreReport] = []
    var isClosed = false
  }

  init(path: String, wake: @escaping @Sendable () -> Void) {
    self.path = path
    self.wake = wake
  }

  func put(_ job: StoreJob, token: Int) {
    state.withLock { $0.jobs.append((job, token)) }
    arrivals.signal()
  }

  /// Takes no more jobs; gives whether it did until now.
  func close() -> Bool {
    defer { arrivals.signal() }
    return state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed
    }
  }

  func takeReports() -> [StoreReport] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Sleeps until there are jobs and takes them all; nil when closed and empty.
  func takeJobs() -> [(job: StoreJob, token: Int)]? {
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

/// The thread's entry; a function of the file, since a closure of a main actor would trap here.
private nonisolated func serveStore(
  _ argument: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let mailbox = Unmanaged<Mailbox>.fromOpaque(argument).takeRetainedValue()
  var worker = StoreWorker(path: mailbox.path)
  while let jobs = mailbox.takeJobs() {
    for (job, token) in jobs { mailbox.post(worker.report(on: job, token: token)) }
  }
  return nil
}

/// Does the jobs. It opens the store when first needed and again when its file was taken away or damaged.
private struct StoreWorker {
  let path: String
  private var store: UserStore?
  private var workspaceFiles: [String: String] = [:]
  private var suspectsDamage = false

  init(path: String) { self.path = path }

  mutating func report(on job: StoreJob, token: Int) -> StoreReport {
    var report = StoreReport(token: token)
    if case .barrier = job { return report }
    do throws(StoreError) {
      do throws(StoreError) {
        try work(on: job, &report)
      } catch .damaged {
        // Opening it anew sets the damaged file aside; then there is one to write to.
        store = nil
        suspectsDamage = true
        try work(on: job, &report)
      }
    } catch {
      report.error = error
    }
    report.notices = store?.takeNotices() ?? []
    return report
  }

  private mutating func work(on job: StoreJob, _ report: inout StoreReport) throws(StoreError) {
    if case .load(let files) = job { workspaceFiles = files }
    let isNew = store?.isCurrent != true
    let store = try opened()
    switch job {
    case .barrier: break
    case .load: report.words = try store.load()
    case .refresh: report.words = try isNew ? store.load() : store.loadIfChanged()
    case .record(let changes): try store.record(changes)
    case .recordCorrections(let changes): try store.record(changes)
    case .recordEmoji(let changes): try store.record(changes)
    case .study(let text, let origin, let quarantine, let date):
      if try store.study(text, as: origin, quarantine: quarantine, date: date) {
        report.words = try store.load()
      }
    case .ngrams(let packs, let anew, let date):
      report.ngrams = try store.ngrams(for: packs, anew: anew, date: date)
    case .listTexts: report.texts = try store.texts()
    case .forget(let what, let date):
      report.count = try store.forget(what, date: date)
      report.words = try store.load()
    case .export(let path, let format): report.count = try store.export(to: path, format)
    case .import(let path, let format, let language, let date):
      (report.count, report.badLines) = try store.importWords(
        from: path, format, language: language, date: date)
      report.words = try store.load()
    }
  }

  private mutating func opened() throws(StoreError) -> UserStore {
    if store?.isCurrent != true { store = nil }
    let store =
      if let store { store } else { try UserStore(path: path, suspectingDamage: suspectsDamage) }
    suspectsDamage = false
    self.store = store
    store.use(workspaceFiles: workspaceFiles)
    return store
  }
}

/// A counting semaphore of the system. `sem_t` is made to be used by several threads through its
/// address, which the heap keeps still: that is the reason for `@unchecked`.
private final class Semaphore: @unchecked Sendable {
  private let handle = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(handle, 0, 0) }

  deinit {
    sem_destroy(handle)
    handle.deallocate()
  }

  func signal() { sem_post(handle) }

  /// Sleeps until a signal; a signal handler may wake it early, which the caller's loop allows.
  func wait() { sem_wait(handle) }
}
