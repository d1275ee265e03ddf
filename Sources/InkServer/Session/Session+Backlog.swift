// What is done when nothing else has come: learning from texts and finished sentences, looking for unknown words.

import InkEngine

extension Session {
  /// How pressing what waits is.
  package enum Backlog {
    /// There is nothing to do.
    case nothing
    /// When the typing rests.
    case wanted
    /// Whenever nothing else has come.
    case awaited
  }

  /// How pressing what waits is.
  package var backlog: Backlog {
    if !pending.checks.asked.isEmpty || !pending.readings.isEmpty { return .awaited }
    return pending.checks.due.isEmpty && !pending.studyIsDue ? .nothing : .wanted
  }

  /// Does a part of what waits, for a millisecond or two.
  package mutating func workOnBacklog() {
    if !pending.checks.asked.isEmpty {
      goOnChecking()
    } else if !pending.readings.isEmpty {
      goOnReading()
    } else if pending.studyIsDue {
      learnFromAll(.sentences)
    } else {
      goOnChecking()
    }
  }
}
