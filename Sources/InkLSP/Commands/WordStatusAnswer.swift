// The result of `inkling.wordStatus`.

package import InkJSON

/// What is known about a word.
package struct WordStatusAnswer: JSONWritable, Equatable, Sendable {
  /// Whether it is a known word.
  package var known: Bool
  /// Whether it was learned.
  package var learned: Bool
  /// Whether it is ignored.
  package var ignored: Bool
  /// The scopes in which it was learned or is ignored.
  package var scopes: [String]
  /// The paths of the workspace word lists that contain it.
  package var files: [String]

  /// Creates an answer.
  package init(
    known: Bool, learned: Bool, ignored: Bool, scopes: [String], files: [String] = []
  ) {
    self.known = known
    self.learned = learned
    self.ignored = ignored
    self.scopes = scopes
    self.files = files
  }

  /// Writes `{known, learned, ignored, scopes, files?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("known", known)
      $0.member("learned", learned)
      $0.member("ignored", ignored)
      $0.member("scopes", scopes)
      if !files.isEmpty { $0.member("files", files) }
    }
  }
}
