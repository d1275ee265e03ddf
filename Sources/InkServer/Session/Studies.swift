// What is still to be learned: sentences that were finished, and whole texts while they are read.

import InkEngine
import InkJSON
import InkLSP

/// What was not learned from yet.
struct Studies {
  /// Whether something finished was typed that is not learned from yet.
  var isDue = false
  /// The texts that are being read, the longest waiting first.
  var readings: [Reading] = []
  /// How many words those had that were read, by the tokens of their answers.
  var wordsRead: [UInt64: Int] = [:]
}

/// A whole text that a client wants to be learned, while it is read.
struct Reading {
  /// The text, as far as it was read.
  var text: TextReading
  /// The client's name for it.
  let source: String
  /// What its answer is kept by.
  let token: UInt64
  /// What the client knows its progress by; nil where it does not want to know, or was not asked so far.
  var progress: JSONValue?
  /// When a client that has given no name for the progress is asked whether it wants to know; nil once it was.
  var asksAt: UInt64?
  private var told = 0

  init(_ text: TextReading, of source: String, token: UInt64, progress: JSONValue?, asksAt: UInt64?)
  {
    self.text = text
    self.source = source
    self.token = token
    self.progress = progress
    self.asksAt = asksAt
  }

  /// How far it has come, where that is news.
  mutating func report() -> Progress.State? {
    let percentage = Int(text.fraction * 100)
    if percentage == told { return nil }
    told = percentage
    return .report(percentage: percentage)
  }
}
