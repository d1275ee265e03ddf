// The log for people who look for a mistake: short lines on standard error, dropped rather than waited for.

import InkSystem
package import Logging
import Synchronization

/// Writes each event as one line to standard error, as long as somebody reads there.
package struct StandardErrorLog: LogHandler {
  /// The longest line, in bytes; what is longer is cut. Far below what a pipe takes without waiting.
  private static let lineLimitBytes = 1000

  /// What is logged at all.
  package var logLevel: Logger.Level
  /// What every line tells beside its message.
  package var metadata: Logger.Metadata = [:]
  private let dropped = DroppedLines()

  /// Creates a log from a level on.
  package init(level: Logger.Level = .warning) {
    logLevel = level
  }

  /// A logger over such a log.
  package static func logger(level: Logger.Level = .warning) -> Logger {
    Logger(label: "inkling") { _ in StandardErrorLog(level: level) }
  }

  /// One of the things that every line tells.
  package subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line, if it can be written at once.
  package func log(event: LogEvent) {
    let details = metadata.merging(event.metadata ?? [:]) { $1 }
      .sorted { $0.key < $1.key }
      .map { " \($0.key)=\($0.value)" }
    let line = "inkling: \(event.level): \(event.message)\(details.joined())"
    dropped.write(Array(line.utf8.prefix(StandardErrorLog.lineLimitBytes)))
  }
}

/// Counts the lines that nobody took, and tells of them with the next one that somebody takes.
private final class DroppedLines: Sendable {
  private let count = Mutex(0)

  func write(_ line: [UInt8]) {
    count.withLock { count in
      let lost = count == 0 ? "" : " (\(count) lines before it were dropped)"
      let bytes = line + Array("\(lost)\n".utf8)
      let isWritten = canWrite && (try? Descriptor.standardError.write(bytes.span)) != nil
      count = isWritten ? 0 : count + 1
    }
  }

  private var canWrite: Bool {
    var polls = PollSet()
    polls.watch(.standardError, for: .writing, token: 0)
    return (try? polls.wait(until: 0))?.first?.canWrite == true
  }
}
