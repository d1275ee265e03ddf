// `inkling emoji`: finds emoji by name.

import ArgumentParser
import InkJSON
import InkLSP
import InkSystem

struct EmojiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji",
    abstract: "Find emoji by the beginning of a name or keyword, or by category.",
    discussion: "inkling emoji smi    inkling emoji red heart    inkling emoji --category flags"
  )

  @Argument(help: "The beginning of a name or keyword, or of several of its words.")
  var query: [String] = []

  @Option(name: .long, help: "Only those in a category.")
  var category: EmojiRequest.Category?

  @Option(
    name: [.customShort("n"), .long], parsing: .unconditional,
    help: "The number of emoji to show, at least 1.")
  var limit = 10

  @Option(name: .long, help: "The language of the names, such as de.")
  var language: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard 1 <= limit else {
      throw ValidationError("expected at least 1 emoji, found \(limit)")
    }
    guard query.contains(where: { !$0.isEmpty }) || category != nil else {
      throw ValidationError("expected the beginning of a name")
    }
  }

  func run() throws {
    if let language, !PackLibrary(.current).hasEmojiTable(of: language) {
      throw CommandFailure(
        "no names of emoji in \"\(language)\" were found; 'inkling pack list' shows the available tables"
      )
    }
    let words = query.joined(separator: " ")
    var parameters = JSONObject([("limit", .integer(Int64(limit)))])
    if !words.isEmpty { parameters["query"] = .string(words) }
    if let category { parameters["category"] = .string(category.rawValue) }
    if let language { parameters["language"] = .string(language) }
    let answer = try withLocalServer {
      try $0.result(of: EmojiRequest.method, .object(parameters))
    }
    let found = answer["emoji"] ?? []
    if output.json { return say(found) }
    let rows = (found.array ?? []).map { emoji -> [String] in
      let keywords = (emoji["keywords"]?.array ?? []).compactMap(\.string)
      return [
        emoji["text"]?.string ?? "", emoji["name"]?.string ?? "", keywords.joined(separator: ", "),
      ]
    }
    for line in aligned(rows) { say(line) }
    if !rows.isEmpty { return }
    guard let category, words.isEmpty else {
      throw CommandFailure("no name or keyword of an emoji begins like \"\(words)\"")
    }
    say("the category \(category.rawValue) has no emoji yet; your editor fills it as you use them")
  }
}

extension EmojiRequest.Category: ExpressibleByArgument {}
