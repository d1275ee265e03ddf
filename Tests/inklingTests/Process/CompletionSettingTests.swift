// What `inkling complete` takes from the settings.

import InkClient
import InkSystem
import Testing

@Suite struct CompletionSettingTests: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `complete shows as many words as the settings say, unless told otherwise`() throws {
    let settings = #"{"suggestions": {"limit": 1}}"#
    try sandbox.write(Array(settings.utf8), to: "config/inkling/config.json")
    #expect(try run("complete", "I am go").output == "going\n")
    #expect(try run("complete", "-n", "2", "I am go").output.split(separator: "\n").count == 2)
  }
}
