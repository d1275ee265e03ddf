// `inkling emoji`: emoji by their names.

import ArgumentParser
import InkClient
import InkJSON

struct EmojiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji",
    abstract: "Find emoji by how their names or keywords begin.",
    discussion: "inkling emoji smi    inkling emoji red heart    inkling emoji --language de herz")

  @Argument(help: "The beginning of a name or keyword, or of several words of it.")
  var query: [String]

  @Option(name: [.customShort("n"), .long], help: "How many to show.")
  var limit = 10

  @Option(name: .long, help: "The language of the names, such as de.")
  var language: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard 0 <= limit else { throw ValidationError("expected a number of emoji, found \(limit)") }
    guard !query.isEmpty else { throw ValidationError("expected the beginning of a name") }
  }

  func run() throws {
    var parameters = JSONObject([
      ("query", .string(query.joined(separator: " "))), ("limit", .integer(Int64(limit))),
    ])
    if let language { parameters["language"] = .string(language) }
    let answer = try withLocalServer {
      try $0.client.result(of: "inkling/emoji", .object(parameters))
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
  }
}
