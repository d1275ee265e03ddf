// The log for developers: short lines on standard error, dropped rather than blocking.

import InkSystem
package import Logging
import Synchronization

/// Writes each event as a line to standard error, as long as it is being read.
package struct StandardErrorLog: LogHandler {
  /// The longest line, in bytes, beyond which it is truncated; far below what a pipe accepts without blocking.
  private static let lineLimitBytes = 1000

  /// The minimum level of logged events.
  package var logLevel: Logger.Level
  /// The metadata added to every line.
  package var metadata: Logger.Metadata = [:]
  private let dropped = DroppedLines()

  /// Creates a log with a minimum level.
  package init(level: Logger.Level = .warning) {
    logLevel = level
  }

  /// Returns a logger that writes to such a log.
  package static func logger(level: Logger.Level = .warning) -> Logger {
    Logger(label: "inkling") { _ in StandardErrorLog(level: level) }
  }

  /// The value of a metadata key.
  package subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line, if that is possible without blocking.
  package func log(event: LogEvent) {
    let details = metadata.merging(event.metadata ?? [:]) { $1 }
      .sorted { $0.key < $1.key }
      .map { " \($0.key)=\($0.value)" }
    let line = "inkling: \(event.level): \(event.message)\(details.joined())"
    dropped.write(Array(line.utf8.prefix(StandardErrorLog.lineLimitBytes)))
  }
}

/// Counts the lines that could not be written, and reports their number with the next one that can.
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
