// An error as an answer carries it.

package import InkJSON

/// An error answer: a code for programs, a sentence for people, and data for either.
package struct RPCError: Error, Equatable, Sendable {
  /// What kind of error it is.
  package let code: RPCErrorCode
  /// What was expected, what was found and what to do, never with text of the user.
  package let message: String
  /// More about it, if there is more.
  package let data: JSONValue?

  /// An error with a code and a sentence.
  package init(_ code: RPCErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

extension RPCError {
  /// A body that is not JSON.
  package static func notJSON(_ error: JSONError) -> RPCError {
    RPCError(.parseError, "\(error)")
  }

  /// A frame that cannot be read.
  package static func brokenFrame(_ error: FrameError) -> RPCError {
    RPCError(.parseError, "\(error)")
  }

  /// JSON that is not a message.
  package static func notAMessage(_ error: JSONDecodingError) -> RPCError {
    RPCError(.invalidRequest, "\(error)")
  }

  /// A method that the receiver does not have.
  package static func methodNotFound(_ method: String) -> RPCError {
    // A name may be as long as a frame; its beginning is enough to find the mistake.
    RPCError(.methodNotFound, "expected a method of this server, found \"\(method.prefix(80))\"")
  }

  /// Parameters that are not those of the method.
  package static func invalidParams(_ error: JSONDecodingError) -> RPCError {
    RPCError(.invalidParams, "\(error)")
  }

  /// A request before `initialize`.
  package static func notInitialized(_ method: String) -> RPCError {
    RPCError(
      .serverNotInitialized,
      "expected \"initialize\" first, found \"\(method.prefix(80))\"; send initialize and try again"
    )
  }

  /// A request that its sender cancelled.
  package static let cancelled = RPCError(.requestCancelled, "the client cancelled this request")

  /// A query that a newer one for changed text made pointless.
  package static let superseded = RPCError(
    .contentModified, "the text has changed and a newer request asks the same")
}

extension RPCError: JSONWritable {
  /// Writes the error object.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", Int(code.rawValue))
      $0.member("message", message)
      $0.member("data", data)
    }
  }
}
