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
    var progress = ProgressLine()
    var (textCount, foreignCount, wordCount): (Int64, Int64, Int64) = (0, 0, 0)
    try withLocalServer(settings: languages.settings) { server in
      for (index, text) in texts.enumerated() {
        progress.show(
          "learning", fraction: Double(index) / Double(texts.count),
          " from \(FileSystem.name(of: text.path))")
        guard let words = try server.learn(from: text) else { continue }
        textCount += 1
        foreignCount += words == 0 ? 1 : 0
        wordCount += words
      }
    }
    progress.end()
    let otherCount = Int64(texts.count) - textCount
    if textCount == 0 {
      let found =
        otherCount == 1
        ? "something else: \(texts[0].path)" : "\(otherCount) files of something else"
      throw CommandFailure("expected \(OwnTexts.Text.rule), found \(found)")
    }
    if output.json { return say(["texts": .integer(textCount), "words": .integer(wordCount)]) }
    let learnedCount = textCount - foreignCount
    say("learned from \(counted(learnedCount, "text")), \(counted(wordCount, "word"))")
    if foreignCount > 0 {
      say(
        "passed over \(counted(foreignCount, "text")) without prose in your languages "
          + "('--language de', or 'languages' in your settings)")
    }
    if otherCount > 0 {
      say("passed over \(counted(otherCount, "file")): no \(OwnTexts.Text.rule)")
    }
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
