// Plays a script against a server and stops at the first deviation.

package import InkSystem
import InkJSON
import InkRPC

/// A run of a script in its own sandbox.
package struct ScriptPlayer: ~Copyable {
  /// Starts the server of a script with arguments, in a sandbox.
  package typealias Launch = (_ arguments: [String], _ sandbox: Sandbox) throws(ClientError) ->
    Client

  private let script: Script
  let sandbox: Sandbox
  private let launch: Launch
  var bindings: Bindings
  var client: Client?
  private var arguments = ["serve"]
  var secrets: [String] = []
  /// The requests sent whose responses the script has not expected yet, oldest first.
  var asked: [(id: RequestID, method: String)] = []
  /// The requests of the server that the script has expected but not replied to.
  var owed: [RequestID] = []
  var lastID: Int64 = 0
  private var line = 1

  /// Creates a player with a new sandbox.
  package init(_ script: Script, launch: @escaping Launch) throws(SystemError) {
    self.script = script
    self.launch = launch
    sandbox = try Sandbox()
    bindings = [
      "folder": .string(sandbox.folder), "workspace": .string("\(sandbox.folder)/workspace"),
    ]
  }

  /// Creates a player with the executable of a server.
  package init(_ script: Script, executable: String) throws(SystemError) {
    try self.init(script) { arguments, sandbox throws(ClientError) in
      do throws(SystemError) {
        CurrentProcess.ignoreWriteSignals()
        return Client(
          try ChildProcess(
            executable, arguments, environment: sandbox.environment, errors: .piped))
      } catch {
        throw .system(error)
      }
    }
  }

  /// Plays the whole script; throws a ``ScriptFailure`` at the first deviation.
  package consuming func play() throws(ScriptFailure) {
    do {
      for step in script.steps {
        line = step.line
        try play(step.statement)
      }
      try finish()
    } catch let failure as ScriptFailure {
      throw failure
    } catch let mismatch as Mismatch {
      throw failed("\(mismatch)")
    } catch {
      throw failed("\(error)")
    }
  }

  private mutating func play(_ statement: ScriptStatement) throws {
    switch statement {
    case .request(let method, let id, let parameters): try request(method, id, parameters)
    case .notify(let method, let parameters):
      try server().notify(method, try parameters?.value(bindings))
    case .reply(let result): try reply(.success(try result.value(bindings)))
    case .refuse(let code, let message):
      try reply(.failure(RPCError(RPCErrorCode(rawValue: Int64(code)), message)))
    case .send(let bytes, let times, let framed): try send(bytes, times: times, framed: framed)
    case .hold: try server().hold()
    case .release: try server().release()
    case .close: try server().close()
    case .answer(let id, let pattern): try expectAnswer(id, pattern)
    case .error(let id, let code, let message): try expectError(id, code: code, message)
    case .expectRequest(let method, let parameters):
      try expect("the request \(method)", parameters) {
        guard case .request(let id, method, let found) = $0 else { return nil }
        return (id, found)
      }
    case .expectNotification(let method, let parameters):
      try expect("the notification \(method)", parameters) {
        guard case .notification(method, let found) = $0 else { return nil }
        return (nil, found)
      }
    case .quiet: try expectQuiet()
    case .exits(let code): try expectExit(code)
    case .file(let path, let contents): try write(contents, to: path)
    case .server(let arguments): self.arguments = arguments.map { $0.filled(from: bindings) }
    case .secret(let word): secrets.append(word)
    }
  }

  mutating func server() throws -> Client {
    if let client { return client }
    let client = try launch(arguments, sandbox)
    self.client = client
    return client
  }

  /// Returns a failure on the current line.
  func failed(_ sentence: String, _ details: [String] = []) -> ScriptFailure {
    ScriptFailure(script: script.name, line: line, sentence: sentence, details: details)
  }
}
