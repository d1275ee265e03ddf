// `inkling serve` with options; without any, the entry does not come this way.

import ArgumentParser

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Be a language server on standard input and output.")

  @Flag(name: .long, help: "Accepted and without effect: there is no other way.")
  var stdio = false

  @Option(
    name: [.customLong("clientProcessId"), .customLong("client-process-id")],
    help: "Accepted and without effect: 'initialize' tells it.")
  var clientProcessID: Int?

  @Option(name: .long, help: "A folder to look for language packs in first.")
  var packs: String?

  func run() throws {
    throw ExitCode(Serve.run(packFolder: packs))
  }
}
