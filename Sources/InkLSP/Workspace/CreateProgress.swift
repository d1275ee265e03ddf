// `window/workDoneProgress/create`: the server asks to tell of some work that the client has given no token for.

package import InkJSON

/// Our request to show progress under a token.
package struct CreateProgressRequest: JSONWritable, Equatable, Sendable {
  /// The method name on the wire.
  package static let method = "window/workDoneProgress/create"

  /// What `$/progress` will be sent under.
  package var token: JSONValue

  /// Creates a request.
  package init(token: JSONValue) {
    self.token = token
  }

  /// Writes `{token}`.
  package func write(to writer: inout JSONWriter) {
    writer.object { $0.member("token", token) }
  }
}
