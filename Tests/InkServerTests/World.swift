// The world of a session in tests: files, packs and a store in memory, and a log that is kept.

import InkLexicon
import InkServer
import InkSystem
import Logging
import Synchronization

/// Everything outside of a session, owned by a test.
final class World {
  /// The files by their paths.
  var files: [String: [UInt8]] = [:]
  /// What the clock shows; nil for that of the machine.
  var nanoseconds: UInt64?
  /// Where links lead.
  var links: [String: String] = [:]
  /// Where the user's own settings would be.
  var settingsPath = World.settingsPath
  /// Whether files are those on the disk.
  var readsDisk = false
  /// The languages that packs were asked for, each time.
  var askedLanguages: [[String]] = []
  /// The language packs there are.
  var packs: [LanguagePack] = []
  /// The emoji tables there are.
  var emojiTables: [EmojiTable] = []
  /// What the store was given.
  var jobs: [StoreJob] = []
  /// The files of projects' words that the store was told of last.
  var workspaceFiles: [String: String]? {
    jobs.compactMap { if case .load(_, let files) = $0 { files } else { nil } }.last
  }
  /// Whether the store keeps its reports to itself.
  var storeIsSlow = false
  /// Why the store can do nothing.
  var storeFailure: String?
  /// Whether another server has forgotten counts since this one looked.
  var ngramsAreForgotten = false
  /// The words on disk.
  var words = UserWords()
  /// Everything that was logged.
  let logged = LogLines()
  /// Tells whoever waits that there are reports.
  var wake: () -> Void = {}
  private var reports: [StoreReport] = []

  /// The user's own settings file.
  static let settingsPath = "/config/inkling/config.json"

  /// A log of all levels.
  var log: Logger {
    let lines = logged
    var log = Logger(label: "test") { _ in KeptLog(lines: lines) }
    log.logLevel = .trace
    return log
  }

  /// The effects that act on this world.
  var effects: ServerEffects {
    ServerEffects(
      version: "1.2.3", userSettingsPath: settingsPath,
      readFile: { path, limit in
        guard self.readsDisk else { return self.files[path] }
        return FileSystem.exists(path) ? try FileSystem.read(path, limitBytes: limit) : nil
      },
      truePath: { self.links[$0] ?? (self.files[$0] == nil && $0.hasSuffix(".txt") ? nil : $0) },
      folder: { path, names in
        var folder = path
        while let slash = folder.lastIndex(of: "/") {
          folder = String(folder[..<slash])
          for name in names {
            let mark = "\(folder)/\(name)"
            if self.files.keys.contains(where: { $0 == mark || $0.hasPrefix(mark + "/") }) {
              return folder
            }
          }
        }
        return nil
      },
      loadPacks: { languages in
        self.askedLanguages.append(languages)
        return LoadedPacks(
          entries: self.packs.filter { languages.contains($0.metadata.language) }.map {
            LoadedPacks.Entry(pack: $0, origin: "/packs", byteCount: 1)
          },
          emojiTables: self.emojiTables.filter { languages.contains($0.language) })
      },
      store: { self.work($0, $1) },
      storeReports: {
        if self.storeIsSlow { return [] }
        defer { self.reports = [] }
        return self.reports
      },
      nanoseconds: { self.nanoseconds ?? SystemClock.nanoseconds },
      secondsSince1970: { 1_700_000_000 })
  }

  private func work(_ job: StoreJob, _ token: UInt64) {
    jobs.append(job)
    let outcome = storeFailure.map(StoreOutcome.failed) ?? outcome(of: job)
    reports.append(StoreReport(token: token, outcome))
    wake()
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
    case .ngrams: return .ngrams(nil)
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
    case .import: return .imported(count: 2, badLines: [3], words: words)
    case .barrier: break
    }
    return .done
  }
}

/// Lines that any copy of a logger adds to.
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
