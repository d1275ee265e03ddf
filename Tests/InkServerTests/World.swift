// The world of a session in tests: files and packs in memory, a store, and a log that is kept.

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
  /// The process id of the client, if it was named at the start.
  var clientProcess: Int?
  /// Whether files are read from the real file system.
  var usesRealFiles = false
  /// Whether no file can be written.
  var isReadOnly = false
  /// The languages that packs were requested for, per request.
  var askedLanguages: [[String]] = []
  /// The available language packs.
  var packs: [LanguagePack] = []
  /// The available emoji tables.
  var emojiTables: [EmojiTable] = []
  /// The store of the user's words.
  let store = StoreInMemory()
  /// Everything that was logged.
  let logged = LogLines()

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
      version: "1.2.3", clientProcess: clientProcess, userSettingsPath: settingsPath, files: self,
      packs: self, store: store, clock: self)
  }
}

extension World: FileAccess {
  var homeFolder: String { disk.homeFolder }

  func read(_ path: String, limitBytes: Int) throws -> [UInt8]? {
    guard usesRealFiles else { return disk.read(path, limitBytes: limitBytes) }
    return FileSystem.exists(path) ? try FileSystem.read(path, limitBytes: limitBytes) : nil
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    if isReadOnly { return try disk.write(bytes, to: path) }
    disk.contents[path] = bytes
  }

  func resolvedPath(of path: String) -> String? { disk.resolvedPath(of: path) }

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
