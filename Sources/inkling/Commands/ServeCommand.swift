// `inkling serve` with options; without any, the entry point starts the server directly.

import ArgumentParser

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Run the language server on standard input and output.")

  @Flag(name: .long, help: "Accepted but ignored: there is no other transport.")
  var stdio = false

  @Option(
    name: [.customLong("clientProcessId"), .customLong("client-process-id")],
    help: "The process id of the editor: end when it does, as for the one in 'initialize'.")
  var clientProcessID: Int?

  @Option(name: .long, help: "A folder to search first for language packs.")
  var packs: String?

  func run() throws {
    throw ExitCode(Serve.run(packFolder: packs, clientProcess: clientProcessID))
  }
}
