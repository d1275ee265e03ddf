// A line that shows the progress of long work and the estimated time left.

import InkPack
import InkSystem

/// Progress on standard error: one line, overwritten in a terminal, one line per stage elsewhere.
struct ProgressLine {
  private let start = SystemClock.nanoseconds
  private let isTerminal = Descriptor.standardError.isTerminal
  private var lastShown: UInt64 = 0
  private var lastStage = ""

  mutating func show(_ progress: BuildProgress) {
    let tokens = progress.tokens > 0 ? ", \(progress.tokens / 1000) k tokens" : ""
    show("\(progress.stage.rawValue) \(progress.subject)", fraction: progress.fraction, tokens)
  }

  /// Shows the completed fraction of all the work, 0…1, and the current stage.
  mutating func show(_ stage: String, fraction: Double, _ detail: String = "") {
    let now = SystemClock.nanoseconds
    let isNew = stage != lastStage
    guard isNew || (isTerminal && now > lastShown + 200_000_000) else { return }
    (lastShown, lastStage) = (now, stage)
    let seconds = Double(now - start) / 1e9
    let left = fraction > 0.02 ? seconds / fraction - seconds : nil
    let time = left.map { ", \(Int($0.rounded())) s left" } ?? ""
    let line = "\(Int(fraction * 100)) % \(stage)\(detail)\(time)"
    write(isTerminal ? "\r\u{1B}[K\(line)" : "\(line)\n")
  }

  func end() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? Descriptor.standardError.writeAll(Array(text.utf8))
  }
}
