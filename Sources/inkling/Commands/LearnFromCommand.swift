// `inkling learn-from PATH…`: learns the user's writing from existing texts.

import ArgumentParser
import InkClient
import InkJSON
import InkLSP
import InkSystem

struct LearnFromCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn-from",
    abstract: "Learn how you write from your own texts.",
    discussion: """
      Reads the prose of text files (Markdown, plain text, reStructuredText, Org, AsciiDoc, LaTeX, HTML, mail), in \
      folders all except those hidden or ignored by Git. It counts which words follow which; no text is kept, and \
      nothing leaves the machine. The newest texts count most. Interrupting it does no harm: what was read is \
      learned, and a text read again counts once.

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
    let found = try OwnTexts(below: paths.map(absolutePath))
    let texts = found.texts
    if texts.isEmpty {
      throw CommandFailure(
        found.leftOutIgnored
          ? "expected texts, found none besides what Git ignores; a file that you name is read all the same"
          : "expected texts, found no file with a known file name extension")
    }
    // The server process inherits the lower priority, so reading a folder of texts does not slow down other work.
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
      let areTooLarge = texts.allSatisfy(\.isTooLarge)
      let found =
        tally.passedOver == 1
        ? "\(areTooLarge ? "a larger file" : "another kind of file"): \(texts[0].path)"
        : "\(tally.passedOver) \(areTooLarge ? "larger files" : "files of other kinds")"
      throw CommandFailure("expected \(OwnText.rule), found \(found)")
    }
    if output.json { return say(["texts": .integer(tally.read), "words": .integer(tally.words)]) }
    for line in tally.lines { say(line) }
  }
}

/// What reading the texts has found so far.
private struct Tally {
  /// The number of texts.
  let texts: Int64
  /// The number of texts read.
  private(set) var read: Int64 = 0
  /// The number of words in them.
  private(set) var words: Int64 = 0
  /// The number of texts read that had no prose in the configured languages.
  private var foreign: Int64 = 0

  /// The number of files that were not texts.
  var passedOver: Int64 { texts - read }

  init(texts: Int64) { self.texts = texts }

  /// Counts a text that was read, with its number of words.
  mutating func count(_ words: Int64) {
    read += 1
    foreign += words == 0 ? 1 : 0
    self.words += words
  }

  /// The summary, line by line.
  var lines: [String] {
    var lines = ["learned from \(counted(read - foreign, "text")), \(counted(words, "word"))"]
    if foreign > 0 {
      lines.append(
        "skipped \(counted(foreign, "text")) without prose in your languages "
          + "('--language de', or 'languages' in your settings)")
    }
    if passedOver > 0 {
      lines.append("skipped \(counted(passedOver, "file")): not \(OwnText.rule)")
    }
    return lines
  }
}

extension LocalServer {
  /// Has the server learn from a text; returns the number of words read, or nil if it is not a text.
  ///
  /// A large text takes longer than the client waits for an answer, so the server is asked to report its progress.
  func learn(from text: OwnText) throws -> Int64? {
    guard let contents = text.contents else { return nil }
    let argument: [(String, JSONValue)] = [
      ("uri", .string(fileURI(ofPath: text.path))), ("languageId", .string(text.languageID)),
      ("text", .string(contents)), ("workDoneToken", .string(text.path)),
    ]
    defer { discardAllButWarnings() }
    return try run(LearnTextCommand.method, JSONObject(argument))["words"]?.integer ?? 0
  }
}
