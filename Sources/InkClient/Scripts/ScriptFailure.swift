// The first thing in a session that was not as its script says.

/// A sentence with the place in the script, and what the server said meanwhile.
package struct ScriptFailure: Error, Equatable, CustomStringConvertible {
  /// The script's name, usually its path.
  package let script: String
  /// The line of the statement that failed, from 1.
  package let line: Int
  /// What was expected and what was found.
  package let sentence: String
  /// Whole messages that help to see why, a line each.
  package let details: [String]

  /// `name:line: sentence`, as compilers write it, then the details, indented.
  package var description: String {
    (["\(script):\(line): \(sentence)"] + details.map { "    \($0.prefix(2000))" }).joined(
      separator: "\n")
  }
}
