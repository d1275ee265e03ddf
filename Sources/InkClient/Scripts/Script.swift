// A scripted session as a value: what a client sends and what it expects, one statement per line.

/// A parsed script, ready to be played.
package struct Script: Sendable, Equatable {
  /// The name used in failure messages, usually the path of the file.
  package let name: String
  /// The statements in order.
  package let steps: [Step]

  /// Parses a script; throws the first problem with its line.
  package init(name: String, _ source: [UInt8]) throws(ScriptProblem) {
    var parser = ScriptParser(source)
    self.name = name
    steps = try parser.steps()
  }

  /// A statement and the line on which it begins.
  package struct Step: Sendable, Equatable {
    /// The line on which it begins, counted from 1.
    package let line: Int
    /// The statement.
    package let statement: ScriptStatement
  }
}

/// A statement of a script; `Tests/Sessions/README.md` explains each.
package enum ScriptStatement: Sendable, Equatable {
  case request(method: String, id: Pattern?, parameters: Pattern?)
  case notify(method: String, parameters: Pattern?)
  case reply(Pattern)
  case refuse(code: Int, message: String)
  case send([UInt8], times: Int, framed: Bool)
  case hold
  case release
  case close

  case answer(id: Pattern?, Pattern)
  case error(id: Pattern?, code: Int, message: Pattern)
  case expectRequest(method: String, parameters: Pattern)
  case expectNotification(method: String, parameters: Pattern)
  case quiet
  case exits(code: Int)

  case file(path: String, contents: Pattern)
  case server(arguments: [String])
  case secret(String)
}
