// A line that tells how far long work has come and how long it will still take.

import InkPack
import InkSystem

/// Progress on standard error: one line that is written over in a terminal, one line a stage elsewhere.
struct ProgressLine {
  private let start = SystemClock.nanoseconds
  private let isTerminal = Descriptor.standardError.isTerminal
  private var lastShown: UInt64 = 0
  private var lastStage = ""

  mutating func show(_ progress: BuildProgress) {
    let tokens = progress.tokens > 0 ? ", \(progress.tokens / 1000) k tokens" : ""
    show("\(progress.stage.rawValue) \(progress.subject)", fraction: progress.fraction, tokens)
  }

  /// Shows how far all the work has come, 0…1, and what is being done.
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
