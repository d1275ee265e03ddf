// `inkling explain`: why a word is, or is not, offered or put in at the end of a text.

import ArgumentParser
import InkJSON

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a word is, or is not, offered or put in at the end of a text.",
    discussion: """
      Tells what becomes of the word and why, what would have been mistyped, who knows it, and how to have it \
      otherwise; with --json also likelihoods and costs, as natural logarithms.

      inkling explain "I saw teh" the    inkling explain "We met in Berl" Berlin
      """)

  @Argument(help: "The text up to the cursor.")
  var text: String

  @Argument(help: "The word to be explained.")
  var word: String

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if word.isEmpty {
      throw ValidationError("expected the word to be explained, found nothing")
    }
  }

  func run() throws {
    let answer = try withLocalServer(settings: languages.settings) {
      try $0.explanation(of: word, atEndOf: text)
    }
    if output.json { return say(answer) }
    for line in answer["report"]?.array ?? [] { say(line.string ?? "") }
  }
}
