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
    let now = SystemClock.nanoseconds
    let stage = "\(progress.stage.rawValue) \(progress.subject)"
    let isNew = stage != lastStage
    guard isNew || (isTerminal && now > lastShown + 200_000_000) else { return }
    (lastShown, lastStage) = (now, stage)
    let seconds = Double(now - start) / 1e9
    let left = progress.fraction > 0.02 ? seconds / progress.fraction - seconds : nil
    let tokens = progress.tokens > 0 ? ", \(progress.tokens / 1000) k tokens" : ""
    let time = left.map { ", \(Int($0.rounded())) s left" } ?? ""
    let line = "\(Int(progress.fraction * 100)) % \(stage)\(tokens)\(time)"
    write(isTerminal ? "\r\u{1B}[K\(line)" : "\(line)\n")
  }

  func end() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? Descriptor.standardError.writeAll(Array(text.utf8))
  }
}
