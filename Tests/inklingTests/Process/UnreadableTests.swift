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

  @Test func `words that nobody has kept yet are not taken for unreadable ones`() throws {
    #expect(try run("doctor").output.contains("ok  words     none kept yet ("))
    #expect(try run("words", "list").output.hasPrefix("no words learned"))
  }

  @Test(arguments: [
    ["complete", "I am goi"], ["correct", "teh"], ["explain", "I am", "going"], ["doctor"],
    ["words", "list"], ["words", "texts"], ["replacements", "list"],
  ])
  func `a command that only reads makes no file for words`(arguments: [String]) throws {
    let result = try Program.run(arguments, in: sandbox)
    #expect(result.ending == .exited(code: 0), "\(result.errors)")
    let found = try Program.shell("find \(sandbox.folder) -name 'words.sqlite*'", in: sandbox)
    #expect(found.output == "")
  }

  @Test func `the doctor says so once, where the words are`() throws {
    try losesWords()
    let result = try run("doctor")
    #expect(result.ending == .exited(code: 1))
    #expect(result.output.contains("FIX  words     your words cannot be stored in "))
    #expect(result.output.split(separator: "FIX").count == 2, "\(result.output)")
  }

  @Test func `a folder whose path is not UTF-8 has no project, and it is said why`() throws {
    let result = try Program.shell(
      """
      cd \(sandbox.folder); folder=$(printf 'caf\\351'); mkdir "$folder"; cd "$folder"
      echo '{}' > .inkling.json; "$INKLING" words learn --workspace wug; "$INKLING" doctor
      ls ..
      """, in: sandbox)
    let reason = "cannot find the current folder: its path is not UTF-8; rename it"
    #expect(result.errors.contains(reason))
    #expect(result.output.contains("FIX  project   \(reason)"))
    #expect(result.output.split(separator: "\n").count { $0.hasPrefix("caf") } == 1)
  }
}
