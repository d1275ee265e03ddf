// `inkling words forget|export|import`: commands on many words at once.

import ArgumentParser
import InkClient
import InkJSON
import InkSystem

struct ForgetWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget what was learned: words, by document, by time, or everything.",
    discussion: """
      The counts of the words around a forgotten word are erased with it. A forgotten word stays forgotten: the file \
      notes it, and only 'inkling words learn' brings it back. --all leaves nothing, neither in the file nor in a \
      damaged one that was set aside.
      """)

  @Argument(help: "Words, in exactly this letter case.")
  var words: [String] = []

  @Option(
    name: .long, help: "What was learned from and for this document, or from a folder.",
    completion: .file())
  var document: String?

  @Option(name: .long, help: "What was learned from this day on, such as 2026-01-31.")
  var since: CalendarDay?

  @Option(name: .long, help: "What was learned up to and including this day.")
  var until: CalendarDay?

  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Everything that was ever learned, ignored, replaced or reverted, and the words of the current project's list."
    )
  )
  var all = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    let isPeriod = since != nil || until != nil
    let parts = [!words.isEmpty, document != nil, isPeriod, all].count { $0 }
    if parts != 1 {
      throw ValidationError(
        "expected words, --document, --since and --until, or --all; found \(parts == 0 ? "none" : "several")"
      )
    }
    if let since, let until, until < since {
      throw ValidationError("expected --until to be no earlier than --since")
    }
  }

  func run() throws {
    let answers = try withLocalServer { server in
      try arguments.map { try server.run("inkling.forget", JSONObject($0)) }
    }
    let sum = { (kind: String) in answers.reduce(0) { $0 + ($1[kind]?.integer ?? 0) } }
    if output.json {
      let kinds = ["removed"] + Self.kinds.map(\.0)
      return say(.object(JSONObject(kinds.map { ($0, .integer(sum($0))) })))
    }
    let parts = Self.kinds.compactMap { kind, one, many -> String? in
      let count = sum(kind)
      return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    say(
      parts.isEmpty
        ? "nothing of that kind was stored" : "forgotten: " + parts.joined(separator: ", "))
  }

  /// The kinds of things that can be forgotten: the server's name, the singular and the plural.
  private static let kinds = [
    ("words", "word", "words"), ("ignoredWords", "ignored word", "ignored words"),
    ("texts", "text", "texts"), ("replacements", "replacement", "replacements"),
    ("corrections", "reverted correction", "reverted corrections"),
    ("emoji", "emoji", "emoji"),
  ]

  private var arguments: [[(String, JSONValue)]] {
    if all { return [[("all", true)]] }
    if let document { return [[("uri", .string(documentURI(document)))]] }
    if !words.isEmpty { return words.map { [("word", .string($0))] } }
    var period: [(String, JSONValue)] = []
    if let since { period.append(("since", .integer(since.firstSecond))) }
    if let until { period.append(("until", .integer(until.lastSecond))) }
    return [period]
  }
}

/// A word file and its format, which defaults to that of its file name extension.
struct WordFileOptions: ParsableArguments {
  /// The formats of word files.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case plain, hunspell, vim, json
  }

  @Argument(help: "The file; - for standard input or output.", completion: .file())
  var path: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "plain: one word per line; hunspell: .dic; vim: .add; json: also ignored words, with languages, places and times."
    ))
  var format: Format?

  @OptionGroup var output: OutputOptions

  /// Whether the path means standard input or output instead of a file.
  var isStandard: Bool { path == "-" }

  /// Returns the members that describe a file to the server.
  func members(ofFileAt path: String) -> [(String, JSONValue)] {
    let byName: Format =
      switch path.split(separator: ".").last {
      case "dic": .hunspell
      case "add": .vim
      case "json": .json
      default: .plain
      }
    return [
      ("path", .string(absolutePath(path))), ("format", .string((format ?? byName).rawValue)),
    ]
  }
}

struct ExportWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your learned words to a file.")
  @OptionGroup var file: WordFileOptions

  func validate() throws {
    if file.isStandard, file.output.json {
      throw ValidationError(
        "expected a file with --json, found -; --format json writes words as JSON")
    }
  }

  func run() throws {
    // The server writes to files only.
    let sandbox = file.isStandard ? try Sandbox() : nil
    let path = sandbox.map { "\($0.folder)/words" } ?? file.path
    let answer = try withLocalServer {
      try $0.run("inkling.exportWords", JSONObject(file.members(ofFileAt: path)))
    }
    if sandbox != nil {
      say(try FileSystem.read(path, limitBytes: .max))
    } else if file.output.json {
      return say(answer)
    } else {
      say("\(answer["count"]?.integer ?? 0) words written to \(file.path)")
    }
    let leftOut = answer["leftOut"]?.integer ?? 0
    if leftOut == 0 { return }
    complain(
      "inkling: left out: \(counted(leftOut, "word")) that this format cannot represent; "
        + "--format json can")
  }
}

struct ImportWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Learn the words of a file.")
  @OptionGroup var file: WordFileOptions

  @Option(
    name: .long, help: "The language of the words, such as en (default: all languages).")
  var language: String?

  func run() throws {
    let sandbox = file.isStandard ? try Sandbox() : nil
    if let sandbox { try sandbox.write(try InputText.bytes(), to: "standard input") }
    let path = sandbox.map { "\($0.folder)/standard input" } ?? file.path
    var argument = JSONObject(file.members(ofFileAt: path))
    if let language { argument["language"] = .string(language) }
    let answer = try withLocalServer { try $0.run("inkling.importWords", argument) }
    if file.output.json { return say(answer) }
    let origin = file.isStandard ? "standard input" : file.path
    say("\(answer["count"]?.integer ?? 0) new words learned from \(origin)")
    let bad = (answer["badLines"]?.array ?? []).compactMap { $0.integer.map { "\($0)" } }
    if bad.isEmpty { return }
    let moreCount = max(0, bad.count - 10) + Int(answer["moreBadLines"]?.integer ?? 0)
    let more = moreCount > 0 ? " and \(moreCount) more" : ""
    complain(
      "inkling: skipped, since there is no word: line\(bad.count == 1 ? "" : "s") "
        + bad.prefix(10).joined(separator: ", ") + more)
  }
}
