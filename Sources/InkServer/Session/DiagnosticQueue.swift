// Which documents wait for diagnostics of unknown words, who asked, and what the client was last sent.

/// The documents that wait to be looked through for unknown words, and the diagnostics that the client has.
struct DiagnosticQueue {
  /// Requests that wait for a document, by the tokens of their answers.
  private(set) var requests: [(uri: String, token: UInt64)] = []
  /// Documents whose diagnostics are published when they are found, the longest waiting first.
  private(set) var publications: [String] = []
  /// Whether documents had diagnostics when the client was last told to ask for them again.
  var hadDiagnostics = false
  /// The diagnostics that the client was sent last: the name of the list, by document.
  private var published: [String: String] = [:]

  /// The document to go on with.
  var next: String? { requests.first?.uri ?? publications.first }

  /// Notes that an answer waits for a document.
  mutating func enqueueRequest(_ uri: String, token: UInt64) { requests.append((uri, token)) }

  /// Gives an answer up; false if it does not wait for a document.
  mutating func giveUp(_ token: UInt64) -> Bool {
    let count = requests.count
    requests.removeAll { $0.token == token }
    return requests.count < count
  }

  /// Notes that a document is to be looked through when there is time.
  mutating func enqueuePublication(_ uri: String) {
    if !publications.contains(uri) { publications.append(uri) }
  }

  /// Notes that a document is through. Gives the answers that waited for it, and whether its diagnostics are to be
  /// published.
  mutating func finish(_ uri: String) -> (tokens: [UInt64], isDue: Bool) {
    let tokens = requests.filter { $0.uri == uri }.map(\.token)
    let isDue = publications.contains(uri)
    requests.removeAll { $0.uri == uri }
    publications.removeAll { $0 == uri }
    return (tokens, isDue)
  }

  /// Whether the client was sent diagnostics of a document.
  func hasDiagnostics(_ uri: String) -> Bool { published[uri] != nil }

  /// Notes the diagnostics that are about to be published. False if the client has these already, or had none and gets
  /// none.
  mutating func recordPublished(_ name: String, of uri: String, isEmpty: Bool) -> Bool {
    let old = published[uri]
    published[uri] = isEmpty ? nil : name
    return old != published[uri]
  }
}
