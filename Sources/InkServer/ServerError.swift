// What can be wrong with a request that is well formed.

/// An error of the server; no case carries text of the user.
package enum ServerError: Error, Equatable, Sendable {
  /// The document is not open.
  case unknownDocument
  /// There is no command of this name.
  case unknownCommand(String)
  /// The store could not keep a change; with its own sentence.
  case notKept(String)
}

extension ServerError: CustomStringConvertible {
  /// The error as a sentence with its remedy.
  package var description: String {
    switch self {
    case .unknownDocument:
      "params.textDocument.uri: expected an open document, found none with this URI; "
        + "send textDocument/didOpen first"
    case .unknownCommand(let name):
      "params.command: expected a command announced by initialize, found \"\(name.prefix(80))\""
    case .notKept(let reason):
      reason
    }
  }
}
