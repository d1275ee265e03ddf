// `window/workDoneProgress/create`: the server asks to report progress under a token of its own.

package import InkJSON

/// Our request to report progress under a token.
package struct CreateProgressRequest: JSONWritable, Equatable, Sendable {
  /// The method name on the wire.
  package static let method = "window/workDoneProgress/create"

  /// The token for `$/progress`.
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
