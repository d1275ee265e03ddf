// Which documents are to be looked through for unknown words, for whom, and what clients were last told.

/// The looking for unknown words that is begun and not finished.
struct Checks {
  /// Requests that wait for a document, by the tokens of their answers.
  private(set) var asked: [(uri: String, token: UInt64)] = []
  /// Documents whose marks are told without being asked, the longest waiting first.
  private(set) var due: [String] = []
  /// Whether documents had marks when the client was last told to ask for them again.
  var hadMarks = false
  /// The names of the marks that the client was told last, by document.
  private var published: [String: String] = [:]

  /// The document to go on with.
  var next: String? { asked.first?.uri ?? due.first }

  /// Notes that an answer waits for a document.
  mutating func ask(_ uri: String, token: UInt64) { asked.append((uri, token)) }

  /// Lets an answer wait no more; false where it does not wait for a document.
  mutating func giveUp(_ token: UInt64) -> Bool {
    let count = asked.count
    asked.removeAll { $0.token == token }
    return asked.count < count
  }

  /// Notes that a document is to be looked through when there is time.
  mutating func want(_ uri: String) {
    if !due.contains(uri) { due.append(uri) }
  }

  /// A document is through: gives the answers that waited for it, and whether it is told of by itself.
  mutating func finish(_ uri: String) -> (tokens: [UInt64], isDue: Bool) {
    let tokens = asked.filter { $0.uri == uri }.map(\.token)
    let isDue = due.contains(uri)
    asked.removeAll { $0.uri == uri }
    due.removeAll { $0 == uri }
    return (tokens, isDue)
  }

  /// Whether the client was told of marks in a document.
  func isMarked(_ uri: String) -> Bool { published[uri] != nil }

  /// Notes marks that are about to be told; false where the client has them already. Nobody has to be told that
  /// there are none.
  mutating func isNews(_ name: String, of uri: String, isEmpty: Bool) -> Bool {
    let old = published[uri]
    published[uri] = isEmpty ? nil : name
    return old != published[uri]
  }
}
