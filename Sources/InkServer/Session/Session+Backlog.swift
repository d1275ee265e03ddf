// The work done in idle time: learning from texts and finished sentences, and looking for unknown words.

import InkEngine

extension Session {
  /// The urgency of waiting work.
  package enum Backlog {
    /// There is none.
    case nothing
    /// Once typing pauses.
    case wanted
    /// As soon as no message is waiting, because a response depends on it.
    case awaited
  }

  /// The urgency of the waiting work.
  package var backlog: Backlog {
    if !diagnosticQueue.requests.isEmpty || !learningQueue.jobs.isEmpty { return .awaited }
    return diagnosticQueue.publications.isEmpty && !learningQueue.isDue ? .nothing : .wanted
  }

  /// Does part of the waiting work, for a millisecond or two.
  package mutating func workOnBacklog() {
    if !diagnosticQueue.requests.isEmpty {
      continueChecking()
    } else if !learningQueue.jobs.isEmpty {
      continueReading()
    } else if learningQueue.isDue {
      learnFromAll(.sentences)
    } else {
      continueChecking()
    }
  }
}
