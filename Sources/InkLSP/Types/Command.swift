// A reference to one of our commands that a client runs when an item is accepted.

package import InkJSON

/// A title and a command with one object as its argument.
package struct Command: Equatable, Sendable {
  /// The title shown in a menu.
  package var title: String

  /// The command's name, one of those announced for `workspace/executeCommand`.
  package var command: String

  /// The only argument of the command.
  package var argument: JSONObject

  /// Creates a reference to a command.
  package init(title: String, command: String, argument: JSONObject) {
    self.title = title
    self.command = command
    self.argument = argument
  }
}

extension Command: JSONWritable {
  /// Writes `{title, command, arguments: [argument]}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("title", title)
      $0.member("command", command)
      $0.member("arguments", [JSONValue.object(argument)])
    }
  }
}
