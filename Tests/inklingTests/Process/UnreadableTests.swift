// What the commands say where the user's words cannot be read, and where a folder has a name they cannot represent.

import InkClient
import InkSystem
import Testing

@Suite struct `What cannot be read`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Has a folder where the words should be.
  private func losesWords() throws {
    _ = try run("words", "learn", "wug")
    let found = try Program.shell(
      """
      file=$(find \(sandbox.folder) -name words.sqlite)
      rm -f "$file" "$file"-*; mkdir "$file"; echo "$file"
      """, in: sandbox)
    try #require(found.output.hasSuffix("words.sqlite\n"), "\(found.errors)")
  }

  @Test(arguments: [
    ["words", "list"], ["words", "list", "--json"], ["words", "texts"], ["replacements", "list"],
    ["words", "export", "-"],
  ])
  func `words that cannot be read are not listed as none`(arguments: [String]) throws {
    try losesWords()
    let result = try Program.run(arguments, in: sandbox)
    #expect(result.ending == .exited(code: 1))
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: your words cannot be stored in "))
  }

  @Test func `the doctor says so once, where the words are`() throws {
    try losesWords()
    let result = try run("doctor")
    #expect(result.ending == .exited(code: 1))
    #expect(result.output.contains("FIX  words     your words cannot be stored in "))
    #expect(result.output.split(separator: "FIX").count == 2, "\(result.output)")
  }
}
