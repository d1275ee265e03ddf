// The documents that wait for diagnostics, the requests for them, and what the client was last sent.

/// The documents waiting to be checked for unknown words, and the diagnostics the client has.
struct DiagnosticQueue {
  /// The requests waiting for a document, by the tokens of their deferred responses.
  private(set) var requests: [(uri: String, token: UInt64)] = []
  /// The documents whose diagnostics are to be published, longest waiting first.
  private(set) var publications: [String] = []
  /// Whether documents had diagnostics when the client was last asked to refresh them.
  var reportedDiagnostics = false
  /// The ids of the diagnostics last sent to the client, by document.
  private var published: [String: String] = [:]

  /// The document to check next.
  var next: String? { requests.first?.uri ?? publications.first }

  /// Records that a response waits for a document.
  mutating func enqueueRequest(_ uri: String, token: UInt64) { requests.append((uri, token)) }

  /// Removes a waiting response; returns false if there is none.
  mutating func giveUp(_ token: UInt64) -> Bool {
    let count = requests.count
    requests.removeAll { $0.token == token }
    return requests.count < count
  }

  /// Records that a document is to be checked when there is time.
  mutating func enqueuePublication(_ uri: String) {
    if !publications.contains(uri) { publications.append(uri) }
  }

  /// Records that a document has been checked. Returns the responses that waited for it, and whether its diagnostics
  /// are to be published.
  mutating func finish(_ uri: String) -> (tokens: [UInt64], isDue: Bool) {
    let tokens = requests.filter { $0.uri == uri }.map(\.token)
    let isDue = publications.contains(uri)
    requests.removeAll { $0.uri == uri }
    publications.removeAll { $0 == uri }
    return (tokens, isDue)
  }

  /// Whether the client was sent diagnostics of a document.
  func hasDiagnostics(_ uri: String) -> Bool { published[uri] != nil }

  /// Records the diagnostics about to be published. Returns false if the client already has them, or had none and there
  /// are none.
  mutating func recordPublished(_ name: String, of uri: String, isEmpty: Bool) -> Bool {
    let old = published[uri]
    published[uri] = isEmpty ? nil : name
    return old != published[uri]
  }
}
