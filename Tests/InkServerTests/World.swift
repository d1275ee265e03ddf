// The world of a session in tests: in-memory files, packs and store, and a log that is kept.

import InkLexicon
import InkServer
import InkSystem
import Logging
import Synchronization

/// Everything outside a session, owned by a test.
final class World {
  /// The files.
  var disk = FilesInMemory()
  /// The time of the clock; nil for that of the machine.
  var shownNanoseconds: UInt64?
  /// The path of the user's settings file.
  var settingsPath = World.settingsPath
  /// Whether files are read from the real file system.
  var readsDisk = false
  /// The languages that packs were requested for, per request.
  var askedLanguages: [[String]] = []
  /// The available language packs.
  var packs: [LanguagePack] = []
  /// The available emoji tables.
  var emojiTables: [EmojiTable] = []
  /// The jobs passed to the store.
  var jobs: [StoreJob] = []
  /// The word files of the projects in the last load job.
  var workspaceFiles: [String: String]? {
    jobs.compactMap { if case .load(_, let files) = $0 { files } else { nil } }.last
  }
  /// Whether the store withholds its reports.
  var storeIsSlow = false
  /// The error of every job; nil if the store works.
  var storeFailure: String?
  /// Whether another server has forgotten counts since the last refresh.
  var ngramsAreForgotten = false
  /// What the user wrote before, as the store has it; nil where it tells nothing new.
  var ngrams: UserNgrams?
  /// The words on disk.
  var words = UserWords()
  /// Everything that was logged.
  let logged = LogLines()
  /// Signals that there are reports.
  var wake: () -> Void = {}
  private var reports: [StoreReport] = []

  /// The path of the user's settings file.
  static let settingsPath = "/config/inkling/config.json"

  /// A logger for all levels.
  var log: Logger {
    let lines = logged
    var log = Logger(label: "test") { _ in KeptLog(lines: lines) }
    log.logLevel = .trace
    return log
  }

  /// The effects that act on this world.
  var effects: ServerEffects {
    ServerEffects(
      version: "1.2.3", userSettingsPath: settingsPath, files: self, packs: self, store: self,
      clock: self)
  }

  private func outcome(of job: StoreJob) -> StoreOutcome {
    switch job {
    case .load: return .words(words)
    case .refresh:
      defer { ngramsAreForgotten = false }
      return .refreshed(words: words, ngramsAreForgotten: ngramsAreForgotten)
    case .record(let changes): for change in changes { words.apply(change) }
    case .recordCorrections(let changes): for change in changes { words.corrections.apply(change) }
    case .recordEmoji(let changes): for change in changes { _ = words.emoji.apply(change) }
    case .learnText: return .words(nil)
    case .ngrams: return .ngrams(ngrams)
    case .listTexts:
      let texts = jobs.compactMap { job -> LearnedText? in
        guard case .learnText(let text, let origin, _, let date) = job else { return nil }
        return LearnedText(
          source: text.source, origin: origin, wordCount: text.wordCount, days: date...date)
      }
      return .texts(texts)
    case .forget(let parts, _):
      var counts = ForgottenCounts()
      for part in parts {
        let gone = words.forget(part)
        counts.words += gone.learned.count
        counts.ignoredWords += gone.ignored.count
      }
      return .forgotten(counts, words: words)
    case .export: return .exported(count: 2, leftOut: 1)
    case .import: return .imported(count: 2, badLines: [3], moreBadLines: 0, words: words)
    case .barrier: break
    }
    return .done
  }
}

extension World: FileAccess {
  var homeFolder: String { disk.homeFolder }

  func read(_ path: String, limitBytes: Int) throws -> [UInt8]? {
    guard readsDisk else { return disk.read(path, limitBytes: limitBytes) }
    return FileSystem.exists(path) ? try FileSystem.read(path, limitBytes: limitBytes) : nil
  }

  func truePath(of path: String) -> String? { disk.truePath(of: path) }

  func exists(_ path: String) -> Bool { disk.exists(path) }

  func isOwn(_ folder: String) -> Bool { disk.isOwn(folder) }
}

extension World: PackSource {
  func packs(for languages: [String]) -> LoadedPacks {
    askedLanguages.append(languages)
    return LoadedPacks(
      entries: packs.filter { languages.contains($0.metadata.language) }.map {
        LoadedPacks.Entry(pack: $0, origin: "/packs", byteCount: 1)
      },
      emojiTables: emojiTables.filter { languages.contains($0.language) })
  }
}

extension World: StoreQueue {
  func enqueue(_ job: StoreJob, token: UInt64) {
    jobs.append(job)
    let outcome = storeFailure.map(StoreOutcome.failed) ?? outcome(of: job)
    reports.append(StoreReport(token: token, outcome))
    wake()
  }

  func takeReports() -> [StoreReport] {
    if storeIsSlow { return [] }
    defer { reports = [] }
    return reports
  }
}

extension World: ServerClock {
  var nanoseconds: UInt64 { shownNanoseconds ?? SystemClock.nanoseconds }

  var secondsSince1970: Int64 { 1_700_000_000 }
}

/// Log lines that all copies of a logger append to.
final class LogLines: Sendable {
  private let lines = Mutex<[String]>([])

  var text: String { lines.withLock { $0.joined(separator: "\n") } }

  func append(_ line: String) { lines.withLock { $0.append(line) } }
}

private struct KeptLog: LogHandler {
  let lines: LogLines
  var logLevel = Logger.Level.trace
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    lines.append("\(event.level) \(event.message) \(event.metadata ?? [:])")
  }
}
