// The errors of well-formed requests.

/// An error of the server. It quotes names from the request, so it is for responses and not for logs.
package enum ServerError: Error, Equatable, Sendable {
  /// The document with this URI is not open.
  case unknownDocument(String)
  /// The text of a document is not known any more, since a change of it could not be applied.
  case textUnknown
  /// There is no command with this name.
  case unknownCommand(String)
  /// There is no pack for this language.
  case noPack(String)
  /// There is no data source with this name.
  case noDataSource(String)
  /// The text field with this name is not being edited.
  case fieldNotEdited(String)
  /// A file that should be in the workspace is outside of it.
  case outsideWorkspace(String)
  /// The provider neither learns nor ignores words.
  case withoutWords
  /// A word is meant for the workspace, but no workspace is open.
  case withoutWorkspace
  /// The folder or document with this URI has a path that is not UTF-8, and hence no project.
  case pathNotUTF8(String)
  /// A character that is no emoji is to be a favorite.
  case noEmoji
  /// The text to learn from is a password.
  case password
  /// A text was forgotten, or the session ended, before it had been read completely.
  case readingGivenUp
  /// A setting could not be added to the user's settings file; with the reason.
  case settingNotKept(String)
  /// The store could not save a change; with the store's own message.
  case notKept(String)
}

extension ServerError: CustomStringConvertible {
  /// A description of the error with a remedy.
  package var description: String {
    switch self {
    case .unknownDocument(let uri):
      "expected an open document, found none at \(uri.prefix(1000)); send textDocument/didOpen first"
    case .textUnknown:
      "expected every change of the document in a form that can be applied, found one that cannot; send its whole text in textDocument/didChange, or open it again"
    case .unknownCommand(let name):
      "params.command: expected one that initialize announced, found \"\(name.prefix(80))\""
    case .noPack(let language):
      "inkling.setLanguage.language: expected a language that has a pack, found \"\(language.prefix(80))\"; 'inkling pack list' lists the available ones"
    case .noDataSource(let name):
      "params.event.dataSource: expected one of the setting dataSources, found \"\(name.prefix(80))\""
    case .fieldNotEdited(let name):
      "params.field: expected a field that is being edited, found \"\(name.prefix(80))\"; send the event \"begin\" first"
    case .outsideWorkspace(let path):
      "expected a file in the workspace, found a link out of it at \(path)"
    case .withoutWords:
      "expected a provider that keeps words, found one that does not; set provider.kind to \"local\""
    case .withoutWorkspace:
      "expected an open workspace folder for its words, found none; open one, or use the scope \"user\""
    case .pathNotUTF8(let uri):
      "expected a path in UTF-8, found other bytes in \(uri.prefix(1000)); no settings or words of a project apply there, unless its folders are renamed"
    case .noEmoji:
      "inkling.setFavoriteEmoji.emoji: expected an emoji, found another character"
    case .password:
      "expected a text to learn from, found a password field; passwords are never learned"
    case .readingGivenUp:
      "expected to read the whole text, was told to forget or to end first; nothing was learned from it, send inkling.learnText again"
    case .settingNotKept(let reason):
      "expected a settings file that the setting can be added to: \(reason); leave out \"persist\" to set it for the session"
    case .notKept(let reason):
      reason
    }
  }
}
