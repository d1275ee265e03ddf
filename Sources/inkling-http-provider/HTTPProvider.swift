// The program's entry point: a suggestion provider that queries an endpoint over HTTP.

import InkSystem

@main
enum HTTPProvider {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let argument = arguments.first, arguments.count == 1, argument != "--help" else {
      tell(Self.usage)
      CurrentProcess.exit(arguments == ["--help"] ? 0 : 2)
    }
    CurrentProcess.ignoreWriteSignals()
    do {
      let output = try Descriptor.redirectingStandardOutput()
      let endpoint = try Endpoint(argument: argument, environment: .current)
      var conversation = try Conversation(endpoint, output: output)
      try conversation.run()
      CurrentProcess.exit(0)
    } catch {
      tell("inkling-http-provider: \(error)\n")
      CurrentProcess.exit(1)
    }
  }

  private static let usage = """
    usage: inkling-http-provider FILE | JSON

    A suggestion provider for Inkling that queries an endpoint over HTTP. Every request is sent there.
    The argument is an object, or a file that contains one; for a llama.cpp server on this machine
    {"preset": "llama.cpp", "url": "http://127.0.0.1:8080"} is enough. schemas/http-provider.md has the rest.

    """

  private static func tell(_ text: String) {
    try? Descriptor.standardError.writeAll(Array(text.utf8))
  }
}
