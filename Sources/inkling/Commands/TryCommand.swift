// `inkling try`: type in your terminal and see what an editor with Inkling would show.

public import ArgumentParser
import InkJSON
import InkSystem
public import InkText

struct TryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Type in your terminal, with suggestions, ghost text and callouts.",
    discussion: """
      Drives the real server through the real protocol. Without a terminal it plays a short session and \
      prints what you would see.
      """)

  @Option(name: .long, help: "How much ghost text.")
  var inline = PredictionMode.yes

  @Option(name: .long, help: "What happens to mistyped words.")
  var autocorrect = AutocorrectMode.apply

  @Flag(name: .long, help: "Play the recorded session even in a terminal.")
  var play = false

  @OptionGroup var languages: LanguageOptions

  func run() throws {
    var settings = languages.settings.object ?? JSONObject()
    settings["autocorrect"] = .string(autocorrect.rawValue)
    // Text typed as a trial is not the user's writing.
    settings["learning"] = ["automatic": false]
    settings["inlinePrediction"] = ["mode": .string(inline.rawValue)]
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

extension AutocorrectMode: ExpressibleByArgument {}
