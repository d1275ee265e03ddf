// `inkling measure`: what Inkling saves and corrects, measured on the user's own texts.

import ArgumentParser
import InkClient
import InkJSON
import InkSettings
import InkSystem

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure on your own texts: keystrokes saved, ghost text, corrections, speed.",
    discussion: """
      Types each text through the real server and accepts what it offers. The server starts with nothing learned except \
      the texts of --warm, forgets what it learns from a document at the end of that document, and sees neither your \
      words nor your settings unless --own is given. In a text, a line with only a form feed separates documents. With \
      --halves, each text is that of one author or project: its later half is typed with nothing learned, and again \
      after the earlier half was learned as by learn-from. A file whose name ends in .tsv holds pairs: what is typed, \
      a tab, what is meant, with | between alternatives.

      The server is asked before each character of every word, including the first. 'Keys saved' is 1 - keys / \
      characters of a typist who accepts a word as soon as it is offered, with one key that types the space too. \
      Ghost text is right when its first word is what comes next; its right part is accepted with one key where it has \
      two or more characters. With --slips each sentence gets one slip, and corrections see only the text before it.

      inkling measure notes.md    inkling measure --words 2000 --slips 1 *.txt    inkling measure pairs.tsv
      """)

  @Argument(help: "Texts and lists of pairs.")
  var files: [String]

  @Option(
    name: .customShort("n"), parsing: .unconditional,
    help: "The number of suggestions the typist sees, 1 to 50 (default: 1, 3 and 5)."
  )
  var limit: Int?

  @Option(name: .long, help: "Also measure corrections, on slips generated from this seed.")
  var slips: UInt64?

  @Flag(
    name: .long,
    help: """
      With --slips, list the slips whose right word is not first, and the words of the unmodified text that would be \
      changed.
      """)
  var list = false

  @Option(name: .long, help: "Type at most this many words of each text, or use as many pairs.")
  var words: Int?

  @Option(
    name: .long, help: "A setting, such as inlinePrediction.mode=yes; may be given several times.")
  var set: [String] = []

  @Option(
    name: .long, help: "Learn from this text first; may be given several times.",
    completion: .file())
  var warm: [String] = []

  @Flag(
    name: .long, help: "Type the later half of each text: cold, then with the earlier half learned."
  )
  var halves = false

  @Flag(name: .long, help: "Use your own settings and words; the typed text may be learned.")
  var own = false

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError("expected a file to measure on, found none") }
    if let limit, !(1...50).contains(limit) {
      throw ValidationError("expected a number of suggestions from 1 to 50, found \(limit)")
    }
    if let words, words < 1 {
      throw ValidationError("expected at least 1 word, found \(words)")
    }
    if list, slips == nil { throw ValidationError("expected --slips SEED with --list, found none") }
    if halves, own || !warm.isEmpty {
      throw ValidationError("expected --halves alone, found it with --\(own ? "own" : "warm")")
    }
    if own, !warm.isEmpty { throw ValidationError("expected --own or --warm, found both") }
    _ = try settings
  }

  func run() throws {
    let sources = try files.flatMap {
      try halves
        ? MeasuredFile.halves(of: $0, atMost: words) : [MeasuredFile($0, atMost: words)]
    }
    let texts = try OwnTexts(below: warm.map(absolutePath)).texts
    let passes = MeasuredPass.passes(limits: limit.map { [$0] } ?? [1, 3, 5], seed: slips)
    var line = ProgressLine()
    let all = try sources.enumerated().map { index, source in
      // What is learned from one file must not affect another.
      let sandbox = own ? nil : try Sandbox()
      let earlier = try sandbox.map { try self.texts(source.earlier.documents, in: $0) } ?? []
      let measurement = Measurement(
        passes: passes, settings: try settings, environment: environment(sandbox),
        texts: texts + earlier
      ) { stage, fraction in
        line.show(stage, fraction: (Double(index) + fraction) / Double(sources.count))
      }
      return try withExtendedLifetime(sandbox) { try measurement.figures(of: source) }
    }
    line.end()
    if output.json { return say(.array(all.map(\.json))) }
    for line in FigureTable(all).lines { say(line) }
    if list { for line in all.flatMap(\.listLines) { say(line) } }
  }

  /// Writes documents to files of a sandbox, from which they are learned in order.
  private func texts(_ documents: [[UInt8]], in sandbox: Sandbox) throws -> [OwnText] {
    try documents.enumerated().flatMap { index, document in
      let path = "home/\(index).txt"
      try sandbox.write(document, to: path)
      return try OwnTexts(below: ["\(sandbox.folder)/\(path)"]).texts
    }
  }

  /// Returns the server's environment. Language packs are not personal data: the user's own packs are used in any case.
  private func environment(_ sandbox: Sandbox?) -> Environment {
    guard let sandbox else { return .current }
    var variables = sandbox.environment.variables
    variables["INKLING_PACKS"] =
      Environment.current["INKLING_PACKS"] ?? "\(Environment.current.dataFolder)/packs"
    return Environment(variables)
  }

  /// The settings given on the command line; a value that is not JSON is a string.
  private var settings: JSONObject {
    get throws {
      var settings = languages.settings.object ?? JSONObject()
      // Learning from one text would help the next; figures must depend on one text alone.
      if !own { settings["learning"] = ["automatic": false] }
      for setting in set {
        let halves = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let path = halves[0].split(separator: ".", omittingEmptySubsequences: false).map(
          String.init)
        guard halves.count == 2, !path.contains("") else {
          throw ValidationError("expected a setting as NAME=VALUE, found '\(setting)'")
        }
        var parser = JSONParser()
        let value = (try? parser.parse(Array(halves[1].utf8))) ?? .string(String(halves[1]))
        settings.set(value, at: path[...])
      }
      var layers = SettingLayers()
      if let wrong = layers.set(.object(settings), from: .initializationOptions).first {
        throw ValidationError(wrong.reason)
      }
      return settings
    }
  }
}

extension JSONObject {
  /// Sets the value at a path, creating the intermediate objects.
  fileprivate mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if path.count == 1 {
      self[name] = value
    } else {
      var inner = self[name]?.object ?? JSONObject()
      inner.set(value, at: path.dropFirst())
      self[name] = .object(inner)
    }
  }
}
