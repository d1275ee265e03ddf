// Why a script cannot be parsed or played, and where.

/// A problem of a script, as a message for its author, with its line if known.
package struct ScriptProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong and how to fix it.
  package let sentence: String
  /// The line of the problem, counted from 1.
  package let line: Int?

  /// Creates a problem, with its line if known.
  package init(_ sentence: String, line: Int? = nil) {
    self.sentence = sentence
    self.line = line
  }

  /// "line 12: …", to be appended to a file name and a colon.
  package var description: String {
    line.map { "line \($0): \(sentence)" } ?? sentence
  }
}
