// `inkling predict`: the ghost text that would stand after the text so far.

import ArgumentParser
import InkJSON

struct PredictCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "predict",
    abstract: "Predict how the text goes on: what an editor shows as ghost text.",
    discussion: "inkling predict \"I am looking forw\"")

  @Argument(help: "What has been typed.")
  var text: String

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    var settings = languages.settings.object ?? JSONObject()
    // Asked by hand: the lower gate, as for a field that wants predictions.
    settings["inlinePrediction"] = ["mode": "yes"]
    let answer = try withLocalServer(settings: .object(settings)) {
      try $0.autocomplete(atEndOf: text, want: ["inlinePrediction"], limit: nil)
    }
    let prediction = answer["inlinePrediction"] ?? .null
    if output.json { return say(prediction) }
    let parts = prediction["parts"]?.array ?? []
    say(text + parts.compactMap { $0["text"]?.string }.joined())
  }
}
