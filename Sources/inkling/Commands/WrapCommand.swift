// `inkling wrap`: Inkling and another language server as one, for editors that allow one server per document.

import ArgumentParser
import InkSystem
import InkWrap

struct WrapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wrap", abstract: "Run the language server together with another one.",
    discussion: """
      inkling wrap -- marksman server

      For editors that allow one server per document. The client sees everything that either server can do; settings for \
      Inkling go under "inkling" in the client's initializationOptions. If the other server exits, the client is told \
      once and Inkling continues.
      """)

  @Argument(parsing: .postTerminator, help: "The command that starts the other server.")
  var command: [String] = []

  func validate() throws {
    if command.isEmpty {
      throw ValidationError(
        "expected the command of a language server after \"--\", found none; for example: inkling wrap -- marksman server"
      )
    }
  }

  func run() throws {
    guard let executable = CurrentProcess.executablePath, let program = command.first else {
      throw CommandFailure("the system does not say where this program is; is /proc mounted?")
    }
    CurrentProcess.ignoreWriteSignals()
    let output = try Descriptor.redirectingStandardOutput()
    let inkling = try ChildProcess(executable, ["serve"])
    var loop = WrapLoop(
      Wrap(around: FileSystem.name(of: program)), input: .standardInput, output: output,
      inkling: inkling, wrapped: Self.start(program, Array(command.dropFirst())))
    throw ExitCode(try loop.run())
  }

  private static func start(_ program: String, _ arguments: [String]) -> Result<
    ChildProcess, SystemError
  > {
    Result { () throws(SystemError) in try ChildProcess(program, arguments) }
  }
}
