// `inkling complete`: suggests words for the text so far.

import ArgumentParser
import InkJSON

struct CompleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete", abstract: "Suggest words for the text so far.",
    discussion: "inkling complete \"I am goi\"    inkling complete -n 5 \"thank you for \"")

  @OptionGroup var before: TextBeforeCursor

  @Option(
    name: .customShort("n", allowingJoined: true), parsing: .unconditional,
    help: "How many suggestions, 1 to 50 (default: suggestions.limit of your settings, or 3).")
  var n: Int?

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let n, !(1...50).contains(n) {
      throw ValidationError("expected a number of suggestions from 1 to 50, found \(n)")
    }
  }

  func run() throws {
    let text = try before.read()
    let answer = try withLocalServer(settings: languages.settings) {
      try $0.autocomplete(atEndOf: text, want: ["suggestions"], limit: n)
    }
    let suggestions = answer["suggestions"] ?? []
    if output.json { return say(suggestions) }
    for suggestion in try ShownAnswer(answer).suggestions { say(suggestion.text) }
  }
}

/// The language of a request, if it is not the one in the settings.
struct LanguageOptions: ParsableArguments {
  @Option(
    name: .long,
    help:
      "The language of the text, such as en (default: those of your settings or the current project)."
  )
  var language: String?

  /// The settings that select the language; empty for the configured ones.
  var settings: JSONValue {
    language.map { ["languages": [.string($0)]] } ?? [:]
  }
}
