// The error for a JSON value that does not have the expected form.

/// A mismatch between a JSON value and what its reader expected, with the path to the value: "params.position.line:
/// expected a whole number from 0, found a string".
///
/// The value found is described by its kind and never quoted, because it may be the user's text.
package struct JSONDecodingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path to the value, such as `params.contentChanges[0].range`.
  package let path: String
  /// What the reader expected.
  package let expected: String
  /// What it found instead.
  package let found: String

  /// Creates an error for a reader with its own rules.
  package init(path: String, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// A description of the error as a sentence.
  package var description: String { "\(path): expected \(expected), found \(found)" }
}
