// A change to the user's words as a value: what the engine applies in memory and the store writes down.

/// Where a learned or ignored word holds.
package enum WordScope: Hashable, Sendable {
  /// Until the server ends.
  case session
  /// In the document with this URI.
  case document(String)
  /// In the open workspace.
  case workspace
  /// Everywhere, for this user.
  case user
}

/// A change to the user's words.
package struct UserWordChange: Hashable, Sendable {
  /// What is changed.
  package enum Kind: String, Hashable, Sendable {
    /// The word becomes known and is offered.
    case learn
    /// A learned word is forgotten.
    case unlearn
    /// The word is no longer flagged or corrected, and not offered either.
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

  /// A change; the caller tells the time.
  package init(
    kind: Kind, word: String, language: String? = nil, scope: WordScope = .user, date: Int64
  ) {
    self.kind = kind
    self.word = word
    self.language = language
    self.scope = scope
    self.date = date
  }
}
