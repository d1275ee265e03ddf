// An error as a response carries it.

package import InkJSON

/// An error response: a code for programs, a message for people, and optional data.
package struct RPCError: Error, Equatable, Sendable {
  /// The kind of error.
  package let code: RPCErrorCode
  /// What was expected, what was found and what to do about it; never contains the user's text.
  package let message: String
  /// Additional data, if any.
  package let data: JSONValue?

  /// Creates an error with a code and a message.
  package init(_ code: RPCErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

extension RPCError {
  /// Returns the error for a body that is not JSON.
  package static func notJSON(_ error: JSONError) -> RPCError {
    RPCError(.parseError, "\(error)")
  }

  /// Returns the error for a frame that cannot be read.
  package static func brokenFrame(_ error: FrameError) -> RPCError {
    RPCError(.parseError, "\(error)")
  }

  /// Returns the error for JSON that is not a message.
  package static func notAMessage(_ error: JSONDecodingError) -> RPCError {
    RPCError(.invalidRequest, "\(error)")
  }

  /// The error for a message that is nothing but an id.
  package static let bare = RPCError(
    .invalidRequest, "message: expected one of method, result and error, found none")

  /// Returns the error for a method the receiver does not have.
  package static func methodNotFound(_ method: String) -> RPCError {
    // A method name may be as long as a frame; its start is enough to find the mistake.
    RPCError(.methodNotFound, "expected a method of this server, found \"\(method.prefix(80))\"")
  }

  /// Returns the error for parameters that do not fit the method.
  package static func invalidParams(_ error: JSONDecodingError) -> RPCError {
    RPCError(.invalidParams, "\(error)")
  }

  /// Returns the error for a request received before `initialize`.
  package static func notInitialized(_ method: String) -> RPCError {
    RPCError(
      .serverNotInitialized,
      "expected \"initialize\" first, found \"\(method.prefix(80))\"; send initialize and try again"
    )
  }

  /// The error for a second `initialize`.
  package static let initializedTwice = RPCError(
    .invalidRequest, "expected initialize once, found it again")

  /// The error for a request that its sender cancelled.
  package static let cancelled = RPCError(.requestCancelled, "the client cancelled this request")

  /// The error for a query superseded by a newer one about changed text.
  package static let superseded = RPCError(
    .contentModified, "content modified: the text has changed, and a newer request asks the same")
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
