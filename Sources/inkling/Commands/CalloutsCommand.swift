// `inkling callouts`: shows the variants of a character.

public import ArgumentParser
import InkCallouts
import InkJSON
import InkLSP
public import InkText

struct CalloutsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "callouts",
    abstract: "Show the variants of a character, the character itself first.",
    discussion: "inkling callouts e    inkling callouts --language sv a")

  @Argument(help: "One character.")
  var character: String

  @Option(name: .long, help: "The language whose letters come first, such as sv.")
  var language: String?

  @Option(
    name: .long, help: "The type of the field, such as url, where a full stop offers domains.")
  var field: FieldKind?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard character.count == 1 else {
      throw ValidationError("expected one character, found \(character.count)")
    }
  }

  func run() throws {
    if let language, !CalloutTable.knows(language) {
      complain(
        "inkling: the letters of \"\(language)\" are not known; showing those for all languages")
    }
    var parameters = JSONObject([("character", .string(character))])
    if let language { parameters["language"] = .string(language) }
    if let field { parameters["field"] = .string(field.rawValue) }
    let answer = try withLocalServer {
      try $0.result(of: CalloutsRequest.method, .object(parameters))
    }
    let callouts = answer["callouts"] ?? []
    if output.json { return say(callouts) }
    let texts = try JSONField(answer, "result")["callouts"].texts()
    say(texts.count > 1 ? texts.joined(separator: " ") : "\(character) has no variants")
  }
}

extension FieldKind: ExpressibleByArgument {}
