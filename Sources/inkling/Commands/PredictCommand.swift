// `inkling predict`: prints the text with the ghost text an editor would show.

public import ArgumentParser
import InkJSON
public import InkText

struct PredictCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "predict",
    abstract: "Predict how the text continues: what an editor shows as ghost text.",
    discussion: """
      Where an editor shows nothing, the text is printed unchanged; with --mode yes Inkling predicts more readily.

      inkling predict "I am looking forw"    inkling predict --mode yes "It is going to"
      """)

  @OptionGroup var before: TextBeforeCursor

  @Option(
    name: .long, help: "How readily it predicts; if omitted, as set.")
  var mode: PredictionMode?

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let text = try before.read()
    var settings = languages.settings.object ?? JSONObject()
    if let mode { settings["inlinePrediction"] = ["mode": .string(mode.rawValue)] }
    let answer = try withLocalServer(settings: .object(settings)) {
      try $0.autocomplete(atEndOf: text, want: ["inlinePrediction"], limit: nil)
    }
    if output.json { return say(answer["inlinePrediction"] ?? .null) }
    say(text + (try ShownAnswer(answer).ghost?.text ?? ""))
  }
}

extension PredictionMode: ExpressibleByArgument {}
