// `inkling predict`: prints the text with the ghost text an editor would show.

import ArgumentParser
import InkJSON

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
    name: .long, help: "How readily it predicts: default, no or yes; if omitted, as set.",
    completion: .list(Self.modes))
  var mode: String?

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  private static let modes = ["default", "no", "yes"]

  func validate() throws {
    guard let mode, !Self.modes.contains(mode) else { return }
    throw ValidationError("expected --mode default, no or yes, found '\(mode)'")
  }

  func run() throws {
    let text = try before.read()
    var settings = languages.settings.object ?? JSONObject()
    if let mode { settings["inlinePrediction"] = ["mode": .string(mode)] }
    let answer = try withLocalServer(settings: .object(settings)) {
      try $0.autocomplete(atEndOf: text, want: ["inlinePrediction"], limit: nil)
    }
    if output.json { return say(answer["inlinePrediction"] ?? .null) }
    say(text + (try ShownAnswer(answer).ghost?.text ?? ""))
  }
}
