// A change to the user's words, which the engine applies in memory and the store persists.

/// The scope of a learned or ignored word.
package enum WordScope: Hashable, Sendable {
  /// Until the server ends.
  case session
  /// In the document with this URI.
  case document(String)
  /// In the documents that belong to the folder with this URI, which has no trailing slash.
  case workspace(String)
  /// Everywhere, for this user.
  case user

  /// Whether a word of this scope applies in a document. A nil document stands for none in particular: words of all
  /// folders apply, those of single documents do not.
  package func holds(in document: DocumentAddress?) -> Bool {
    switch self {
    case .session, .user: true
    case .document(let uri): document?.uri == uri
    case .workspace(let folder): document.map { $0.folder == folder } ?? true
    }
  }

  /// Whether the scope is a workspace.
  package var isWorkspace: Bool { if case .workspace = self { true } else { false } }
}

/// A change to the user's words.
package struct UserWordChange: Hashable, Sendable {
  /// The kind of a change.
  package enum Kind: String, Hashable, Sendable {
    /// The word becomes known and may be suggested.
    case learn
    /// A learned word is forgotten and is not learned again automatically.
    case unlearn
    /// The word is no longer marked, corrected or suggested.
    case ignore
    /// An ignored word is treated normally again.
    case removeIgnored
  }

  /// The kind of the change.
  package var kind: Kind
  /// The word as written.
  package var word: String
  /// The language it applies to as a BCP 47 tag; nil for all languages.
  package var language: String?
  /// The scope in which it applies.
  package var scope: WordScope
  /// The time in seconds since 1970.
  package var date: Int64
  /// For an added word, how it was added.
  package var origin: WordOrigin
  /// For an added word, how often it was written.
  package var count: Int

  /// Creates a change at a time given by the caller.
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

  /// Creates the change that adds a word to the learned or ignored ones, or removes it.
  package init(_ kind: Kind, _ word: UserWord, date: Int64? = nil) {
    self.init(
      kind: kind, word: word.word, language: word.language, scope: word.scope,
      date: date ?? word.date, origin: word.origin, count: word.count)
  }
}
