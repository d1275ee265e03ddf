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
    if !checks.asked.isEmpty || !studies.readings.isEmpty { return .awaited }
    return checks.due.isEmpty && !studies.isDue ? .nothing : .wanted
  }

  /// Does a part of what waits, for a millisecond or two.
  package mutating func workOnBacklog() {
    if !checks.asked.isEmpty {
      goOnChecking()
    } else if !studies.readings.isEmpty {
      goOnReading()
    } else if studies.isDue {
      learnFromAll(.sentences)
    } else {
      goOnChecking()
    }
  }
}
