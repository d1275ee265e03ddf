// `inkling words`: the words you taught it, and those it is to leave alone.

import ArgumentParser
import InkJSON

struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words", abstract: "Teach words, take them back, list them.",
    discussion: "Words are kept on this machine only; 'inkling doctor' says where.",
    subcommands: [
      LearnWords.self, UnlearnWords.self, IgnoreWords.self, UnignoreWords.self, ListWords.self,
    ])
}

/// The words that a command is about, and the sentence with what came of each.
struct WordArguments: ParsableArguments {
  @Argument(help: "The words.")
  var words: [String]

  @Option(name: .long, help: "Only in this language, such as en.")
  var language: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if words.isEmpty { throw ValidationError("expected a word, found none") }
  }

  /// Runs a command of the server for each word.
  func run(_ command: String, scope: JSONValue? = nil, done: String, notNeeded: String) throws {
    let answers = try withLocalServer { server in
      try words.map { word in
        var argument = JSONObject([("word", .string(word))])
        if let language { argument["language"] = .string(language) }
        if let scope { argument["scope"] = scope }
        return try server.run(command, argument)
      }
    }
    if output.json { return say(.array(answers)) }
    for (word, answer) in zip(words, answers) {
      say("\(word): \(answer["changed"]?.bool == true ? done : notNeeded)")
    }
  }
}

struct LearnWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Learn words: they are suggested and no longer corrected.")
  @OptionGroup var arguments: WordArguments

  func run() throws {
    try arguments.run("inkling.learnWord", done: "learnt", notNeeded: "was learnt before")
  }
}

struct UnlearnWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlearn", abstract: "Take learnt words back.")
  @OptionGroup var arguments: WordArguments

  func run() throws {
    try arguments.run(
      "inkling.unlearnWord", done: "no longer learnt", notNeeded: "was not learnt")
  }
}

struct IgnoreWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ignore", abstract: "Leave words alone: they are never corrected, nor suggested.")
  @OptionGroup var arguments: WordArguments

  func run() throws {
    try arguments.run(
      "inkling.ignoreWord", scope: "user", done: "ignored", notNeeded: "was ignored before")
  }
}

struct UnignoreWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unignore", abstract: "Stop leaving words alone.")
  @OptionGroup var arguments: WordArguments

  func run() throws {
    try arguments.run(
      "inkling.removeIgnoredWord", scope: "user", done: "no longer ignored",
      notNeeded: "was not ignored")
  }
}

struct ListWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the words you taught it and those it leaves alone.")

  @Option(name: .long, help: "Only those of this language, such as en.")
  var language: String?

  @OptionGroup var output: OutputOptions

  func run() throws {
    var argument = JSONObject()
    if let language { argument["language"] = .string(language) }
    let (learned, ignored) = try withLocalServer { server in
      (
        try server.run("inkling.learnedWords", argument),
        try server.run("inkling.ignoredWords", argument)
      )
    }
    if output.json {
      return say(["learned": learned["words"] ?? [], "ignored": ignored["words"] ?? []])
    }
    let rows =
      (learned["words"]?.array ?? []).map { ["learnt", $0["word"]?.string ?? ""] }
      + (ignored["words"]?.array ?? []).map { ["ignored", $0["word"]?.string ?? ""] }
    if rows.isEmpty { say("no words learnt or ignored yet; 'inkling words learn WORD' adds one") }
    for line in aligned(rows) { say(line) }
  }
}
