// What is still to be learned: finished sentences, and complete texts while they are being read.

import InkEngine
import InkJSON
import InkLSP

/// Learning that is due or in progress.
struct LearningQueue {
  /// Whether finished text has been typed that has not been learned from yet.
  var isDue = false
  /// The new words that left their texts.
  var retracted = RetractedWords()
  /// The texts being read, longest waiting first.
  var jobs: [LearnTextJob] = []
  /// The number of words in texts that have been read but not yet answered, by the tokens of their deferred responses.
  var wordsRead: [UInt64: Int] = [:]
}

/// A complete text to learn from, while it is being read.
struct LearnTextJob {
  /// The text and the position up to which it has been read.
  var text: WholeTextCounter
  /// The URI of the text.
  let source: String
  /// The token of the deferred response.
  let token: UInt64
  /// The client's progress token; nil if it does not want progress, or has not been asked yet.
  var progress: JSONValue?
  /// When to ask a client that sent no token to create one, in nanoseconds; nil once it has been asked.
  var progressRequestTime: UInt64?
  private var told = 0

  init(
    _ text: WholeTextCounter, of source: String, token: UInt64, progress: JSONValue?,
    progressRequestTime: UInt64?
  ) {
    self.text = text
    self.source = source
    self.token = token
    self.progress = progress
    self.progressRequestTime = progressRequestTime
  }

  /// Returns the progress to report; nil if the percentage has not changed.
  mutating func report() -> Progress.State? {
    let percentage = Int(text.fraction * 100)
    if percentage == told { return nil }
    told = percentage
    return .report(percentage: percentage)
  }
}
