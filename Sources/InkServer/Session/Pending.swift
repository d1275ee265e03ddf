// The open requests between server and client: responses the server owes, and requests of ours.

import InkEngine
import InkJSON
import InkRPC

/// The requests not yet answered, in both directions, by id or token.
struct Pending {
  /// A request to the client.
  enum ClientRequest: Equatable {
    /// For its settings: those for all documents, and those for each of these folders.
    case configuration(folders: [String])
    /// To register for changed settings, or for typed characters.
    case registration
    /// To edit the document with this URI, which reverts this correction.
    case edit(uri: String, reverting: TypingCorrection)
    /// To pull the diagnostics again.
    case refresh
    /// To show the progress of the reading with this token.
    case progress(UInt64)

    /// Whether the response becomes irrelevant once another request is sent.
    func isSuperseded(by other: ClientRequest) -> Bool {
      if case (.configuration, .configuration) = (self, other) { return true }
      return self == other
    }
  }

  /// The responses that wait for some work, by its token: a job of the store, a text being read, a search for
  /// diagnostics, or a question to the external provider.
  private var answers: [UInt64: (id: RequestID, deferred: Deferred<Session, any JSONWritable>)] =
    [:]

  private var requests: [RequestID: ClientRequest] = [:]
  private var lastToken: UInt64 = 0
  private var lastRequest: Int64 = 0

  /// Returns a token for the next piece of work.
  mutating func nextToken() -> UInt64 {
    lastToken += 1
    return lastToken
  }

  /// Whether the server owes a response.
  var owesAnswers: Bool { !answers.isEmpty }

  /// Lets the response to a request wait for its work.
  mutating func postpone(_ id: RequestID, _ deferred: Deferred<Session, any JSONWritable>) {
    answers[deferred.token] = (id, deferred)
  }

  /// Returns the response that waits for some work, which is given now; nil if none does.
  mutating func takeAnswer(
    _ token: UInt64
  ) -> (id: RequestID, deferred: Deferred<Session, any JSONWritable>)? {
    answers.removeValue(forKey: token)
  }

  /// Returns the token of the work that the response to a request waits for; nil if it does not wait.
  func token(of id: RequestID) -> UInt64? { answers.first { $0.value.id == id }?.key }

  /// Makes a response that waits for one piece of work wait for another.
  mutating func answer(_ token: UInt64, waitsFor job: UInt64) {
    guard let (id, deferred) = answers.removeValue(forKey: token) else { return }
    answers[job] = (id, Deferred(token: job, finish: deferred.finish))
  }

  /// Awaits the answer to a request to the client; returns its id. Open requests that it supersedes are no longer
  /// waited for.
  mutating func register(_ request: ClientRequest) -> RequestID {
    for (id, open) in requests where open.isSuperseded(by: request) { requests[id] = nil }
    lastRequest += 1
    let id = RequestID.integer(lastRequest)  // Vim's channels cannot answer any other kind of id.
    requests[id] = request
    return id
  }

  /// Whether a request of ours is not answered yet.
  func awaits(_ request: ClientRequest) -> Bool { requests.values.contains(request) }

  /// Returns the request that a response is for and closes it; nil if there is none, as for a second response.
  mutating func answered(_ id: RequestID) -> ClientRequest? {
    requests.removeValue(forKey: id)
  }
}
