// Parses a script statement by statement; the format is documented in Tests/Sessions/README.md.

import InkJSON

/// Parses the bytes of a script into steps.
struct ScriptParser {
  private var cursor: ScriptCursor

  init(_ source: [UInt8]) {
    cursor = ScriptCursor(source)
  }

  mutating func steps() throws(ScriptProblem) -> [Script.Step] {
    var steps: [Script.Step] = []
    if cursor.next == nil { throw cursor.problem("expected a statement, found none") }
    while cursor.next != nil {
      guard cursor.isAtStatementEnd else {
        throw cursor.problem("expected a statement at the margin, found \(cursor.foundHere)")
      }
      let line = cursor.line
      steps.append(Script.Step(line: line, statement: try statement()))
      guard cursor.isAtStatementEnd else {
        throw cursor.problem("the statement is complete, but \(cursor.foundHere) follows")
      }
    }
    return steps
  }

  private mutating func statement() throws(ScriptProblem) -> ScriptStatement {
    let name = try cursor.word("a statement")
    switch name {
    case "request":
      let method = try cursor.word("a method")
      let id = cursor.takeWord("as") ? try cursor.pattern() : nil
      return .request(method: method, id: id, parameters: try patternIfAny())
    case "notify":
      return .notify(method: try cursor.word("a method"), parameters: try patternIfAny())
    case "reply": return .reply(try patternIfAny() ?? .literal(.null))
    case "refuse": return .refuse(code: try cursor.integer("a code"), message: try cursor.string())
    case "raw", "body":
      let bytes = try byteString()
      let times = cursor.takeWord("times") ? try cursor.integer("how many times") : 1
      guard (1...100_000).contains(times) else {
        throw cursor.problem("'times' takes 1 to 100000, found \(times)")
      }
      return .send(bytes, times: times, framed: name == "body")
    case "hold": return .hold
    case "release": return .release
    case "close": return .close
    case "answer":
      return .answer(id: try idIfAny(), try patternIfAny() ?? .wildcard(.any, name: nil))
    case "error":
      return .error(
        id: try idIfAny(), code: try cursor.integer("an error's code"),
        message: try patternIfAny() ?? .wildcard(.string, name: nil))
    case "expect": return try expectation()
    case "quiet": return .quiet
    case "exits": return .exits(code: try cursor.integer("an exit code"))
    case "file": return .file(path: try cursor.word("a path"), contents: try cursor.pattern())
    case "server": return .server(arguments: try arguments())
    case "secret": return .secret(try cursor.string())
    default:
      throw cursor.problem("'\(name)' is not a statement; Tests/Sessions/README.md lists them")
    }
  }

  private mutating func expectation() throws(ScriptProblem) -> ScriptStatement {
    let isRequest = cursor.takeWord("request")
    guard isRequest || cursor.takeWord("notification") else {
      throw cursor.problem("'expect' takes 'request' or 'notification', found \(cursor.foundHere)")
    }
    let method = try cursor.word("a method")
    let parameters = try patternIfAny() ?? .wildcard(.any, name: nil)
    return isRequest
      ? .expectRequest(method: method, parameters: parameters)
      : .expectNotification(method: method, parameters: parameters)
  }

  private mutating func patternIfAny() throws(ScriptProblem) -> Pattern? {
    cursor.isAtStatementEnd ? nil : try cursor.pattern()
  }

  private mutating func idIfAny() throws(ScriptProblem) -> Pattern? {
    cursor.takeWord("to") ? try cursor.pattern() : nil
  }

  private mutating func arguments() throws(ScriptProblem) -> [String] {
    guard case .array(let elements) = try cursor.pattern() else {
      throw cursor.problem("'server' takes an array of strings")
    }
    var arguments: [String] = []
    for element in elements {
      guard case .item(.text(let argument)) = element else {
        throw cursor.problem("'server' takes an array of strings")
      }
      arguments.append(argument)
    }
    return arguments
  }

  /// Parses a quoted string whose escapes yield bytes: `\r \n \t \" \\ \xHH`.
  private mutating func byteString() throws(ScriptProblem) -> [UInt8] {
    var rest = try cursor.quoted().dropFirst().dropLast()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == .backslash else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8.quote: bytes.append(.quote)
      case UInt8.backslash: bytes.append(.backslash)
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
          let byte = UInt8(digits, radix: 16)
        else {
          throw cursor.problem("'\\x' takes two hexadecimal digits")
        }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default:
        throw cursor.problem("a byte string only has the escapes \\r \\n \\t \\\" \\\\ \\xHH")
      }
    }
    return bytes
  }
}
