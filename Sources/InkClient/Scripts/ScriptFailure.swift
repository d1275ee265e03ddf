// The first deviation of a session from its script.

/// A failure message with its position in the script and related messages of the server.
package struct ScriptFailure: Error, Equatable, CustomStringConvertible {
  /// The name of the script, usually its path.
  package let script: String
  /// The line of the statement that failed, counted from 1.
  package let line: Int
  /// What was expected and what was found.
  package let sentence: String
  /// Complete messages that help to find the cause, one per line.
  package let details: [String]

  /// `name:line: sentence`, in the format of compilers, followed by the indented details.
  package var description: String {
    (["\(script):\(line): \(sentence)"] + details.map { "    \($0.prefix(2000))" }).joined(
      separator: "\n")
  }
}
