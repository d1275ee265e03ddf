// The session that README.md shows is the one that `inkling try` plays.

import InkClient
import InkSystem
import InkTestSupport
import Testing

@Suite struct `The session in README.md`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `is taken line by line from the one that is played`() throws {
    let page = try ProjectTree.text(of: "README.md")
    let shown = page.split(separator: "```").first { $0.contains("▏") }
    let lines = try #require(shown).split(separator: "\n")
    #expect(lines.count > 10)
    var played = try run("try").output.split(separator: "\n")[...]
    for line in lines {
      let place = try #require(played.firstIndex(of: line), "not played there: \(line)")
      played = played[(place + 1)...]
    }
  }
}
