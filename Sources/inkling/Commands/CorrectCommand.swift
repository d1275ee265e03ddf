// `inkling correct`: what a word may have been meant as.

import ArgumentParser
import InkJSON

struct CorrectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "correct", abstract: "Say what words may have been meant as.",
    discussion: "inkling correct teh recieve    inkling correct --context \"over\" their")

  @Argument(help: "The words to look at; else those on standard input.")
  var words: [String] = []

  @Option(name: .long, help: "The text that stands before each word.")
  var context = ""

  @Option(
    name: .customShort("n", allowingJoined: true), parsing: .unconditional,
    help: "How many corrections for each, 1 to 50.")
  var n = 5

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  private static let what = "words to correct"

  func validate() throws {
    if words.isEmpty { try InputText.expect(Self.what) }
    if let phrase = words.first(where: { $0.contains(where: \.isWhitespace) || $0.isEmpty }) {
      throw ValidationError(
        "expected words one by one, found \"\(phrase)\"; what stands before a word goes into --context"
      )
    }
    guard (1...50).contains(n) else {
      throw ValidationError("expected a number of corrections from 1 to 50, found \(n)")
    }
  }

  func run() throws {
    let words =
      self.words.isEmpty
      ? try InputText.read(Self.what).split(whereSeparator: \.isWhitespace).map(String.init)
      : self.words
    let before = context.isEmpty || context.last?.isWhitespace == true ? context : context + " "
    var settings = languages.settings.object ?? JSONObject()
    // Who asks for corrections wants them, whatever is set for typing.
    settings["autocorrect"] = "offer"
    let answers = try withLocalServer(settings: .object(settings)) { server in
      try words.map { word in
        try server.autocomplete(atEndOf: before + word, want: ["corrections"], limit: n)
      }
    }
    if output.json {
      let parts: [JSONValue] = zip(words, answers).map { word, answer in
        [
          "word": .string(word), "corrections": answer["corrections"] ?? [],
          "typed": answer["typed"] ?? .null,
        ]
      }
      return say(.array(parts))
    }
    let rows = try zip(words, answers).map { try Self.row(word: $0, answer: OfferedAnswer($1)) }
    for line in aligned(rows) { say(line) }
  }

  private static func row(word: String, answer: OfferedAnswer) -> [String] {
    guard let typed = answer.typed else {
      return [word, "no word", "addresses, names of files and the like stay as they are"]
    }
    let corrections = answer.corrections.map(\.text)
    return [
      word, typed.isKnown ? "a word" : "not a word",
      corrections.isEmpty ? "no other word is near" : corrections.joined(separator: ", "),
    ]
  }
}
