// Why a JSON value is not what its reader needs.

/// A value that is not what it should be, with the path to it: "params.position.line: expected a whole
/// number from 0, found a string".
///
/// What was found is named by its kind, never quoted: it may be what a user wrote.
package struct JSONDecodingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where the value stands, such as `params.contentChanges[0].range`.
  package let path: String
  /// What should stand there.
  package let expected: String
  /// What stands there.
  package let found: String

  /// An error that says what a reader of its own form expected and found.
  package init(path: String, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// The error as a sentence.
  package var description: String { "\(path): expected \(expected), found \(found)" }
}
