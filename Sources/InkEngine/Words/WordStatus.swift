// What is known about one word: the answer to `inkling.wordStatus`.

/// What the engine knows about a word.
package struct WordStatus: Sendable, Equatable {
  /// Whether it is a word of a pack or of the user.
  package var known: Bool
  /// Whether the user has learned it.
  package var learned: Bool
  /// Whether the user ignores it.
  package var ignored: Bool
  /// The scopes in which it is learned or ignored: `user`, `workspace`, `document`, `session`.
  package var scopes: [String]
  /// The URIs of the folders in which it is learned or ignored.
  package var folders: Set<String>

  /// Creates a word's status.
  package init(
    known: Bool, learned: Bool, ignored: Bool, scopes: [String], folders: Set<String> = []
  ) {
    self.known = known
    self.learned = learned
    self.ignored = ignored
    self.scopes = scopes
    self.folders = folders
  }
}
