// What is still to be learned: sentences that were finished, and whole texts while they are read.

import InkEngine
import InkJSON
import InkLSP

/// Learning that is due or under way.
struct LearningQueue {
  /// Whether something finished was typed that is not learned from yet.
  var isDue = false
  /// The texts that are being read, the longest waiting first.
  var jobs: [LearnTextJob] = []
  /// How many words were found in texts that are read and not yet answered for, by the tokens of their answers.
  var wordsRead: [UInt64: Int] = [:]
}

/// A whole text that a client wants to be learned, while it is read.
struct LearnTextJob {
  /// The text, as far as it was read.
  var text: WholeTextCounter
  /// The client's name for it.
  let source: String
  /// What its answer is kept by.
  let token: UInt64
  /// The client's token for the progress; nil if it does not want to see it, or was not asked yet.
  var progress: JSONValue?
  /// When to ask a client that gave no token whether it wants to see the progress; nil once it was asked.
  var asksAt: UInt64?
  private var told = 0

  init(
    _ text: WholeTextCounter, of source: String, token: UInt64, progress: JSONValue?,
    asksAt: UInt64?
  ) {
    self.text = text
    self.source = source
    self.token = token
    self.progress = progress
    self.asksAt = asksAt
  }

  /// The progress to report; nil while the percentage is the same.
  mutating func report() -> Progress.State? {
    let percentage = Int(text.fraction * 100)
    if percentage == told { return nil }
    told = percentage
    return .report(percentage: percentage)
  }
}
