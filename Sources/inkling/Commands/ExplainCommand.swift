// `inkling explain`: says why a word is or is not suggested or corrected at the end of a text.

import ArgumentParser
import InkJSON

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a word is or is not suggested or corrected at the end of a text.",
    discussion: """
      Says what happens to the word and why, what would have been mistyped, which sources know it, and how to change \
      that; with --json also probabilities and costs, as natural logarithms.

      inkling explain "I saw teh" the    inkling explain "We met in Berl" Berlin
      """)

  @Argument(help: "The text up to the cursor.")
  var text: String

  @Argument(help: "The word to explain.")
  var word: String

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if word.isEmpty {
      throw ValidationError("expected a word to explain, found nothing")
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
