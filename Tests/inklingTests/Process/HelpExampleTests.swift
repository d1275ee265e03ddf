// The examples in the help texts do what they are there to show.

import ArgumentParser
import InkClient
import InkSystem
import Testing

@testable import inkling

@Suite struct `The examples in the help texts`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Returns the examples of a command and its subcommands: the contents of lines that begin with the program's name,
  /// separated by four spaces.
  private static func examples(of command: any ParsableCommand.Type) -> [String] {
    let configuration = command.configuration
    let lines = configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("inkling ") }
    let own = lines.flatMap { $0.split(separator: "    ").map(String.init) }
    let below = configuration.subcommands + configuration.groupedSubcommands.flatMap(\.subcommands)
    return own + below.flatMap(examples)
  }

  /// The examples that need no file and no other program.
  private static let examples = examples(of: InklingCommand.self).filter { example in
    !["inkling measure ", "inkling wrap "].contains { example.hasPrefix($0) }
  }

  @Test func `are found`() {
    #expect(Self.examples.contains(#"inkling complete "I am goi""#))
    #expect(Self.examples.count >= 10)
  }

  @Test(arguments: examples)
  func `show something`(example: String) throws {
    let command = "\"$INKLING\"" + example.dropFirst("inkling".count)
    let result = try Program.shell(command, in: sandbox)
    #expect(result.ending == .exited(code: 0))
    #expect(!result.output.isEmpty && result.errors.isEmpty)
    // A command without an answer says so.
    for nothing in ["no word", "no other word", "has no variants", "No language pack"] {
      #expect(!result.output.contains(nothing))
    }
    let words = example.split(separator: "\"")
    if example.hasPrefix("inkling predict "), let text = words.last {
      #expect(result.output.hasPrefix(text) && result.output != text + "\n")
    }
  }

  @Test func `with a context or a mode show another answer than without`() throws {
    let (bare, behind) = (
      try run("correct", "ther"), try run("correct", "--context", "She lost", "ther")
    )
    #expect(bare.output != behind.output)
    #expect(behind.output.contains("  their, "))
    let (sure, ready) = (
      try run("predict", "It is going to"), try run("predict", "--mode", "yes", "It is going to")
    )
    #expect(sure.output != ready.output)
  }
}
