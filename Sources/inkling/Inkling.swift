// The program's entry point: the server if started as editors do, otherwise a command for people.

import ArgumentParser
import InkSettings
import InkSystem
import Synchronization

@main
enum Inkling {
  static func main() {
    CurrentProcess.openStandardStreams()
    // The server's own command lines skip the argument parser, which would lengthen startup by half.
    switch Array(CommandLine.arguments.dropFirst()) {
    case [], ["serve"], ["--stdio"], ["serve", "--stdio"]:
      CurrentProcess.exit(Serve.run())
    default:
      CurrentProcess.exit(InklingCommand.run())
    }
  }
}

/// The version of the program, of its protocol answers and of its language pack reader.
let version = "0.1.0"

/// `inkling` with a command or an option.
struct InklingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inkling",
    abstract: "A typing assistant for prose: suggestions, ghost text, corrections, callouts.",
    discussion: """
      Without a command it runs as a language server on standard input and output, for editors. \
      'inkling try' shows in a terminal what it does.
      """,
    version: version,
    groupedSubcommands: [
      CommandGroup(
        name: "For people",
        subcommands: [
          TryCommand.self, CompleteCommand.self, PredictCommand.self, CorrectCommand.self,
          ExplainCommand.self, CalloutsCommand.self, EmojiCommand.self, WordsCommand.self,
          LearnFromCommand.self, ReplacementsCommand.self,
          MeasureCommand.self,
          DoctorCommand.self,
        ]),
      CommandGroup(
        name: "For editors and builders",
        subcommands: [
          ServeCommand.self, WrapCommand.self, ScriptCommand.self, SchemaCommand.self,
          PackCommand.self,
        ]),
    ],
    defaultSubcommand: ServeCommand.self)

  /// Runs the command on the command line; returns the exit code: 0 success, 1 failure, 2 incorrect usage.
  static func run() -> Int32 {
    let code = runCommand()
    guard let error = outputError.withLock(\.self) else { return code }
    complain("Error: \(error)")
    return max(code, 1)
  }

  private static func runCommand() -> Int32 {
    var running: (any ParsableCommand.Type)?
    do {
      try refuseUnknownCommand(CommandLine.arguments.dropFirst())
      let arguments = Array(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot(withTextsLast(arguments))
      running = type(of: command)
      try command.run()
      return 0
    } catch {
      let code = exitCode(for: error)
      let text = message(on: error, of: running)
      if code.isSuccess {
        if !text.isEmpty { say(text) }
        return 0
      }
      if !text.isEmpty { complain(text) }
      guard code == .validationFailure else { return 1 }
      if let hint = hint(on: text, CommandLine.arguments) { complain(hint) }
      return 2
    }
  }

  /// Returns arguments with a text that begins with a hyphen, and what follows it up to the next option, after `--`, so
  /// that no letter of it is taken for an option: "- [ ] pay the rent". Names of options have no blanks; their values
  /// may, after = or as an argument of their own.
  static func withTextsLast(_ arguments: [String]) -> [String] {
    func isText(_ index: Int) -> Bool {
      arguments[index].hasPrefix("-") && arguments[index].prefix { $0 != "=" }.contains(" ")
        && (index == 0 || arguments[index - 1] != CorrectCommand.contextOption)
    }
    let places = arguments.indices
    guard !arguments.contains("--"), let start = places.first(where: isText) else {
      return arguments
    }
    let rest = arguments[start...]
    let end = rest.indices.first { rest[$0].hasPrefix("-") && !isText($0) } ?? rest.endIndex
    return arguments[..<start] + rest[end...] + ["--"] + rest[..<end]
  }

  /// Returns the message for an error; a usage error that a command finds while running includes that command's usage.
  static func message(on error: any Error, of command: (any ParsableCommand.Type)?) -> String {
    guard let command, let error = error as? ValidationError else { return fullMessage(for: error) }
    let usage = usageString(for: command)
    let name = usage.split(separator: " ").prefix { $0.first?.isLetter == true }
    return """
      Error: \(error.message)
      Usage: \(usage)
        See '\(name.joined(separator: " ")) --help' for more information.
      """
  }

  /// Returns what to write where a word that begins with - was taken for an option: one that is unknown, or that leaves
  /// a word missing. Nil if the command takes no words, its usage lists all the options given, or one was mistyped.
  static func hint(on message: String, _ arguments: [String]) -> String? {
    let reasons = ["Unknown option '", "Missing expected argument"]
    guard !arguments.contains("--"), reasons.contains(where: message.contains),
      !message.contains("Did you mean"),
      let usage = message.firstRange(of: "Usage: ")
    else { return nil }
    let known = message[usage.upperBound...].prefix { $0 != "\n" }.split(separator: " ")
    let options = known.map { $0.filter { !"[]|".contains($0) } }.filter { $0.hasPrefix("-") }
    let place = arguments.indices.dropFirst().first { index in
      let argument = arguments[index]
      return argument.count > 1 && argument.hasPrefix("-")
        && !options.contains(String(argument.prefix { $0 != "=" }))
    }
    guard let place, takesWords(known) else { return nil }
    let name = arguments[place].prefix { $0 != "=" }
    if name.hasPrefix("--"), nearestName(to: String(name), in: options) != nil { return nil }
    let words = arguments[1..<place] + ["--"] + arguments[place...]
    let line = words.map(\.quotedForShell).joined(separator: " ")
    return "  After -- a word may begin with -: inkling \(line)"
  }

  /// Whether a usage has a placeholder for words that is neither an option's value nor the name of a command.
  private static func takesWords(_ usage: [Substring]) -> Bool {
    zip([""] + usage, usage).contains { before, part in
      (part.hasPrefix("<") || part.hasPrefix("[<")) && part != "<subcommand>"
        && !(before.hasPrefix("-") || before.hasPrefix("[-"))
    }
  }

  /// Without this check, a mistyped command would be read as an argument of the server, and `help` would pass over it.
  private static func refuseUnknownCommand(_ arguments: ArraySlice<String>) throws {
    let names = arguments.first == "help" ? arguments.dropFirst() : arguments
    guard let name = names.first, !name.hasPrefix("-"), name != "help" else { return }
    let commands = configuration.groupedSubcommands.flatMap(\.subcommands)
    guard !commands.contains(where: { $0.configuration.commandName == name }) else { return }
    throw ValidationError("there is no command \"\(name)\"; 'inkling --help' lists the commands")
  }
}
