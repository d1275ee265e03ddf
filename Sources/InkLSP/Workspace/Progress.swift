// `$/progress`: how far work has come that a client has given a token for.

package import InkJSON

/// A step of some work that takes long.
package struct Progress: JSONWritable, Sendable {
  /// How far it has come.
  package enum State: Equatable, Sendable {
    /// It begins, under a title.
    case begin(String)
    /// So many hundredths are done.
    case report(percentage: Int)
    /// It is done.
    case end
  }

  /// The method name on the wire.
  package static let method = "$/progress"

  /// The token the client gave: a string or a number.
  package var token: JSONValue
  /// How far the work has come.
  package var state: State

  /// Creates a step of the work that a client knows by a token.
  package init(token: JSONValue, _ state: State) {
    self.token = token
    self.state = state
  }

  /// Writes `{token, value: {kind, title?, percentage?}}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("token", token)
      $0.object("value") {
        switch state {
        case .begin(let title):
          $0.member("kind", "begin")
          $0.member("title", title)
          $0.member("percentage", 0)
        case .report(let percentage):
          $0.member("kind", "report")
          $0.member("percentage", percentage)
        case .end:
          $0.member("kind", "end")
        }
      }
    }
  }
}
