// `inkling learn-from PATH…`: learns how you write from texts of your own.

import ArgumentParser
import InkClient
import InkJSON
import InkSystem

struct LearnFromCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn-from",
    abstract: "Learn how you write from your own texts.",
    discussion: """
      Reads the prose of text files (Markdown, plain text, reStructuredText, Org, AsciiDoc, LaTeX, HTML, mail), in \
      folders all but what is hidden or ignored by Git. Counted is which words follow which; no text is kept, and \
      nothing leaves the machine. The newest texts count most. Stopping it in the middle does no harm: what was read \
      is learned, and reading a text again counts it once.

      'inkling words texts' lists what was learned from; 'inkling words forget --document PATH' undoes it for a file or \
      a folder.
      """)

  @Argument(help: "Files and folders.", completion: .file())
  var paths: [String]

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if paths.isEmpty { throw ValidationError("expected a file or a folder, found none") }
  }

  func run() throws {
    let texts = try OwnTexts(below: paths.map(absolutePath)).texts
    if texts.isEmpty {
      throw CommandFailure(
        "expected texts of yours, found none there that are known by their names")
    }
    // Its server inherits that, so that a folder of texts is read beside whatever else you do.
    CurrentProcess.lowerPriority()
    var tally = Tally(texts: Int64(texts.count))
    var progress = ProgressLine()
    try withLocalServer(settings: languages.settings) { server in
      for (index, text) in texts.enumerated() {
        progress.show(
          "learning", fraction: Double(index) / Double(texts.count),
          " from \(FileSystem.name(of: text.path))")
        if let words = try server.learn(from: text) { tally.count(words) }
      }
    }
    progress.end()
    if tally.read == 0 {
      let found =
        tally.passedOver == 1
        ? "something else: \(texts[0].path)" : "\(tally.passedOver) files of something else"
      throw CommandFailure("expected \(OwnTexts.Text.rule), found \(found)")
    }
    if output.json { return say(["texts": .integer(tally.read), "words": .integer(tally.words)]) }
    for line in tally.lines { say(line) }
  }
}

/// What was found in the texts that were to be learned from.
private struct Tally {
  /// How many texts there are.
  let texts: Int64
  /// How many of them were read.
  private(set) var read: Int64 = 0
  /// How many words were read in them.
  private(set) var words: Int64 = 0
  /// How many of those read had no prose in the languages that are set.
  private var foreign: Int64 = 0

  /// How many were no texts.
  var passedOver: Int64 { texts - read }

  init(texts: Int64) { self.texts = texts }

  /// Counts a text that was read.
  mutating func count(_ words: Int64) {
    read += 1
    foreign += words == 0 ? 1 : 0
    self.words += words
  }

  /// What is said of it.
  var lines: [String] {
    var lines = ["learned from \(counted(read - foreign, "text")), \(counted(words, "word"))"]
    if foreign > 0 {
      lines.append(
        "passed over \(counted(foreign, "text")) without prose in your languages "
          + "('--language de', or 'languages' in your settings)")
    }
    if passedOver > 0 {
      lines.append("passed over \(counted(passedOver, "file")): no \(OwnTexts.Text.rule)")
    }
    return lines
  }
}

extension LocalServer {
  /// Has the server learn from a text; gives how many words were read, nil for what is no text.
  func learn(from text: OwnTexts.Text) throws -> Int64? {
    guard let contents = text.contents else { return nil }
    let argument: [(String, JSONValue)] = [
      ("uri", .string(documentURI(text.path))), ("languageId", .string(text.languageID)),
      ("text", .string(contents)),
    ]
    return try run("inkling.learnText", JSONObject(argument))["words"]?.integer ?? 0
  }
}
