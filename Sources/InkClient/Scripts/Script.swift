// A scripted session as a value: what a client does and what must come back, a line each.

/// A script, read and ready to be played.
package struct Script: Sendable, Equatable {
  /// What failures call it, usually the file's path.
  package let name: String
  /// Its statements in their order.
  package let steps: [Step]

  /// Reads a script; throws the first problem with its line.
  package init(name: String, _ source: [UInt8]) throws(ScriptProblem) {
    var parser = ScriptParser(source)
    self.name = name
    steps = try parser.steps()
  }

  /// A statement and the line where it begins.
  package struct Step: Sendable, Equatable {
    /// The line it begins on, counted from 1.
    package let line: Int
    /// What it says.
    package let statement: Statement
  }
}

/// What one statement of a script says; `Tests/Sessions/README.md` explains each.
package enum Statement: Sendable, Equatable {
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
