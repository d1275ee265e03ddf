// `$/progress`: the progress of work that has a token.

package import InkJSON

/// A progress report of long-running work.
package struct Progress: JSONWritable, Sendable {
  /// The stages of progress.
  package enum State: Equatable, Sendable {
    /// The work begins, under a title.
    case begin(String)
    /// A percentage of the work is done.
    case report(percentage: Int)
    /// The work is done.
    case end
  }

  /// The method name on the wire.
  package static let method = "$/progress"

  /// The token: a string or a number.
  package var token: JSONValue
  /// The stage of the work.
  package var state: State

  /// Creates a report on the work with a token.
  package init(token: JSONValue, _ state: State) {
    self.token = token
    self.state = state
  }

  /// Writes `{token, value: {kind, title?, cancellable?, percentage?}}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("token", token)
      $0.object("value") {
        switch state {
        case .begin(let title):
          $0.member("kind", "begin")
          $0.member("title", title)
          $0.member("cancellable", true)
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
