// What is open between us and the client: answers we owe it, and questions it has not answered.

import InkJSON
import InkRPC

/// Requests that are not answered yet, in both directions, each under its id or token.
struct Pending {
  /// What the client was asked.
  enum Question: Equatable {
    /// For its settings: those for all documents, and those for each of these folders.
    case configuration(folders: [String])
    /// To tell us of changed settings, or of typed characters.
    case registration
    /// To change a document.
    case edit
    /// To ask for the marks again.
    case refresh
    /// To show the progress of the reading with this token.
    case progress(UInt64)

    /// Whether its answer means nothing any more once another question is asked.
    func isSuperseded(by other: Question) -> Bool {
      if case (.configuration, .configuration) = (self, other) { return true }
      return self == other
    }
  }

  /// Answers that wait for some work, by its token: a job of the store, a text that is read, marks that are looked
  /// for, a question that the external provider has.
  var answers: [UInt64: (id: RequestID, deferred: Deferred<Session, any JSONWritable>)] = [:]

  /// Commands held back until the user's words are loaded, in order.
  var commands: [(id: RequestID, params: JSONField)] = []

  private var questions: [RequestID: Question] = [:]
  private var lastToken: UInt64 = 0
  private var lastQuestion: Int64 = 0

  /// A token for the next piece of work.
  mutating func nextToken() -> UInt64 {
    lastToken += 1
    return lastToken
  }

  /// Lets an answer that is kept by a token wait for another piece of work.
  mutating func answer(_ token: UInt64, waitsFor job: UInt64) {
    guard let (id, deferred) = answers.removeValue(forKey: token) else { return }
    answers[job] = (id, Deferred(token: job, finish: deferred.finish))
  }

  /// An id for a question; a question of the same kind that is still open is not waited for any more.
  mutating func ask(_ question: Question) -> RequestID {
    for (id, open) in questions where open.isSuperseded(by: question) { questions[id] = nil }
    lastQuestion += 1
    let id = RequestID.integer(lastQuestion)  // Vim's channels can answer no other kind of id.
    questions[id] = question
    return id
  }

  /// The question that an answer is for; nil if nobody waits for it, as for a second answer.
  mutating func answered(_ id: RequestID) -> Question? {
    questions.removeValue(forKey: id)
  }
}
