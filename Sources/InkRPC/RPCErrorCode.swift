// The numeric codes of errors.

/// The code of an error response. The set is open: any number is a valid code.
package struct RPCErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number on the wire.
  package let rawValue: Int64

  /// Creates a code from its number.
  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  // JSON-RPC 2.0, section 5.1

  /// The body is not JSON, or the frame is damaged.
  package static let parseError = RPCErrorCode(rawValue: -32700)
  /// The JSON is not a valid message.
  package static let invalidRequest = RPCErrorCode(rawValue: -32600)
  /// The method does not exist.
  package static let methodNotFound = RPCErrorCode(rawValue: -32601)
  /// The parameters do not fit the method.
  package static let invalidParams = RPCErrorCode(rawValue: -32602)
  /// An internal error of the receiver.
  package static let internalError = RPCErrorCode(rawValue: -32603)

  // Language Server Protocol 3.18, ErrorCodes and LSPErrorCodes

  /// A request came before `initialize`.
  package static let serverNotInitialized = RPCErrorCode(rawValue: -32002)
  /// The request was valid but failed.
  package static let requestFailed = RPCErrorCode(rawValue: -32803)
  /// The content changed, so the answer would be out of date.
  package static let contentModified = RPCErrorCode(rawValue: -32801)
  /// The client cancelled the request.
  package static let requestCancelled = RPCErrorCode(rawValue: -32800)
}
