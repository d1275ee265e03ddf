// `inkling words forget|export|import`: what concerns many words at once.

import ArgumentParser
import InkClient
import InkJSON
import InkSystem

struct ForgetWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget what was learned: words, by document, by time, or everything.",
    discussion: """
      With a word go the counts of what stood around it. A forgotten word stays forgotten: the file notes that, \
      and only 'inkling words learn' brings it back. --all leaves nothing, neither in the file nor in a damaged one \
      that was set aside.
      """)

  @Argument(help: "Words, each in this letter case.")
  var words: [String] = []

  @Option(
    name: .long, help: "What was learned from and for this document, or from a folder.",
    completion: .file())
  var document: String?

  @Option(name: .long, help: "What was learned from this day on, such as 2026-01-31.")
  var since: CalendarDay?

  @Option(name: .long, help: "What was learned up to this day, itself included.")
  var until: CalendarDay?

  @Flag(name: .long, help: "Everything that was ever learned, ignored, replaced or taken back.")
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
      parts.isEmpty ? "nothing of that was kept" : "forgotten: " + parts.joined(separator: ", "))
  }

  /// What can be forgotten, as the server and as people call it, one and several of it.
  private static let kinds = [
    ("words", "word", "words"), ("ignoredWords", "ignored word", "ignored words"),
    ("texts", "text", "texts"), ("replacements", "replacement", "replacements"),
    ("corrections", "correction taken back", "corrections taken back"),
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

/// A file of words and its format, which its name says unless told.
struct WordFileOptions: ParsableArguments {
  /// The formats that words come in.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case plain, hunspell, vim, json
  }

  @Argument(help: "The file; - for standard input or output.", completion: .file())
  var path: String

  @Option(
    name: .long, help: "plain: a word a line; hunspell: .dic; vim: .add; json: all that is known.")
  var format: Format?

  @OptionGroup var output: OutputOptions

  /// Whether it is no file but standard input or output.
  var isStandard: Bool { path == "-" }

  /// What the server is told of a file.
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
      let words = try FileSystem.read(path, limitBytes: .max)
      try? Descriptor.standardOutput.writeAll(words)
    } else if file.output.json {
      return say(answer)
    } else {
      say("\(answer["count"]?.integer ?? 0) words written to \(file.path)")
    }
    let leftOut = answer["leftOut"]?.integer ?? 0
    if leftOut == 0 { return }
    complain(
      "inkling: left out: \(counted(leftOut, "word")) that this format would read as something else; "
        + "--format json holds all")
  }
}

struct ImportWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Learn the words of a file.")
  @OptionGroup var file: WordFileOptions

  @Option(
    name: .long, help: "The language of the words, such as en; else they are of all languages.")
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
    let more = bad.count > 10 ? " and \(bad.count - 10) more" : ""
    complain(
      "inkling: passed over, since no word of yours stands there: line\(bad.count == 1 ? "" : "s") "
        + bad.prefix(10).joined(separator: ", ") + more)
  }
}
