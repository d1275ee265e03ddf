// What can be wrong with a request that is well formed.

/// An error of the server. It names things as the client named them, so it is for answers, not for logs.
package enum ServerError: Error, Equatable, Sendable {
  /// The document with this URI is not open.
  case unknownDocument(String)
  /// There is no command of this name.
  case unknownCommand(String)
  /// There is no pack of this language.
  case noPack(String)
  /// The provider neither learns nor ignores words.
  case withoutWords
  /// A word is for the workspace, and none is open.
  case withoutWorkspace
  /// The store could not keep a change; with its own sentence.
  case notKept(String)
}

extension ServerError: CustomStringConvertible {
  /// The error as a sentence with its remedy.
  package var description: String {
    switch self {
    case .unknownDocument(let uri):
      "expected an open document, found none at \(uri.prefix(1000)); send textDocument/didOpen first"
    case .unknownCommand(let name):
      "params.command: expected one that initialize announced, found \"\(name.prefix(80))\""
    case .noPack(let language):
      "params.language: expected a language that has a pack, found \"\(language.prefix(80))\"; 'inkling pack list' shows those there are"
    case .withoutWords:
      "expected a provider that keeps words, found one that does not; set provider.kind to \"local\""
    case .withoutWorkspace:
      "expected an open workspace folder for its words, found none; open one, or use the scope \"user\""
    case .notKept(let reason):
      reason
    }
  }
}
