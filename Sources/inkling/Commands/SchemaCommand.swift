// `inkling schema`: prints the settings and the methods as JSON Schema.

import ArgumentParser
import InkJSON
import InkLSP
import InkSettings

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of the settings or of the methods.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case settings, methods
  }

  @Argument(help: "What to print: settings or methods.")
  var subject = Subject.settings

  func run() {
    switch subject {
    case .settings: say(SettingsSchema.document)
    case .methods: say(MethodSchema.document)
    }
  }
}
