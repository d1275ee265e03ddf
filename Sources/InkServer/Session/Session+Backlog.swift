// The work for pauses: learning from texts and finished sentences, and looking for unknown words.

import InkEngine

extension Session {
  /// How soon waiting work should be done.
  package enum Backlog {
    /// There is nothing to do.
    case nothing
    /// Once the typing rests.
    case wanted
    /// As soon as no message is waiting: somebody waits for it.
    case awaited
  }

  /// How soon the work that waits should be done.
  package var backlog: Backlog {
    if !diagnosticQueue.requests.isEmpty || !learningQueue.jobs.isEmpty { return .awaited }
    return diagnosticQueue.publications.isEmpty && !learningQueue.isDue ? .nothing : .wanted
  }

  /// Does a part of what waits, for a millisecond or two.
  package mutating func workOnBacklog() {
    if !diagnosticQueue.requests.isEmpty {
      goOnChecking()
    } else if !learningQueue.jobs.isEmpty {
      goOnReading()
    } else if learningQueue.isDue {
      learnFromAll(.sentences)
    } else {
      goOnChecking()
    }
  }
}
