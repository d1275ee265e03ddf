// A change to the user's words as a value: what the engine applies in memory and the store writes down.

/// Where a learned or ignored word holds.
package enum WordScope: Hashable, Sendable {
  /// Until the server ends.
  case session
  /// In the document with this URI.
  case document(String)
  /// In the documents that follow the folder with this URI, which has no slash at its end.
  case workspace(String)
  /// Everywhere, for this user.
  case user

  /// Whether a word of this scope holds in a document; nil is no document in particular, where the words of all folders
  /// hold and those of single documents do not.
  package func holds(in document: DocumentAddress?) -> Bool {
    switch self {
    case .session, .user: true
    case .document(let uri): document?.uri == uri
    case .workspace(let folder): document.map { $0.folder == folder } ?? true
    }
  }

  /// Whether it is a workspace.
  package var isWorkspace: Bool { if case .workspace = self { true } else { false } }
}

/// A change to the user's words.
package struct UserWordChange: Hashable, Sendable {
  /// What is changed.
  package enum Kind: String, Hashable, Sendable {
    /// The word becomes known and is offered.
    case learn
    /// A learned word is forgotten; what is learned without being told does not bring it back.
    case unlearn
    /// The word is neither marked nor corrected from now on, nor offered.
    case ignore
    /// An ignored word is treated like any other again.
    case removeIgnored
  }

  /// What is changed.
  package var kind: Kind
  /// The word as it is written.
  package var word: String
  /// The language it belongs to as a BCP 47 tag; nil for all of them.
  package var language: String?
  /// Where it holds.
  package var scope: WordScope
  /// When, in seconds since 1970.
  package var date: Int64
  /// How the word came, where it comes.
  package var origin: WordOrigin
  /// How often it was written, where it comes.
  package var count: Int

  /// A change; the caller tells the time.
  package init(
    kind: Kind, word: String, language: String? = nil, scope: WordScope = .user, date: Int64,
    origin: WordOrigin = .command, count: Int = 0
  ) {
    self.kind = kind
    self.word = word
    self.language = language
    self.scope = scope
    self.date = date
    self.origin = origin
    self.count = count
  }

  /// The change that adds a word to the learned or the ignored ones, or takes it away.
  package init(_ kind: Kind, _ word: UserWord, date: Int64? = nil) {
    self.init(
      kind: kind, word: word.word, language: word.language, scope: word.scope,
      date: date ?? word.date, origin: word.origin, count: word.count)
  }
}
