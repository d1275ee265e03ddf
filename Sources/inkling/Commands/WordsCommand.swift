// `inkling words`: manages learned and ignored words.

import ArgumentParser
import InkJSON
import InkLSP
import InkSystem
import InkText

struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words", abstract: "Learn, unlearn, ignore, list, export and import words.",
    discussion: "Words are kept on this machine only; 'inkling doctor' says where.",
    subcommands: [
      LearnWords.self, UnlearnWords.self, IgnoreWords.self, UnignoreWords.self, ListWords.self,
      ListTexts.self,
      ForgetWords.self, ExportWords.self, ImportWords.self,
    ])
}

/// The scope of a word, as options of the command line.
struct ScopeOptions: ParsableArguments {
  @Flag(
    name: .long, help: "In this folder's project, for everyone who works on it: .inkling/words.txt."
  )
  var workspace = false

  @Option(name: .long, help: "In this document only.", completion: .file())
  var document: DocumentArgument?

  func validate() throws {
    if workspace, document != nil {
      throw ValidationError("expected --workspace or --document, found both")
    }
  }

  /// The members that describe the scope to the server.
  var arguments: [(String, JSONValue)] {
    if let document {
      return [("scope", "document"), ("uri", .string(document.uri))]
    }
    return workspace ? [("scope", "workspace")] : []
  }
}

/// The words that a command applies to, and how it reports the result for each.
struct WordArguments: ParsableArguments {
  @Argument(help: "The words.")
  var words: [String]

  @Option(name: .long, help: "Only in this language, such as en.")
  var language: String?

  @OptionGroup var scope: ScopeOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if words.isEmpty { throw ValidationError("expected a word, found none") }
    // If at least one of them is a word, the command runs for those that are.
    let problems = words.compactMap(problem(with:))
    if let first = problems.first, problems.count == words.count { throw ValidationError(first) }
  }

  /// Returns why the text is not a word, or nil if it is one.
  private func problem(with word: String) -> String? {
    switch WordFlaw(in: word) {
    case .tooLong:
      let head = word.prefix(40)
      return "expected words of up to \(WordFlaw.limitBytes) bytes, found \"\(head)…\""
    case .space: return "expected single words, found \"\(word)\", which contains a space"
    case .control: return "expected words without control characters, found one that contains some"
    case .notUTF8: return "expected words in UTF-8, found \"\(word)\""
    case .noLetter: return "expected a word with at least one letter, found \"\(word)\""
    case nil: break
    }
    if scope.workspace, word.hasPrefix("#") {
      return "expected words that do not begin with # for the project's file, found \"\(word)\""
    }
    return nil
  }

  /// Runs a server command for each word; reports the arguments that are not words, and the words for which it failed,
  /// and then exits with 1.
  func run(_ command: String, done: String, notNeeded: String) throws {
    let problems = words.compactMap(problem(with:))
    let words = words.filter { problem(with: $0) == nil }
    try withLocalServer(createsProject: scope.workspace) { server in
      let answers = try WordAnswers(to: words) { word in
        var argument = JSONObject([("word", .string(word))] + scope.arguments)
        if let language { argument["language"] = .string(language) }
        return try server.run(command, argument)
      }
      if output.json {
        say(answers.json)
      } else {
        for (word, answer) in answers.answered {
          say("\(word): \(answer.reportsChange ? done : notNeeded)")
        }
      }
      for problem in problems { complain("inkling: \(problem)") }
      try answers.check("stored")
    }
    if !problems.isEmpty { throw ExitCode.failure }
  }
}

struct LearnWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Learn words: they are suggested and no longer corrected.")
  @OptionGroup var arguments: WordArguments

  func run() throws {
    try arguments.run(LearnWordCommand.method, done: "learned", notNeeded: "already learned")
  }
}

struct UnlearnWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlearn", abstract: "Unlearn words, in every scope.")
  @OptionGroup var arguments: WordArguments

  func run() throws {
    try arguments.run(
      UnlearnWordCommand.method, done: "no longer learned", notNeeded: "was not learned")
  }
}

struct IgnoreWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ignore", abstract: "Ignore words: they are neither corrected nor suggested.",
    discussion: """
      Ignoring a learned word unlearns it in that scope; 'words learn' stops ignoring it.
      """)
  @OptionGroup var arguments: WordArguments

  func run() throws {
    try arguments.run(IgnoreWordCommand.method, done: "ignored", notNeeded: "already ignored")
  }
}

struct UnignoreWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unignore",
    abstract: "Stop ignoring words, in every document unless one is named.")
  @OptionGroup var arguments: WordArguments

  func run() throws {
    try arguments.run(
      RemoveIgnoredWordCommand.method, done: "no longer ignored", notNeeded: "was not ignored")
  }
}

struct ListWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the learned and the ignored words.")

  @Option(name: .long, help: "Only those of this language, such as en.")
  var language: String?

  @OptionGroup var output: OutputOptions

  func run() throws {
    var argument = JSONObject()
    if let language { argument["language"] = .string(language) }
    let (learned, ignored) = try withLocalServer { server in
      try server.checkWords()
      return (
        try server.entries(["words"], of: LearnedWordsCommand.method, argument)[0],
        try server.entries(["words"], of: IgnoredWordsCommand.method, argument)[0]
      )
    }
    if output.json {
      return say(["learned": .array(learned), "ignored": .array(ignored)])
    }
    let rows = learned.map { row($0, "learned") } + ignored.map { row($0, "ignored") }
    if rows.isEmpty { say("no words learned or ignored yet; 'inkling words learn WORD' adds one") }
    for line in aligned(rows) { say(line) }
  }

  /// Returns the cells of a word: its scope, how it was learned, since when, and how often it was written.
  private func row(_ word: JSONValue, _ list: String) -> [String] {
    var place = word["scope"]?.string ?? ""
    if let document = word["document"]?.string { place = document }
    if let language = word["language"]?.string { place += " \(language)" }
    let since = word["since"]?.integer ?? 0
    let date = since == 0 ? "" : String(SystemClock.rfc3339(secondsSince1970: since).prefix(10))
    let count = word["count"]?.integer ?? 0
    let times = count == 0 ? "" : "\(count) ×"
    return [list, word["word"]?.string ?? "", place, word["origin"]?.string ?? "", date, times]
  }
}

struct ListTexts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "texts", abstract: "List the texts that were learned from.",
    discussion: """
      Inkling keeps which words followed which in each text, and how often, but not the text itself. \
      'inkling words forget --document PATH' forgets what was learned from a text or a folder.
      """)

  @OptionGroup var output: OutputOptions

  func run() throws {
    let texts = try withLocalServer { try $0.run(LearnedTextsCommand.method, JSONObject()) }
    if output.json { return say(texts) }
    let rows = (texts["texts"]?.array ?? []).map { text in
      let days = ["since", "until"].map { name in
        String(SystemClock.rfc3339(secondsSince1970: text[name]?.integer ?? 0).prefix(10))
      }
      return [
        text["uri"]?.string ?? "", text["origin"]?.string ?? "",
        counted(text["words"]?.integer ?? 0, "word"),
        days[0] == days[1] ? days[0] : "\(days[0]) to \(days[1])",
      ]
    }
    if rows.isEmpty { say("nothing learned from texts yet; 'inkling learn-from PATH' starts") }
    for line in aligned(rows) { say(line) }
  }
}
