// `inkling replacements`: manages text replacements, and corrections that the user reverted.

import ArgumentParser
import InkJSON
import InkLSP

struct ReplacementsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replacements", abstract: "Manage texts that replace what you type.",
    discussion: """
      inkling replacements add omw "on my way"

      A replacement is suggested while you type, and applied at the end of the word if the setting autocorrect is \
      "apply". A correction that you reverted is never made again until you allow it:

      inkling replacements allow teh the
      """,
    subcommands: [
      AddReplacement.self, RemoveReplacements.self, AllowCorrection.self, ListReplacements.self,
    ])
}

/// The language of a replacement, and the output format.
struct ReplacementOptions: ParsableArguments {
  @Option(name: .long, help: "Only in this language, such as en.")
  var language: String?

  @OptionGroup var output: OutputOptions

  /// Returns the argument of a server command.
  func argument(_ members: [(String, String)]) -> JSONObject {
    var argument = JSONObject(members.map { ($0.0, .string($0.1)) })
    if let language { argument["language"] = .string(language) }
    return argument
  }
}

struct AddReplacement: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Replace a typed word by a text.")

  @Argument(help: "What you type, without spaces.")
  var typed: String

  @Argument(help: "What you mean by it.")
  var replacement: String

  @OptionGroup var options: ReplacementOptions

  func validate() throws {
    if typed.isEmpty || typed.contains(where: \.isWhitespace) {
      throw ValidationError("expected what you type without spaces, found \"\(typed)\"")
    }
    if replacement.isEmpty { throw ValidationError("expected what you mean, found nothing") }
    if replacement == typed {
      throw ValidationError("expected a text other than what you type, found \"\(typed)\" twice")
    }
  }

  func run() throws {
    let answer = try withLocalServer { server in
      try server.run(
        AddReplacementCommand.method,
        options.argument([("typed", typed), ("replacement", replacement)]))
    }
    if options.output.json { return say(answer) }
    let isNew = answer.reportsChange
    say(isNew ? "\(typed): \(replacement)" : "\(typed): already had this replacement")
  }
}

struct RemoveReplacements: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove replacements.",
    discussion: """
      Corrections that Inkling makes automatically are not replacements: revert one where it was made, and it is never \
      made again.
      """)

  @Argument(help: "What you type.")
  var typed: [String]

  @OptionGroup var options: ReplacementOptions

  func validate() throws {
    if typed.isEmpty { throw ValidationError("expected a typed word, found none") }
  }

  func run() throws {
    try withLocalServer { server in
      let answers = try WordAnswers(to: typed) {
        try server.run(RemoveReplacementCommand.method, options.argument([("typed", $0)]))
      }
      if options.output.json {
        say(answers.json)
      } else {
        for (word, answer) in answers.answered {
          let was = answer.reportsChange ? "no longer has a replacement" : "had no replacement"
          say("\(word): \(was)")
        }
      }
      try answers.check("removed")
    }
  }
}

struct AllowCorrection: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allow", abstract: "Allow a correction that you reverted.")

  @Argument(help: "What you type.")
  var typed: String

  @Argument(help: "What replaced it, as listed by 'inkling replacements list'.")
  var meant: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    let answer = try withLocalServer { server in
      try server.run(
        AllowCorrectionCommand.method,
        JSONObject([("typed", .string(typed)), ("replacement", .string(meant))]))
    }
    if output.json { return say(answer) }
    let wasReverted = answer.reportsChange
    say(
      wasReverted
        ? "\(typed): may become \(meant) again"
        : "\(typed): its change to \(meant) was not reverted"
    )
  }
}

struct ListReplacements: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the replacements, and the corrections you reverted.")

  @OptionGroup var options: ReplacementOptions

  func run() throws {
    let lists = ["replacements", "reverted"]
    let entries = try withLocalServer { server in
      try server.checkWords()
      return try server.entries(
        lists, of: InkLSP.ReplacementsCommand.method, options.argument([]))
    }
    if options.output.json {
      return say(.object(JSONObject(zip(lists, entries.map(JSONValue.array)))))
    }
    let rows = zip(entries, ["is replaced by", "is never made"]).flatMap(Self.rows)
    if rows.isEmpty {
      say("no replacements yet; 'inkling replacements add omw \"on my way\"' adds one")
    }
    for line in aligned(rows) { say(line) }
  }

  private static func rows(_ list: [JSONValue], _ verb: String) -> [[String]] {
    list.map { entry in
      let cells = ["typed", "replacement", "language"].map { entry[$0]?.string ?? "" }
      return [cells[0], verb] + cells[1...]
    }
  }
}
