// The work done in idle time: reading the rest of long texts, learning from texts and finished sentences, dropping the
// projects of closed documents, and looking for unknown words.

import InkEngine

extension Session {
  /// The urgency of waiting work.
  package enum Backlog {
    /// There is none.
    case nothing
    /// Once typing pauses.
    case wanted
    /// As soon as no message is waiting, because a response depends on it, or the quality of the next ones.
    case awaited
  }

  /// The urgency of the waiting work.
  var backlog: Backlog {
    if !diagnosticQueue.requests.isEmpty || !learningQueue.jobs.isEmpty { return .awaited }
    if documents.partlyRead != nil { return .awaited }
    let isWanted =
      !diagnosticQueue.publications.isEmpty || learningQueue.isDue
      || settings.mayHaveUnusedProjects
    return isWanted ? .wanted : .nothing
  }

  /// Does part of the waiting work, for a millisecond or two.
  mutating func workOnBacklog() {
    if !diagnosticQueue.requests.isEmpty {
      continueChecking()
    } else if !learningQueue.jobs.isEmpty {
      continueReading()
    } else if let uri = documents.partlyRead {
      try? documents.focus(on: uri) { engine.readFurther(&$0) }
    } else if learningQueue.isDue {
      learnFromAll(.sentences)
    } else if settings.mayHaveUnusedProjects {
      dropUnusedProjects()
    } else {
      continueChecking()
    }
  }
}
