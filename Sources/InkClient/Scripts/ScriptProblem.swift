// Why a script cannot be read or played: a sentence, and where it stands.

/// What is wrong with a script, in a sentence for its author; the line is known where it was found.
package struct ScriptProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong and what to do about it.
  package let sentence: String
  /// The line it stands on, counted from 1.
  package let line: Int?

  /// Creates a problem, with its line where that is known.
  package init(_ sentence: String, line: Int? = nil) {
    self.sentence = sentence
    self.line = line
  }

  /// "line 12: …", ready to follow a file's name and a colon.
  package var description: String {
    line.map { "line \($0): \(sentence)" } ?? sentence
  }
}
