// `inkling words forget`: what is not to be known any more.

import ArgumentParser
import InkJSON
import InkLSP

struct ForgetWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget what was learned: words, by document, by time, of a project, or everything.",
    discussion: """
      The counts of the words around a forgotten word are erased with it. A forgotten word stays forgotten: the file \
      has a hash of it, and only 'inkling words learn' or an import brings it back. --all leaves nothing, neither in the \
      file nor in a damaged one that was set aside; only the words in a project's list stay, which others may share.
      """)

  @Argument(help: "Words, in exactly this letter case.")
  var words: [String] = []

  @Option(
    name: .long, help: "What was learned from and for this document, or from a folder.",
    completion: .file())
  var document: DocumentArgument?

  @Option(name: .long, help: "What was learned from this day on, such as 2026-01-31.")
  var since: CalendarDay?

  @Option(name: .long, help: "What was learned up to and including this day.")
  var until: CalendarDay?

  @Flag(name: .long, help: "The words in the current project's list, .inkling/words.txt.")
  var workspace = false

  @Flag(name: .long, help: "Everything that was ever learned, ignored, replaced or reverted.")
  var all = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    let isPeriod = since != nil || until != nil
    let parts = [!words.isEmpty, document != nil, isPeriod, workspace, all].count { $0 }
    if parts != 1 {
      throw ValidationError(
        "expected words, --document, --since and --until, --workspace, or --all; found \(parts == 0 ? "none" : "several")"
      )
    }
    if let since, let until, until < since {
      throw ValidationError("expected --until to be no earlier than --since")
    }
  }

  func run() throws {
    try withLocalServer { server in
      let answers = try WordAnswers(to: words.isEmpty ? [""] : words) { word in
        let argument = words.isEmpty ? part : [("word", .string(word))]
        return try server.run(ForgetCommand.method, JSONObject(argument))
      }
      report(answers.answered.map(\.answer))
      try answers.check("forgotten")
    }
  }

  private func report(_ answers: [JSONValue]) {
    if output.json {
      let kinds = ["removed"] + StoredKind.all.map(\.name)
      return say(
        .object(JSONObject(kinds.map { ($0, .integer(StoredKind.count($0, in: answers))) })))
    }
    if answers.isEmpty { return }
    let forgotten = StoredKind.list(of: answers)
    say(forgotten.isEmpty ? "nothing of that kind was stored" : "forgotten: " + forgotten)
  }

  /// What is to be forgotten if not words.
  private var part: [(String, JSONValue)] {
    if all { return [("all", true)] }
    if workspace { return [("workspace", true)] }
    if let document { return [("uri", .string(document.uri))] }
    var period: [(String, JSONValue)] = []
    if let since { period.append(("since", .integer(since.firstSecond))) }
    if let until { period.append(("until", .integer(until.lastSecond))) }
    return period
  }
}
