// The program's entry: a server if it is started as editors start one, else a command for people.

import ArgumentParser
import InkSettings
import InkSystem

@main
enum Inkling {
  static func main() {
    // The server's own command lines do not pay for the argument parser, which would add half to start-up.
    switch Array(CommandLine.arguments.dropFirst()) {
    case [], ["serve"], ["--stdio"], ["serve", "--stdio"]:
      CurrentProcess.exit(Serve.run())
    default:
      CurrentProcess.exit(InklingCommand.run())
    }
  }
}

/// The version of the program, its protocol answers and its language packs' reader.
let version = "0.1.0"

/// `inkling` with a command or an option.
struct InklingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inkling",
    abstract: "A typing assistant for prose: suggestions, ghost text, corrections, callouts.",
    discussion: """
      Without a command it is a language server on standard input and output, for editors. \
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

  /// Runs the command of the command line; returns the exit code: 0 fine, 1 failed, 2 wrong use.
  static func run() -> Int32 {
    var running: (any ParsableCommand.Type)?
    do {
      try refuseUnknownCommand(CommandLine.arguments.dropFirst().first)
      var command = try parseAsRoot()
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

  /// What is said of an error; of a use that a command finds wrong as it runs, with how that command is used.
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

  /// What to write where a word that begins with - was taken for an option; nil where the command takes no words, its
  /// usage has all of the options, or one of them was mistyped.
  static func hint(on message: String, _ arguments: [String]) -> String? {
    guard !arguments.contains("--"), !message.contains("Did you mean"),
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
    return "  Behind -- a word may begin with -: inkling \(line)"
  }

  /// Whether a usage has a place for words, which is neither an option's value nor the name of a command.
  private static func takesWords(_ usage: [Substring]) -> Bool {
    zip([""] + usage, usage).contains { before, part in
      (part.hasPrefix("<") || part.hasPrefix("[<")) && part != "<subcommand>"
        && !(before.hasPrefix("-") || before.hasPrefix("[-"))
    }
  }

  /// Without this a mistyped command would be read as an argument of the server.
  private static func refuseUnknownCommand(_ name: String?) throws {
    guard let name, !name.hasPrefix("-"), name != "help" else { return }
    let commands = configuration.groupedSubcommands.flatMap(\.subcommands)
    guard !commands.contains(where: { $0.configuration.commandName == name }) else { return }
    throw ValidationError("there is no command \"\(name)\"; 'inkling --help' lists those there are")
  }
}
