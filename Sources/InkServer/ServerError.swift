// What can be wrong with a request that is well formed.

/// An error of the server. It names things as the client named them, so it is for answers, not for logs.
package enum ServerError: Error, Equatable, Sendable {
  /// The document with this URI is not open.
  case unknownDocument(String)
  /// There is no command of this name.
  case unknownCommand(String)
  /// There is no pack of this language.
  case noPack(String)
  /// There is no data source of this name.
  case noDataSource(String)
  /// Nobody edits the text field of this name.
  case fieldNotEdited(String)
  /// A file that should be in the workspace is elsewhere.
  case outsideWorkspace(String)
  /// The provider neither learns nor ignores words.
  case withoutWords
  /// A word is for the workspace, and none is open.
  case withoutWorkspace
  /// A password is to be learned from.
  case password
  /// A text that was to be learned was forgotten, or the session ended, before it was read to its end.
  case readingGivenUp
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
    case .noDataSource(let name):
      "params.event.dataSource: expected one of the setting dataSources, found \"\(name.prefix(80))\""
    case .fieldNotEdited(let name):
      "params.field: expected a field that is edited, found \"\(name.prefix(80))\"; send the event \"begin\" first"
    case .outsideWorkspace(let path):
      "expected a file in the workspace, found a link out of it at \(path)"
    case .withoutWords:
      "expected a provider that keeps words, found one that does not; set provider.kind to \"local\""
    case .withoutWorkspace:
      "expected an open workspace folder for its words, found none; open one, or use the scope \"user\""
    case .password:
      "expected a text to learn from, found a password field; nothing is ever learned of one"
    case .readingGivenUp:
      "expected to read the text to its end, was told to forget or to end before; nothing of it is learned, send inkling.learnText again"
    case .notKept(let reason):
      reason
    }
  }
}
