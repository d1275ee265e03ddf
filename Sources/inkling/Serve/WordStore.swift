// The store of words as the session sees it: jobs in, reports out, the thread started with the first job.

import InkLexicon
import InkServer
import InkStore
import InkSystem

/// Gives the session's jobs to a store thread, which exists from the first job on.
final class WordStore {
  private let environment: Environment
  private let wake: WakePipe
  /// The packs that n-grams are bound to.
  var packs: [LanguagePack] = []
  private var thread: (path: String, store: StoreThread)?
  /// Reports of jobs that no thread could be started for.
  private var failures: [InkServer.StoreReport] = []

  init(_ environment: Environment, _ wake: WakePipe) {
    self.environment = environment
    self.wake = wake
  }

  /// Where words are kept unless a setting says otherwise.
  static func path(_ environment: Environment) -> String {
    "\(environment.dataFolder)/words.sqlite"
  }

  /// Where words are kept by what a setting says.
  func path(_ setting: String?) -> String {
    setting.map(environment.expandingHome) ?? Self.path(environment)
  }

  func take(_ job: InkServer.StoreJob, token: UInt64) {
    do throws(StoreError) {
      let number = Int(truncatingIfNeeded: token)
      switch job {
      case .load(let setting, let workspaceFiles):
        let store = try store(at: path(setting))
        store.enqueue(.load(workspaceFiles: workspaceFiles), token: number)
      case .refresh: try store().enqueue(.refresh, token: number)
      case .record(let changes): try store().enqueue(.record(changes), token: number)
      case .recordCorrections(let changes):
        try store().enqueue(.recordCorrections(changes), token: number)
      case .recordEmoji(let changes): try store().enqueue(.recordEmoji(changes), token: number)
      case .study(let text, let origin, let quarantine, let date):
        let job = InkStore.StoreJob.study(text, as: origin, quarantine: quarantine, date: date)
        try store().enqueue(job, token: number)
      case .ngrams(let anew, let date):
        try store().enqueue(.ngrams(packs, anew: anew, date: date), token: number)
      case .listTexts: try store().enqueue(.listTexts, token: number)
      case .forget(let part, let date):
        try store().enqueue(.forget(part, date: date), token: number)
      case .export(let path, let format):
        try store().enqueue(.export(path: environment.expandingHome(path), format), token: number)
      case .import(let path, let format, let language, let date):
        let path = environment.expandingHome(path)
        let job = InkStore.StoreJob.import(path: path, format, language: language, date: date)
        try store().enqueue(job, token: number)
      case .barrier: try store().enqueue(.barrier, token: number)
      }
    } catch {
      failures.append(InkServer.StoreReport(token: token, failure: "\(error)"))
      wake.wake()
    }
  }

  func reports() -> [InkServer.StoreReport] {
    defer { failures = [] }
    return failures
      + (thread?.store.takeReports() ?? []).map { report in
        InkServer.StoreReport(
          token: UInt64(truncatingIfNeeded: report.token), words: report.words,
          ngrams: report.ngrams, texts: report.texts,
          count: report.count, badLines: report.badLines, failure: report.error?.description,
          notices: report.notices.map(\.description))
      }
  }

  /// The running store, or a new one at a path; one at another path finishes its jobs first.
  private func store(at path: String? = nil) throws(StoreError) -> StoreThread {
    if let thread, path == nil || thread.path == path { return thread.store }
    thread?.store.drain()
    let path = path ?? Self.path(environment)
    let wake = wake
    let store = try StoreThread(path: path) { wake.wake() }
    thread = (path, store)
    return store
  }
}
