// `inkling try`: type in your terminal and see what an editor with Inkling would show.

import ArgumentParser
import InkJSON
import InkSystem

struct TryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Type in your terminal, with suggestions, ghost text and callouts.",
    discussion: """
      Drives the real server through the real protocol. Without a terminal it plays a short session and \
      prints what you would see.
      """)

  @Option(name: .long, help: "How much ghost text: default, no or yes.")
  var inline = "yes"

  @Option(name: .long, help: "What happens to mistyped words: off, offer or apply.")
  var autocorrect = "apply"

  @Flag(name: .long, help: "Play the recorded session even in a terminal.")
  var play = false

  @OptionGroup var languages: LanguageOptions

  func validate() throws {
    guard ["default", "no", "yes"].contains(inline) else {
      throw ValidationError("expected --inline default, no or yes, found '\(inline)'")
    }
    guard ["off", "offer", "apply"].contains(autocorrect) else {
      throw ValidationError("expected --autocorrect off, offer or apply, found '\(autocorrect)'")
    }
  }

  func run() throws {
    var settings = languages.settings.object ?? JSONObject()
    settings["autocorrect"] = .string(autocorrect)
    // Text typed as a trial is not the user's writing.
    settings["learning"] = ["automatic": false]
    settings["inlinePrediction"] = ["mode": .string(inline)]
    let isTerminal = Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
    let isInteractive = isTerminal && Environment.current["TERM"] != "dumb" && !play
    if isInteractive {
      // A person who keeps typing at once has not seen the suggestions.
      settings["suggestions"] = ["seenAfterMilliseconds": 120]
      try Prompt(settings: .object(settings)).run()
    } else {
      var demonstration = try Demonstration(settings: .object(settings))
      try demonstration.run()
    }
  }
}
