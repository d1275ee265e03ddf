// `inkling script`: plays scripted sessions against a server and reports every difference.

import ArgumentParser
import InkClient
import InkSystem

struct ScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script",
    abstract: "Play scripted sessions against the server and check its answers.",
    discussion: """
      Each script has a folder of its own for settings and words. Tests/Sessions/README.md describes the format.
      """)

  @Argument(help: "The scripts.")
  var files: [String]

  @Option(name: .long, help: "The server's executable (default: this program).")
  var server: String?

  func validate() throws {
    if files.isEmpty { throw ValidationError("expected a script to play, found none") }
  }

  func run() throws {
    guard let executable = server ?? CurrentProcess.executablePath else {
      throw CommandFailure("the system does not say where this program is; name it with --server")
    }
    let failed = files.filter { !play($0, executable) }
    if files.count > 1 { say("\(files.count - failed.count) of \(files.count) scripts passed") }
    if !failed.isEmpty { throw ExitCode(1) }
  }

  /// Plays one script and reports the result; returns false if it failed.
  private func play(_ file: String, _ executable: String) -> Bool {
    do {
      let source = try FileSystem.read(file, limitBytes: 16 * 1024 * 1024)
      let script = try Script(name: file, source)
      try ScriptPlayer(script, executable: executable).play()
      say("\(file): passed, \(script.steps.count) statements")
      return true
    } catch let problem as ScriptProblem {
      complain("\(file):\(problem.line ?? 1): \(problem.sentence)")
    } catch {
      complain("\(error)")
    }
    return false
  }
}
